// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

extension TextPage {
    /// What is demanded of TLS, and which keys are pinned.
    mutating func writeDemands(of answer: ExplainAnswer) {
        let decision = answer.decision
        field(
            "tls", [decision.tls?.words ?? "nothing is demanded; the system's own trust evaluation remains"])
        if decision.trustMayBeLoosened, answer.isSecure {
            field("trust", ["The app's own code may loosen it for this host."])
        }
        let pins = decision.pins.words
        if !pins.isEmpty { field("pins", pins) }
    }

    /// The rules that were applied, in order.
    mutating func writeTrace(of answer: ExplainAnswer) {
        field(
            "why",
            answer.trace.enumerated().flatMap { index, step in
                let explanation = step.explanation
                var lines = ["\(index + 1). \(explanation.text)"]
                if let keyPath = explanation.keyPath {
                    lines.append("   → \(explanation.place?.lead ?? "")\(keyPath)")
                }
                return lines
            },
            hanging: 3)
    }

    /// Where other sources, or other versions of the system, decide otherwise.
    mutating func writeAlternatives(of answer: ExplainAnswer) {
        let lines = answer.alternatives.map { alternative in
            "- \(alternative.outcome): \(alternative.statement) [\(alternative.source)]"
        }
        if !lines.isEmpty { field("but", lines, hanging: 2) }
    }
}

extension ATSAlternative {
    /// `allowed on iOS 10 to 16`, `perhaps blocked`, `other pins`.
    fileprivate var outcome: String {
        if let versions { return "\(decision.verdict.rawValue) on \(versions)" }
        if differences.contains(.verdict) { return "perhaps \(decision.verdict.rawValue)" }
        if differences.isEmpty {
            return topic == .numericHost ? "also \(decision.verdict.rawValue)" : "beside the load"
        }
        return differences.map(words).joined(separator: ", ")
    }

    private func words(_ field: ATSDecision.Field) -> String {
        switch field {
        case .cipherSuites: "\(decision.tls?.cipherSuites.count ?? 0) cipher suites"
        case .cleartextAllowed: decision.cleartextAllowed ? "http allowed" : "http blocked"
        case .keyLengths:
            decision.tls?.checksKeyLength == true ? "key lengths checked" : "key lengths not checked"
        case .minimumTLS: decision.tls.map { "at least \($0.minimumTLS.rawValue)" } ?? "no demand on TLS"
        case .niap: "NIAP package \(decision.tls?.niap.rawValue ?? "none")"
        case .pins: decision.pins == .none ? "no pins" : "other pins"
        case .requiresForwardSecrecy:
            decision.tls?.requiresForwardSecrecy == true
                ? "forward secrecy required" : "no forward secrecy required"
        case .verdict: decision.verdict.rawValue
        }
    }
}

extension ATSTransportDemand {
    fileprivate var words: String {
        var words = "at least \(minimumTLS.rawValue), "
        words += requiresForwardSecrecy ? "with forward secrecy" : "forward secrecy not required"
        if niap != .none { words += ", NIAP package \(niap.rawValue)" }
        if checksKeyLength {
            words += "; RSA keys of \(minimumRSABits) bits, elliptic curves of \(minimumECBits)"
        }
        return words + "; digests of \(minimumDigest) or better; \(cipherSuites.count) cipher suites"
    }
}

extension ATSPinDemand {
    fileprivate var words: [String] {
        if rejectsEverything { return ["A list holds no usable key: every connection over TLS fails."] }
        var lines: [String] = []
        if let ca {
            lines.append("One certificate above the leaf must have a key of: \(ca.joined(separator: ", "))")
        }
        if let leaf { lines.append("The leaf must have a key of: \(leaf.joined(separator: ", "))") }
        if ca != nil, leaf != nil { lines.append("Both must match.") }
        return lines
    }
}
