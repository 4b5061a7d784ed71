// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct IncludeCycle: ProjectProblemRule {
    let kind = ProjectProblem.Kind.includeCycle
    let description = RuleDescription(
        id: "project.include-cycle",
        title: "A settings file includes itself",
        risk: "The build stops, or takes settings in an order that nobody meant.",
        remedy: "Remove one of the includes.",
        stake: .unreadable,
        taxa: ["CWE-674"],
        firing: [
            RuleExample(
                "two files that include each other",
                project: .problem(
                    .includeCycle, path: "Base.xcconfig",
                    message: "Base.xcconfig includes Debug.xcconfig, which includes Base.xcconfig",
                    losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.missingFile, path: "Base.xcconfig", message: "something else"))
        ])
}
