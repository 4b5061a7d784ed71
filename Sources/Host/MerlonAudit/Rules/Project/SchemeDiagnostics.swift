// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject
internal import MerlonPropertyList

struct SchemeDiagnostics: Rule {
    let description = RuleDescription(
        id: "project.scheme-diagnostics",
        title: "Network diagnostics are left on in a shared scheme",
        risk:
            "Headers and bodies of requests, or the keys of TLS sessions, go to the log of everyone who runs the scheme, and of the build server that tests it.",
        remedy:
            "Remove the variable from the shared scheme, and set it in a scheme of one's own while it is needed.",
        stake: .diagnosticsLeftOn,
        taxa: ["MASVS-STORAGE-2", "CWE-532"],
        discussion: """
            Looked for are `CFNETWORK_…` (`CFNETWORK_DIAGNOSTICS` 3 writes bodies), `SSLKEYLOGFILE`, and
            `NSURL…` variables that name a log, diagnostics or debugging. A variable that is switched off, or
            set to 0 or NO, is none; `OS_ACTIVITY_MODE` writes nothing secret. Values are never shown: they
            may be secret. An archive carries no variable of its scheme. Where a project lies beside the description that
            generates it, the schemes of the description are read too: the next generation writes them.
            """,
        firing: [
            RuleExample(
                "CFNetwork's log",
                project: ProjectExample(scheme: Self.scheme("CFNETWORK_DIAGNOSTICS", "3"))),
            RuleExample(
                "the keys of TLS sessions",
                project: ProjectExample(scheme: Self.scheme("SSLKEYLOGFILE", "/tmp/keys"))),
        ],
        quiet: [
            RuleExample(
                "set to 0", project: ProjectExample(scheme: Self.scheme("CFNETWORK_DIAGNOSTICS", "0"))),
            RuleExample(
                "the unified log switched off",
                project: ProjectExample(scheme: Self.scheme("OS_ACTIVITY_MODE", "disable"))),
        ])

    private static func scheme(_ name: String, _ value: String) -> ProjectScheme {
        var scheme = ProjectScheme(
            name: "Shop", path: "Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme")
        scheme.environment = [.init(name: name, value: value, action: "LaunchAction")]
        return scheme
    }

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.projects.flatMap { project in
            // What the generated project has is told there.
            let built = project.generated.flatMap {
                facts.projects.indices.contains($0) ? facts.projects[$0].project.schemes : nil
            }
            return project.project.schemes.flatMap { scheme in
                let known = (built ?? []).filter { $0.name == scheme.name }.flatMap(\.environment)
                let left = scheme.environment.filter { variable in
                    isLeftOn(variable) && !known.contains { $0.name == variable.name && isLeftOn($0) }
                }
                return left.map { variable in
                    let place = variable.place == .unknown ? nil : variable.place
                    return Finding(
                        ruleID: description.id, severity: description.stake.severity,
                        message: "\(variable.name) is set in the \(variable.action) of the shared scheme "
                            + scheme.name,
                        locations: [project.location(of: scheme.path).at(nil, place)],
                        evidence: variable.name, remedy: description.remedy,
                        mergeKey: "\(scheme.path)\u{0}\(variable.name)\u{0}\(variable.action)",
                        subject: "\(scheme.name)\u{0}\(variable.name)\u{0}\(variable.action)",
                        bundle: project.project.name)
                }
            }
        }
    }

    private func isLeftOn(_ variable: ProjectScheme.Variable) -> Bool {
        guard !["", "0", "no", "false"].contains(variable.value.lowercased()) else { return false }
        let name = variable.name.uppercased()
        if name.hasPrefix("CFNETWORK_") || name == "SSLKEYLOGFILE" { return true }
        return name.hasPrefix("NSURL") && ["DEBUG", "DIAGNOSTIC", "LOG"].contains { name.contains($0) }
    }
}
