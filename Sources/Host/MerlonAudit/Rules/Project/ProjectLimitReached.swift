// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct ProjectLimitReached: ProjectProblemRule {
    let kind = ProjectProblem.Kind.limit
    let description = RuleDescription(
        id: "project.limit-reached",
        title: "A limit of this program was reached in a project",
        risk: "What lies beyond the limit was not audited.",
        remedy: "Look at why the file is so large, or audit the built app.",
        stake: .unreadable,
        taxa: ["CWE-400"],
        firing: [
            RuleExample(
                "a large project file",
                project: .problem(
                    .limit, path: "Shop.xcodeproj/project.pbxproj",
                    message: "the file has 1,073,741,824 bytes, more than the limit of 67,108,864",
                    losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
