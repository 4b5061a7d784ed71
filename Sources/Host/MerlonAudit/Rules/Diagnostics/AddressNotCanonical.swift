// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct AddressNotCanonical: DiagnosticRule {
    let code = ATSDiagnostic.Code.addressNotCanonical
    let description = RuleDescription(
        id: "ats.address-not-canonical",
        title: "An address is not in its canonical spelling",
        risk: "Exact entries are compared letter by letter with the address as the system spells it.",
        remedy: "Write the address in its canonical form (RFC 5952).",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .ats(
                "upper case",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>2001:DB8::1</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "canonical",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>2001:db8::1</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ])
}
