// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct DebugHost: Rule {
    let description = RuleDescription(
        id: "ats.debug-host",
        title: "A developer's host is excepted in a build for users",
        risk:
            "On a user's device the name or address belongs to somebody else's machine, or to whatever else runs on that device.",
        remedy: "Keep the entry in the debug configuration's Info.plist and leave it out of the release one.",
        stake: .debugSettingShipped,
        taxa: ["MASVS-NETWORK-1", "MASVS-CODE-4", "CWE-489", "M8:2024"],
        discussion: """
            Fires where the artifact is signed for users (App Store, ad hoc, enterprise, Developer ID), and in
            a project's configurations that are not for developers alone. Local
            addresses and `.local` names are reported with less confidence than `localhost`, since an app may
            really talk to devices in the home; names with a label such as `staging` with low confidence.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "the packager of a debug build",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>localhost</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore),
            .ats(
                "with a port, which never matches but shows the intent",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>localhost:8081</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .enterprise),
            .ats(
                "a staging host",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	↓<key>api.staging.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .adHoc),
        ],
        quiet: [
            .ats(
                "in a build for the debugger",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>localhost</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .development),
            .ats(
                "a pattern, a variable and a URL, which are no hosts",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>{a}</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                	<key>{a}.local</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                	<key>$(HOST)</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                	<key>http://shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore),
            .ats(
                "a host of production",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>contest.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                </dict>
                """, distribution: .appStore),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.filter(\.bundle.reachesUsers).flatMap { governed in
            governed.ats.exceptionDomains.compactMap { domain in
                guard !domain.restatesDefaults, let (confidence, what) = judge(domain.name) else {
                    return nil
                }
                return finding(
                    in: governed.bundle, at: .exception(domain.name), domain.namePlace,
                    message: "\(domain.name) is \(what), in \(governed.bundle.audience)",
                    evidence: domain.name, confidence: confidence)
            }
        }
    }

    private func judge(_ name: String) -> (Confidence, String)? {
        switch ExceptionHost(name) {
        case .loopback: return (.high, "the device itself")
        case .local: return (.medium, "a host of the local network")
        case .address, .noHost: return nil
        case .name:
            let words: Set = [
                "debug", "dev", "develop", "development", "qa", "sandbox", "staging", "test", "uat",
            ]
            let labels = name.lowercased().split { $0 == "." || $0 == "-" || $0 == ":" }
            guard let word = labels.dropLast(2).first(where: { words.contains(String($0)) }) else {
                return nil
            }
            return (.low, "by the word \"\(word)\" a host of a developer's environment")
        }
    }
}

extension BundleFacts {
    /// Whom the bundle is for, in words.
    fileprivate var audience: String {
        build == nil ? "an artifact signed for \(distribution.audience)" : "a configuration that users get"
    }
}

extension Distribution {
    /// Whom an artifact is signed for, in words.
    package var audience: String {
        switch self {
        case .adHoc: "registered devices"
        case .appStore: "the App Store"
        case .developerID: "distribution outside the Mac App Store"
        case .development: "the debugger"
        case .enterprise: "an organisation's devices"
        case .unknown: "an unknown audience"
        }
    }
}
