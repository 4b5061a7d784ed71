// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct SubdomainsOfAddress: DiagnosticRule {
    let code = ATSDiagnostic.Code.subdomainsOfAddress
    let description = RuleDescription(
        id: "ats.subdomains-of-address",
        title: "NSIncludesSubdomains on an address",
        risk: "The key has no effect there.",
        remedy: "Remove the key; for more addresses write a range.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an address",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>192.168.1.1</key>
                	<dict><key>NSIncludesSubdomains</key>↓<true/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "a name",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSIncludesSubdomains</key><true/></dict>
                </dict>
                """)
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? { .info }
}
