// SPDX-License-Identifier: Apache-2.0

/// What a certificate says of itself. Read, not verified.
public struct CertificateFacts: Sendable, Hashable {
    /// The subject's common name: `Apple Distribution: Team (ID)`.
    public var name: String?
    /// The last second in which it is valid, in seconds since 1970-01-01T00:00:00Z.
    public var expires: Int

    /// A certificate from its parts.
    public init(name: String?, expires: Int) {
        self.name = name
        self.expires = expires
    }
}
