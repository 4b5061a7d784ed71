// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct UndocumentedKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.undocumentedKey
    let description = RuleDescription(
        id: "ats.undocumented-key",
        title: "A key or variant that no document of ATS names",
        risk:
            "What the system makes of it is not documented: SecTrustPinningRequired discards the pins, and a variant for one device may replace the whole dictionary there.",
        remedy: "Remove the key; write one NSAppTransportSecurity dictionary for all devices.",
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
