// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// The rules about how an artifact is stored and what could not be read.
    static let readingRules: [any Rule] = [
        AmbiguousBundle(),
        ArchiveBomb(),
        ArchiveDuplicateMember(),
        ArchiveEncryptedMember(),
        ArchiveGap(),
        ArchiveHeaderMismatch(),
        ArchiveNestedTooDeep(),
        ArchiveOverlap(),
        ArchivePathTraversal(),
        ArchiveTruncated(),
        InaccessibleFile(),
        LimitReached(),
        MalformedFile(),
        MissingInfoPlist(),
        SymbolicLink(),
        UnopenedContainer(),
    ]
}
