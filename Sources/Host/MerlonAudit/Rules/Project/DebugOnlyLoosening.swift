// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct DebugOnlyLoosening: Rule {
    let description = RuleDescription(
        id: "project.debug-only-loosening",
        title: "Transport security is loosened for developers alone",
        risk: "None for users: the builds that they get don't have it.",
        remedy: "Nothing to do; keep the two configurations' Info.plists apart.",
        stake: .asItShouldBe,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Told once for each target, so that a loosening that lies in the sources is known to be no fault.
            Findings of other rules that are only in such builds are lowered to info and say so.
            """,
        firing: [
            RuleExample(
                "a developer's server",
                project: .debug(
                    """
                    <key>NSExceptionDomains</key>
                    <dict>
                    	↓<key>localhost</key>
                    	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
                    </dict>
                    """, release: ""))
        ],
        quiet: [
            RuleExample(
                "the same for users",
                project: .debug(
                    "<key>NSAllowsLocalNetworking</key>\n<true/>",
                    release: "<key>NSAllowsLocalNetworking</key>\n<true/>")),
            RuleExample(
                "looser for users, which is another finding",
                project: .debug("", release: "<key>NSAllowsLocalNetworking</key>\n<true/>")),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.targetSettings.compactMap { target in
            let users = target.forUsers
            guard !users.isEmpty else { return nil }
            let looser = target.forDevelopers.compactMap { own -> Loosened? in
                let more = own.ats.commonLoosenings(beyond: users.map(\.ats))
                return more.isEmpty ? nil : Loosened(own: own, loosenings: more)
            }
            guard let first = looser.first, let loosening = first.loosenings.first else { return nil }
            var finding = finding(
                in: first.own.bundle, at: loosening.keyPath, loosening.place,
                message: "developers get what no user does: \(first.words)")
            finding.builds = looser.compactMap(\.own.bundle.build)
            finding.subject = "\(finding.subject)\u{0}\(finding.bundle)"
            finding.mergeKey = "\(finding.mergeKey)\u{0}\(finding.bundle)"
            return finding
        }
    }

    /// A configuration for developers with what it permits more.
    private struct Loosened {
        var own: TargetSettings.Configuration
        var loosenings: [ATSLoosening]

        var words: String {
            let rest = loosenings.count - 1
            let first = loosenings.first?.words ?? ""
            return rest == 0 ? first : "\(first), and \(rest) loosening\(rest == 1 ? "" : "s") more"
        }
    }
}

extension ATSConfiguration {
    /// What this dictionary permits and none of `others` does.
    fileprivate func commonLoosenings(beyond others: [ATSConfiguration]) -> [ATSLoosening] {
        guard let first = others.first else { return [] }
        return others.dropFirst().reduce(loosenings(beyond: first)) { common, other in
            let more = Set(loosenings(beyond: other))
            return common.filter(more.contains)
        }
    }
}
