// SPDX-License-Identifier: Apache-2.0

/// An exception that the system carries itself: HTTP allowed, no forward secrecy asked, subdomains
/// included. An entry of the app for the same name takes its place (Security-61901).
struct BuiltInException: Sendable {
    /// The host.
    let name: String
    /// The lowest protocol version.
    let minimumTLS: TLSVersion

    /// All of them, in the order of the source.
    static let all = [
        BuiltInException(name: "apple.com", minimumTLS: .tls12),
        BuiltInException(name: "ls.apple.com", minimumTLS: .tls10),
        BuiltInException(name: "gs.apple.com", minimumTLS: .tls10),
        BuiltInException(name: "geo.apple.com", minimumTLS: .tls10),
        BuiltInException(name: "is.autonavi.com", minimumTLS: .tls10),
        BuiltInException(name: "apple-mapkit.com", minimumTLS: .tls10),
        BuiltInException(name: "setup.icloud.com", minimumTLS: .tls12),
    ]
}
