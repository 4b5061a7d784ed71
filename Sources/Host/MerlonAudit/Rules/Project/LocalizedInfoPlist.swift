// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonProject
internal import MerlonPropertyList

struct LocalizedInfoPlist: Rule {
    let description = RuleDescription(
        id: "project.localized-info-plist",
        title: "An Info.plist per language has other transport security settings",
        risk:
            "No system reads them there: the app gets the settings of its own Info.plist in every language.",
        remedy:
            "Remove NSAppTransportSecurity from the file per language, which is for names and texts, and keep it in the target's Info.plist.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Where the file per language is the stricter one, or pins, a protection has no effect: such a finding
            is of medium severity.
            """,
        firing: [
            RuleExample(
                "open in one language",
                project: ProjectExample(
                    ProjectExample.debug("", release: "").configurations,
                    localized: "<key>NSAllowsArbitraryLoads</key>\n↓<true/>"))
        ],
        quiet: [
            RuleExample(
                "the same in both",
                project: ProjectExample(
                    ProjectExample.debug(
                        "<key>NSAllowsLocalNetworking</key><true/>",
                        release: "<key>NSAllowsLocalNetworking</key><true/>"
                    ).configurations, localized: "<key>NSAllowsLocalNetworking</key>\n<true/>"))
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.projects.filter { $0.generated == nil }.flatMap { project in
            var seen: Set<String> = []
            return project.project.targets.enumerated().flatMap { index, target -> [Finding] in
                guard !target.isForSimulator else { return [] }
                return target.builds.enumerated().flatMap { number, build -> [Finding] in
                    guard let bundle = facts.bundle(project, index, number), bundle.isProcess else {
                        return []
                    }
                    return (build.infoPlist?.variants ?? []).compactMap { path in
                        guard let variant = project.variants[path],
                            let finding = finding(variant, beside: bundle), seen.insert(path).inserted
                        else { return nil }
                        return finding
                    }
                }
            }
        }
    }

    private func finding(_ variant: InfoPlistFacts, beside bundle: BundleFacts) -> Finding? {
        guard let ats = variant.ats else { return nil }
        let built = bundle.infoPlist?.ats ?? ATSConfiguration()
        let looser = ats.loosenings(beyond: built)
        let stricter = built.loosenings(beyond: ats)
        guard let first = looser.first ?? stricter.first else { return nil }
        let keyPath = looser.isEmpty ? PropertyListKeyPath(keys: "NSAppTransportSecurity") : first.keyPath
        let key = variant.document.root.dictionary?.entry("NSAppTransportSecurity")
        var finding = finding(
            in: bundle, at: keyPath, nil,
            message: looser.isEmpty
                ? "this file does not permit what is built: \(first.words)"
                : "by this file \(first.words), and not in what is built",
            severity: stricter.isEmpty ? nil : .medium)
        finding.locations = [
            variant.location.at(keyPath, looser.isEmpty ? key?.keyPlace : first.place)
        ]
        finding.subject = "\(variant.location.path)\u{0}\(variant.location.member ?? "")\u{0}\(keyPath)"
        finding.mergeKey = "\(finding.subject)\u{0}\(finding.message)"
        // It is about the file, and no build has it.
        finding.builds = []
        return finding
    }
}
