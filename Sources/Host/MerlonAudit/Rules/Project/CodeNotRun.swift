// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct CodeNotRun: ProjectProblemRule {
    let kind = ProjectProblem.Kind.codeNotRun
    let description = RuleDescription(
        id: "project.code-not-run",
        title: "A part of a project's description is code",
        risk: "The code may add or remove settings; it is read as text and not run.",
        remedy: "Generate the project and audit the .xcodeproj, or audit the built app.",
        stake: .unreadable,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Severity is low where nothing that the audit needs depends on the code.
            """,
        firing: [
            RuleExample(
                "a helper function",
                project: .problem(
                    .codeNotRun, path: "Project.swift",
                    message: "infoPlist of target Shop comes from makeInfoPlist(), which is not run",
                    losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
