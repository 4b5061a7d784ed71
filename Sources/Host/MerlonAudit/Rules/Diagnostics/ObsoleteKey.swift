// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct ObsoleteKey: DiagnosticRule {
    let code = ATSDiagnostic.Code.obsoleteKey
    let description = RuleDescription(
        id: "ats.obsolete-key",
        title: "An obsolete key",
        risk:
            "The key has no effect: the system always demands Certificate Transparency of public certificates.",
        remedy: "Remove the key.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        discussion: "Apple's page says: \"Don't use this key\".",
        firing: [
            .ats(
                "certificate transparency",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>↓<key>NSRequiresCertificateTransparency</key><true/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "another key",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.3</string></dict>
                </dict>
                """)
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .info }
}
