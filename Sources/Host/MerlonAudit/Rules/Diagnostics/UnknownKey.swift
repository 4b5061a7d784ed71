// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct UnknownKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.unknownKey
    let description = RuleDescription(
        id: "ats.unknown-key",
        title: "A key that no system knows",
        risk: "Dead weight at best; at worst the one protection that a reviewer counts on.",
        remedy: "Remove the key, or find the documented one that does what was meant.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "a key of nobody's",
                """
                ↓<key>CompanyTransportPolicy</key>
                <string>strict</string>
                """)
        ],
        quiet: [
            .ats(
                "a known key",
                """
                <key>NSAllowsLocalNetworking</key>
                <true/>
                """)
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .low }
}
