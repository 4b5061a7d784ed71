// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct UndocumentedKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.undocumentedKey
    let description = RuleDescription(
        id: "ats.undocumented-key",
        title: "An undocumented key can switch pinning off",
        risk: "With SecTrustPinningRequired the pins of NSPinnedDomains are discarded.",
        remedy: "Remove the key.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            RuleExample(
                "at the root",
                infoPlist:
                    """
                    <key>NSAppTransportSecurity</key>
                    <dict/>
                    ↓<key>SecTrustPinningRequired</key>
                    <true/>
                    """)
        ],
        quiet: [
            .ats(
                "absent",
                """
                <key>NSAllowsLocalNetworking</key>
                <true/>
                """)
        ])
}
