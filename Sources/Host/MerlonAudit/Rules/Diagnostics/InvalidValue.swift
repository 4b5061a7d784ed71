// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct InvalidValue: DiagnosticRule {
    let code = ATSDiagnostic.Code.invalidValue
    let description = RuleDescription(
        id: "ats.invalid-value",
        title: "A value outside the documented set",
        risk: "The system compares letter by letter and ignores any other value: the default stays.",
        remedy: "Write one of the documented values.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "upper case in a version",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key>↓<string>TLSV1.3</string></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "as documented",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.3</string></dict>
                </dict>
                """)
        ])
}
