// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonProject
internal import MerlonPropertyList

struct ManifestDiffers: Rule {
    let description = RuleDescription(
        id: "project.manifest-differs",
        title: "A project differs from the description that generates it",
        risk:
            "The next generation changes the app's transport security, and what was reviewed is not what is built then.",
        remedy:
            "Generate the project again, and audit it; or write into the description what the project has.",
        stake: .ambiguousArtifact,
        taxa: ["MASVS-NETWORK-1", "CWE-436"],
        discussion: """
            Where a `.xcodeproj` lies where XcodeGen, Tuist, Expo, React Native or Cordova would write it, the
            `.xcodeproj` is what is built and audited. The description is compared with it, target by target, by
            what the settings permit.
            """,
        firing: [
            RuleExample(
                "the description opens every host",
                project: ProjectExample(
                    ProjectExample.debug("", release: "").configurations,
                    manifest: "<key>NSAllowsArbitraryLoads</key>\n↓<true/>"))
        ],
        quiet: [
            RuleExample(
                "both say the same",
                project: ProjectExample(
                    ProjectExample.debug("", release: "").configurations,
                    manifest: "<key>NSAllowsArbitraryLoads</key>\n<false/>"))
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.projects.flatMap { manifest -> [Finding] in
            guard let index = manifest.generated, facts.projects.indices.contains(index) else { return [] }
            let built = facts.projects[index]
            return manifest.project.targets.flatMap { target -> [Finding] in
                guard let own = built.project.target(like: target, in: manifest.project) else { return [] }
                let settings = TargetSettings(facts, built, own)
                var seen: Set<ATSLoosening> = []
                return target.builds.flatMap { build in
                    findings(build, of: target.name, manifest, beside: settings, built)
                        .filter { seen.insert($0.loosening).inserted }.map(\.finding)
                }
            }
        }
    }

    private func findings(
        _ build: ProjectBuild, of target: String, _ manifest: ProjectFacts, beside built: TargetSettings,
        _ project: ProjectFacts
    ) -> [(loosening: ATSLoosening, finding: Finding)] {
        guard let infoPlist = build.infoPlist,
            let other = built.configurations.first(where: { $0.name == build.configuration })
                ?? built.configurations.first(where: { $0.isDebug == build.isDebug })
        else { return [] }
        let ats =
            ATSConfiguration.decode(infoPlist: infoPlist.document.root).configuration ?? ATSConfiguration()
        let looser = ats.loosenings(beyond: other.ats).map { ($0, true) }
        let stricter = other.ats.loosenings(beyond: ats).map { ($0, false) }
        return (looser + stricter).map { loosening, isInManifest in
            let path = isInManifest ? infoPlist.path ?? manifest.project.path : manifest.project.path
            let location = manifest.location(of: path)
                .at(loosening.keyPath, isInManifest ? loosening.place : nil)
            let words =
                isInManifest
                ? "\(loosening.words) by \(manifest.project.path), and not in \(project.project.path)"
                : "\(loosening.words) in \(project.project.path), and not by \(manifest.project.path)"
            let finding = Finding(
                ruleID: description.id, severity: description.stake.severity,
                message: "\(words); target \(target) in \(other.name)", locations: [location],
                remedy: description.remedy, mergeKey: "\(target)\u{0}\(words)",
                subject: "\(target)\u{0}\(loosening.keyPath)\u{0}\(isInManifest)", bundle: target)
            return (loosening, finding)
        }
    }
}

extension Project {
    /// The target of this project that `target` of the description becomes, by its name, or as each has one
    /// app.
    fileprivate func target(like target: ProjectTarget, in description: Project) -> Int? {
        if let named = targets.firstIndex(where: { $0.name == target.name }) { return named }
        guard target.product == .app, description.targets.count(where: { $0.product == .app }) == 1,
            targets.count(where: { $0.product == .app }) == 1
        else { return nil }
        return targets.firstIndex { $0.product == .app }
    }
}
