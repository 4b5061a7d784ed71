// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct PinMalformed: DiagnosticRule {
    let code = ATSDiagnostic.Code.pinMalformed
    let description = RuleDescription(
        id: "ats.pin-malformed",
        title: "A pin that the system drops",
        risk: "Bad items are dropped without a word; what remains may be one pin without a backup, or none.",
        remedy: "Write base64 of the SHA-256 of the DER subject public key info, with padding.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .ats(
                "a prefix of another tool",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key><string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                			<dict><key>SPKI-SHA256-BASE64</key>↓<string>sha256/r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
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
