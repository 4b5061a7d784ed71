// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct ProjectMalformedFile: ProjectProblemRule {
    let kind = ProjectProblem.Kind.malformed
    let description = RuleDescription(
        id: "project.malformed-file",
        title: "A file of a project is malformed",
        risk: "What the file holds was not audited, and Xcode may refuse it or read it differently.",
        remedy: "Correct the file at the place named.",
        stake: .unreadable,
        taxa: ["CWE-20"],
        firing: [
            RuleExample(
                "a conflict that was left",
                project: .problem(
                    .malformed, path: "Shop.xcodeproj/project.pbxproj",
                    message: "line 12: a merge conflict stands where a value belongs", losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
