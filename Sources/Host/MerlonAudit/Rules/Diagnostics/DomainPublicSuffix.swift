// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

struct DomainPublicSuffix: DiagnosticRule {
    let code = ATSDiagnostic.Code.domainPublicSuffix
    let description = RuleDescription(
        id: "ats.domain-public-suffix",
        title: "An entry opens what strangers share",
        risk:
            "Everybody who rents a name below this suffix is covered by the exception, and so is everybody who can redirect the app there.",
        remedy: "List the exact host, without NSIncludesSubdomains.",
        stake: .strangersInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASWE-0050", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: "An entry that only raises demands is of low severity.",
        firing: [
            .ats(
                "a cloud's suffix",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>compute.amazonaws.com</key>
                	<dict><key>NSIncludesSubdomains</key><true/><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """)
        ],
        quiet: [
            .ats(
                "one's own suffix",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>shop.example</key>
                	<dict><key>NSIncludesSubdomains</key><true/><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
            .ats(
                "one host below it",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>ec2-1.compute.amazonaws.com</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """),
        ])

    func severity(of diagnostic: ATSDiagnostic, in bundle: BundleFacts) -> Severity? {
        let domain = bundle.infoPlist?.ats?.exceptionDomains.first { $0.namePlace == diagnostic.place }
        if case .no = SettingValue(domain?.allowsInsecureHTTPLoads) { return .low }
        return nil
    }
}
