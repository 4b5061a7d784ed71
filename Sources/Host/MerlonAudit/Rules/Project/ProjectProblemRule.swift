// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// A rule that reports one kind of problem met while a project was read.
protocol ProjectProblemRule: Rule {
    /// The kind.
    var kind: ProjectProblem.Kind { get }
    /// The severity of `problem`, where it is not that of the rule's stake.
    func severity(of problem: ProjectProblem) -> Severity?
}

extension ProjectProblemRule {
    /// What could not be read matters where facts were lost by it.
    func severity(of problem: ProjectProblem) -> Severity? {
        description.stake == .unreadable && !problem.losesFacts ? .low : nil
    }

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.projects.flatMap { project -> [Finding] in
            // What the generated project has is said there; that the two can't be compared is said here.
            let isGenerated = project.generated != nil
            guard !isGenerated || kind == .malformed || kind == .limit else { return [] }
            return project.project.problems.filter { $0.kind == kind }.map { problem in
                let location = project.location(of: problem.path).at(nil, problem.place)
                return Finding(
                    ruleID: description.id,
                    severity: isGenerated ? .low : severity(of: problem) ?? description.stake.severity,
                    message: problem.message, locations: [location], remedy: description.remedy,
                    mergeKey: "\(problem.path)\u{0}\(problem.message)",
                    subject: "\(problem.path)\u{0}\(problem.message)", bundle: project.project.name)
            }
        }
    }
}

extension RuleBook {
    /// The rules about projects as they will be built.
    static let projectRules: [any Rule] = [
        ArchiveConfiguration(), BuildSettingForATS(), CodeNotRun(), CommentInValue(), DebugOnlyLoosening(),
        DependsOnVersion(), DictionaryInSettings(), IncludeCycle(), LocalizedInfoPlist(), ManifestDiffers(),
        MissingProjectFile(), ProjectLimitReached(), ProjectMalformedFile(), ReleaseLooser(),
        SchemeDiagnostics(), TemplateDefault(), UnresolvedVariable(), VariableCycle(), VariableInBoolean(),
    ]
}
