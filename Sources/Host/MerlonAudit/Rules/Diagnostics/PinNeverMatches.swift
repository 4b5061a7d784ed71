// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct PinNeverMatches: DiagnosticRule {
    let code = ATSDiagnostic.Code.pinNeverMatches
    let description = RuleDescription(
        id: "ats.pin-never-matches",
        title: "A pin can never match",
        risk: "The digest is one that no key has, such as that of empty input from a command that failed.",
        remedy: "Compute the digest again from the certificate.",
        stake: .outage,
        taxa: ["MASVS-NETWORK-2"],
        firing: [
            .ats(
                "the digest of nothing",
                """
                <key>NSPinnedDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict>
                		<key>NSPinnedCAIdentities</key>
                		<array>
                			<dict><key>SPKI-SHA256-BASE64</key><string>r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=</string></dict>
                			<dict><key>SPKI-SHA256-BASE64</key>↓<string>47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=</string></dict>
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
