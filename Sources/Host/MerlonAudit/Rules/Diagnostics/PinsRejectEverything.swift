// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct PinsRejectEverything: DiagnosticRule {
    let code = ATSDiagnostic.Code.pinsRejectEverything
    let description = RuleDescription(
        id: "ats.pins-reject-everything",
        title: "A pin list holds nothing: every connection fails",
        risk: "The host counts as pinned with no identity, so no certificate can match.",
        remedy: "Put valid identities into the list, or remove it.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .ats(
                "an empty list",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		↓<array/>
                	</dict>
                </dict>
                """),
            .ats(
                "nothing readable in it",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		↓<array>
                			<string>abc</string>
                		</array>
                	</dict>
                </dict>
                """),
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

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .high }
}
