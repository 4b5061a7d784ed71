// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct AddressTrap: DiagnosticRule {
    let code = ATSDiagnostic.Code.addressTrap
    let description = RuleDescription(
        id: "ats.address-trap",
        title: "An address or range means something else than it seems",
        risk: "The system reads such a range differently (/08 matches every IPv4 address) or not at all.",
        remedy: "Write the range as prefix and decimal length, such as 10.0.0.0/8.",
        stake: .ambiguousArtifact,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "an octal length",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>192.168.0.0/08</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "an address part of 15 characters",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>192.168.100.128/25</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
        ],
        quiet: [
            .ats(
                "a plain range",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>203.0.113.128/25</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ])
}
