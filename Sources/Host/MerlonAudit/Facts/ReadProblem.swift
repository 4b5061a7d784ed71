// SPDX-License-Identifier: Apache-2.0

/// Why a file was not read, or what is odd about how it is stored. Each kind is a rule of the audit.
public struct ReadProblem: Sendable, Hashable {
    /// What is wrong. The raw values are the ends of stable rule ids: `read.` and this.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A bundle has two files that readers may take for its Info.plist.
        case ambiguousBundle = "ambiguous-bundle"
        /// A member's compressed size promises far more than an app needs, or grows past the limit.
        case bomb = "archive-bomb"
        /// Central directory and local header of a member disagree.
        case headerMismatch = "archive-header-mismatch"
        /// Two members have one name.
        case duplicateMember = "archive-duplicate-member"
        /// A member is encrypted.
        case encryptedMember = "archive-encrypted-member"
        /// Bytes of the file belong to no member.
        case gap = "archive-gap"
        /// Archives in archives, deeper than the limit.
        case nestedTooDeep = "archive-nested-too-deep"
        /// Two members claim the same bytes.
        case overlap = "archive-overlap"
        /// A member's name leads out of the archive.
        case pathTraversal = "archive-path-traversal"
        /// A symbolic link in an archive or bundle that leads out of it.
        case symbolicLink = "archive-symbolic-link"
        /// The archive ends before its directory says.
        case truncated = "archive-truncated"
        /// A file that should hold facts and is malformed.
        case malformed = "malformed-file"
        /// The operating system refused.
        case inaccessible = "inaccessible-file"
        /// An archive in a form that this program does not open.
        case container = "unopened-container"
        /// A limit of this program was reached.
        case limit = "limit-reached"
        /// A bundle without its Info.plist.
        case missingInfoPlist = "missing-info-plist"
    }

    /// What is wrong.
    public var kind: Kind
    /// Where.
    public var location: Location
    /// One sentence that names both sides, without quoting content.
    public var message: String

    /// A problem from its parts.
    public init(_ kind: Kind, at location: Location, message: String) {
        self.kind = kind
        self.location = location
        self.message = message
    }
}
