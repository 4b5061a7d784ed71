// SPDX-License-Identifier: Apache-2.0

extension Circumstances {
    /// What App Transport Security demands of the server's TLS by the settings given, in place of what it
    /// demands by default.
    func adjustForDemands(_ answer: DiagnosisContext.ATSAnswer, _ board: inout ScoreBoard) {
        let weight = board.weight(.tlsVersionOrSuite)
        guard weight > 0, answer.isAllowed, url?.isCleartext != true else { return }
        let demands = Demands(answer, isAboutVersion: isAboutVersion, isAboutSuite: isAboutSuite)
        guard demands.isMet else {
            board.replaceNote(of: .tlsVersionOrSuite, by: demands.note(for: url?.host ?? "this host"))
            return
        }
        board.raise(
            .tlsBelowSystem, to: weight, because: demands.lifted(for: url?.host ?? "this host"))
        board.lower(.tlsVersionOrSuite, to: 0)
        if has(.osStatus, -9824) || has(.tlsAlert, 40) || has(.noCommonSuite) {
            board.raise(
                .clientCertificateRequired, to: min(weight - 1, 66),
                because: "Servers that want a client certificate and get none end the handshake like this.")
        }
    }

    private var isAboutVersion: Bool {
        has(.osStatus, -9836, -9881) || has(.tlsAlert, 70) || has(.protocolVersion)
    }

    private var isAboutSuite: Bool { has(.osStatus, -9882) }
}

/// The demands that the settings leave in place, as far as the error can be about them.
private struct Demands {
    /// The lowest version where it is above the lowest that any setting allows, as `TLS 1.2`.
    var version: String?
    var forwardSecrecy: Bool
    private let minimum: String?
    private let isAboutVersion: Bool
    private let isAboutSuite: Bool

    init(_ answer: DiagnosisContext.ATSAnswer, isAboutVersion: Bool, isAboutSuite: Bool) {
        minimum = answer.minimumTLS.map { $0.hasPrefix("TLSv") ? "TLS " + $0.dropFirst(4) : $0 }
        version = minimum == "TLS 1.0" ? nil : minimum
        forwardSecrecy = minimum != nil && answer.requiresForwardSecrecy
        self.isAboutVersion = isAboutVersion
        self.isAboutSuite = isAboutSuite && !isAboutVersion
    }

    /// Whether the error can't be about any demand that is left.
    var isMet: Bool {
        if isAboutVersion { return version == nil }
        if isAboutSuite { return !forwardSecrecy }
        return version == nil && !forwardSecrecy
    }

    /// The sentence that acquits the settings.
    func lifted(for host: String) -> String {
        guard let minimum else {
            return "By the settings given App Transport Security demands nothing of \(host)."
        }
        let secrecy = forwardSecrecy ? "" : " and suites without forward secrecy"
        return "By the settings given App Transport Security takes \(minimum)\(secrecy) from \(host): "
            + "the exception is in place, and its demands are not the cause."
    }

    /// What the settings still demand, and the keys that lower just that.
    func note(for host: String) -> ScoreBoard.OwnNote {
        let secrecy = forwardSecrecy ? " with forward secrecy (ECDHE)" : ", without forward secrecy too"
        var tooLittle = version.map { ["versions below \($0)"] } ?? []
        tooLittle += forwardSecrecy ? ["static RSA"] : []
        var keys: [String] = []
        if version != nil, !isAboutSuite { keys.append("NSExceptionMinimumTLSVersion") }
        if forwardSecrecy, !isAboutVersion { keys.append("NSExceptionRequiresForwardSecrecy=NO") }
        return ScoreBoard.OwnNote(
            because: "By the settings given App Transport Security wants \(minimum ?? "any version") or later"
                + secrecy + " of \(host); a server that offers less ends the handshake.",
            checks: [
                "Which version and suite does the server choose? Too little are "
                    + (tooLittle + ["DHE", "3DES"]).joined(separator: ", ") + " and RC4.",
                "Best: raise the server. Else \(keys.joined(separator: " or ")) for \(host); DHE, 3DES and RC4 have no exception.",
                "If it fails with arbitrary loads allowed too, it is not App Transport Security.",
            ])
    }
}
