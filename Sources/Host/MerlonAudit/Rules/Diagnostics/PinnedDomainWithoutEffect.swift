// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct PinnedDomainWithoutEffect: DiagnosticRule {
    let code = ATSDiagnostic.Code.pinnedDomainWithoutEffect
    let description = RuleDescription(
        id: "ats.pinned-domain-without-effect",
        title: "A pinned entry protects nothing",
        risk: "The team believes that the host is pinned.",
        remedy: "Write the bare host name and at least one list of identities.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .ats(
                "no list",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	↓<key>shop.example</key>
                	<dict/>
                </dict>
                """),
            .ats(
                "a dot at the end",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	↓<key>shop.example.</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key><string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                		</array>
                	</dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a valid entry",
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
