// SPDX-License-Identifier: Apache-2.0

/// What is always true of a cause, whatever text it was found in.
struct CauseNote {
    /// A command, before the host and the app are filled in.
    enum Step {
        case clientCertificateRequest
        case curl
        case dnsQuery
        case entitlements
        case explain
        case infoPlistKey(String)
        case nscurl
        case openSSL
        case pinDigest
        case port
        case privacyManifest
        case proxySettings
        case systemLog
    }

    var title: String
    /// One or two sentences: what is going on.
    var because: String
    var checks: [String]
    var steps: [Step]
    var sources: [ErrorSource]

    init(
        _ title: String, because: String, checks: [String], steps: [Step] = [], sources: [ErrorSource] = []
    ) {
        self.title = title
        self.because = because
        self.checks = checks
        self.steps = steps
        self.sources = sources
    }

    /// The note of every cause; a test sees that none is missing.
    static let all: [CauseID: CauseNote] = [policy, handshake, certificate, connection, exchange, keychain]
        .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
