// SPDX-License-Identifier: Apache-2.0

/// What a certificate says of itself. Read, not verified.
public struct CertificateFacts: Sendable, Hashable {
    /// The subject's common name: `Apple Distribution: Team (ID)`.
    public var name: String?
    /// The issuer's common name.
    public var issuer: String?
    /// The first second in which it is valid, in seconds since 1970-01-01T00:00:00Z; nil where it is not known.
    public var begins: Int?
    /// The last second in which it is valid, in seconds since 1970-01-01T00:00:00Z.
    public var expires: Int

    /// A certificate from its parts.
    public init(name: String?, issuer: String? = nil, begins: Int? = nil, expires: Int) {
        self.name = name
        self.issuer = issuer
        self.begins = begins
        self.expires = expires
    }
}
