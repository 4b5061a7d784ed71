// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct VariableInBoolean: ProjectProblemRule {
    let kind = ProjectProblem.Kind.variableInBoolean
    let description = RuleDescription(
        id: "project.variable-in-boolean",
        title: "A variable where transport security wants a boolean",
        risk:
            "The build puts a string in the variable's place, which systems before 18.4 take for a boolean and later ones don't: the key does not do what it says.",
        remedy:
            "Write <true/> or <false/> in one Info.plist for each configuration, and select the file by INFOPLIST_FILE.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            RuleExample(
                "a switch by configuration",
                project: .problem(
                    .variableInBoolean, path: "Shop/Info.plist",
                    message: "NSAllowsArbitraryLoads is $(ALLOW_HTTP): a build makes the string \"YES\" of it"
                ))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])

    func severity(of problem: ProjectProblem) -> Severity? { .medium }
}
