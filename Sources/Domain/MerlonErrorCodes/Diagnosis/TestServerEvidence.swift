// SPDX-License-Identifier: Apache-2.0

/// badssl.com is what developers try their error handling on: each of its hosts shows one fault on purpose
/// and is named after it.
struct TestServerEvidence {
    let host: String?

    func adjust(_ board: inout ScoreBoard) {
        guard let host, host.hasSuffix(".badssl.com"), let fault = Self.fault(of: String(host.dropLast(11))),
            !board.ranked(atLeast: 30).isEmpty
        else { return }
        board.raise(fault, to: 86, because: "\(host) is a test server that shows this fault on purpose.")
    }

    private static func fault(of name: String) -> CauseID? {
        switch name {
        case "expired": .expired
        case "no-common-name", "no-subject", "wrong.host": .hostNameMismatch
        case "self-signed": .selfSigned
        case "edellroot", "superfish", "untrusted-root": .untrustedRoot
        case "revoked": .revoked
        case "pinning-test": .pinMismatch
        case "incomplete-chain": .missingIntermediate
        case "sha1-2016", "sha1-2017", "sha1-intermediate": .weakSignature
        case "client", "client-cert-missing": .clientCertificateRequired
        case "invalid-expected-sct", "no-sct": .certificateTransparency
        case "mixed", "mixed-form", "mixed-script", "very": .mixedContent
        case _ where Self.weak.contains(where: name.hasPrefix): .tlsVersionOrSuite
        default: nil
        }
    }

    private static let weak = ["3des", "dh", "null", "rc4", "static-rsa", "tls-v1-0", "tls-v1-1"]
}
