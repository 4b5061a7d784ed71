// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A rule that reports one kind of diagnostic of the decoder.
protocol DiagnosticRule: Rule {
    /// The kind.
    var code: ATSDiagnostic.Code { get }
    /// The severity of `diagnostic`, where it is not that of the rule's stake.
    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity?
}

extension DiagnosticRule {
    /// A loosening without effect is of low severity; where pins are what has none, a protection is lost.
    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? {
        guard description.stake == .looseningWithoutEffect,
            diagnostic.keyPath.steps.starts(with: PropertyListKeyPath.ats("NSPinnedDomains").steps)
        else { return nil }
        return Stake.protectionWithoutEffect.severity
    }

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.filter(\.isProcess).flatMap { bundle in
            (bundle.infoPlist?.diagnostics ?? []).filter { $0.code == code }
                .map { diagnostic in
                    finding(
                        in: bundle, at: diagnostic.keyPath, diagnostic.place, message: diagnostic.message,
                        severity: severity(of: diagnostic, in: bundle),
                        remedy: diagnostic.intended.map { "\(description.remedy) Here most likely: \($0)" })
                }
        }
    }
}
