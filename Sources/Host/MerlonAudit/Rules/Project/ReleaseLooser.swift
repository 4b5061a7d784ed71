// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ReleaseLooser: Rule {
    let description = RuleDescription(
        id: "project.release-looser",
        title: "A build for users is looser than the one for developers",
        risk:
            "Users get transport security that no developer's run tests: the difference is nearly always an accident.",
        remedy: "Give the configurations for users the settings of the stricter one.",
        stake: .usersLooserThanDevelopers,
        taxa: ["MASVS-NETWORK-1", "MASVS-CODE-4", "CWE-319", "M8:2024"],
        discussion: """
            Compared is what each configuration permits, not how it is written: the hosts that may be loaded in
            cleartext or over weaker TLS, and the pins. Severity is high where users get cleartext to every
            host. A configuration is one for developers where its settings turn optimisation off or define
            `DEBUG`; `docs/projects.md` tells more.
            """,
        firing: [
            RuleExample(
                "every host in Release alone",
                project: .debug("", release: "<key>NSAllowsArbitraryLoads</key>\n↓<true/>")),
            RuleExample(
                "a host that Debug does not have",
                project: .debug(
                    "<key>NSAllowsLocalNetworking</key>\n<true/>",
                    release: """
                        <key>NSAllowsLocalNetworking</key>
                        <true/>
                        <key>NSExceptionDomains</key>
                        <dict>
                        	↓<key>old.shop.example</key>
                        	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                        </dict>
                        """)),
        ],
        quiet: [
            RuleExample(
                "loosened in Debug alone",
                project: .debug("<key>NSAllowsArbitraryLoads</key>\n<true/>", release: "")),
            RuleExample(
                "the same written differently",
                project: .debug(
                    "<key>NSAllowsArbitraryLoads</key>\n<true/>",
                    release: """
                        <key>NSAllowsArbitraryLoads</key>
                        <true/>
                        <key>NSExceptionDomains</key>
                        <dict/>
                        """)),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.targetSettings.flatMap { target in
            target.forUsers.flatMap { user in
                findings(user, beside: target.forDevelopers)
            }
        }
    }

    private func findings(
        _ user: TargetSettings.Configuration, beside developers: [TargetSettings.Configuration]
    ) -> [Finding] {
        var seen: Set<ATSLoosening> = []
        return developers.flatMap { developer in
            user.ats.loosenings(beyond: developer.ats).filter { seen.insert($0).inserted }.map { loosening in
                finding(
                    in: user.bundle, at: loosening.keyPath, loosening.place,
                    message: "users get what \(developer.name) does not permit: \(loosening.words)",
                    severity: loosening.what == .everyHost ? .high : nil)
            }
        }
    }
}
