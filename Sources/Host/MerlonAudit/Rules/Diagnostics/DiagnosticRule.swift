// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

/// A rule that reports one kind of diagnostic of the decoder.
protocol DiagnosticRule: Rule {
    /// The kind.
    var code: ATSDiagnostic.Code { get }
    /// The severity of `diagnostic`, where it is not that of the rule's stake.
    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity?
    /// Whether another rule reports `diagnostic`.
    func isReportedElsewhere(_ diagnostic: ATSDiagnostic) -> Bool
}

extension DiagnosticRule {
    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { nil }

    func isReportedElsewhere(_ diagnostic: ATSDiagnostic) -> Bool { false }

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.filter(\.isProcess).flatMap { bundle in
            (bundle.infoPlist?.diagnostics ?? []).filter { $0.code == code && !isReportedElsewhere($0) }
                .map { diagnostic in
                    finding(
                        in: bundle, at: diagnostic.keyPath, diagnostic.place, message: diagnostic.message,
                        severity: severity(of: diagnostic, in: bundle),
                        remedy: diagnostic.intended.map { "\(description.remedy) Here most likely: \($0)" })
                }
        }
    }
}
