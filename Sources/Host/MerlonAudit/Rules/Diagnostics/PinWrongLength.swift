// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct PinWrongLength: DiagnosticRule {
    let code = ATSDiagnostic.Code.pinWrongLength
    let description = RuleDescription(
        id: "ats.pin-wrong-length",
        title: "A pin can never match: it is not 32 bytes",
        risk: "The system checks no length, keeps the digest and never finds a certificate for it.",
        remedy: "Write base64 of the SHA-256 of the DER subject public key info: 44 characters.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .ats(
                "a SHA-1 digest",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key><string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                			<dict><key>SPKI-SHA256-BASE64</key>↓<string>2jmj7l5rSw0yVb/vlWAYkK/YBwk=</string></dict>
                		</array>
                	</dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "a valid list",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key><string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """)
        ])
}
