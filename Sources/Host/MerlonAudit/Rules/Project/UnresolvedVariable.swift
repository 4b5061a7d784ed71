// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct UnresolvedVariable: ProjectProblemRule {
    let kind = ProjectProblem.Kind.unresolvedVariable
    let description = RuleDescription(
        id: "project.unresolved-variable",
        title: "A variable that nothing defines",
        risk: "What depends on the variable is empty in a build, or comes from a place that was not audited.",
        remedy:
            "Define the variable in the project, or remove its use; a value that a build server gives must be told to the audit by a settings file.",
        stake: .unreadable,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Severity is low where nothing that the audit needs depends on the variable.
            """,
        firing: [
            RuleExample(
                "a name that a build server would give",
                project: .problem(
                    .unresolvedVariable, path: "Shop.xcodeproj/project.pbxproj",
                    message: "INFOPLIST_FILE of target Shop uses $(FLAVOUR), which nothing defines",
                    losesFacts: true))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
