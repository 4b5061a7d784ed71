// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct VariableCycle: ProjectProblemRule {
    let kind = ProjectProblem.Kind.variableCycle
    let description = RuleDescription(
        id: "project.variable-cycle",
        title: "Variables that are defined by each other",
        risk: "The build stops or takes an empty value.",
        remedy: "Give one of the variables a value of its own.",
        stake: .unreadable,
        taxa: ["CWE-674"],
        firing: [
            RuleExample(
                "two variables",
                project: .problem(
                    .variableCycle, path: "Base.xcconfig",
                    message: "HOST is defined by BASE_URL, which is defined by HOST", losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
