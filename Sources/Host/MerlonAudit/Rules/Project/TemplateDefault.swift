// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct TemplateDefault: ProjectProblemRule {
    let kind = ProjectProblem.Kind.templateDefault
    let description = RuleDescription(
        id: "project.template-default",
        title: "A template's exception for development is still in the Info.plist",
        risk:
            "The exception was made for the packager on the developer's machine, and one Info.plist for all configurations takes it to the store.",
        remedy:
            "Remove it, or give Debug an Info.plist of its own (INFOPLIST_FILE); NSAllowsLocalNetworking is enough to reach a packager.",
        stake: .upkeep,
        taxa: ["MASVS-NETWORK-1", "CWE-1188"],
        firing: [
            RuleExample(
                "the localhost exception of React Native",
                project: .problem(
                    .templateDefault, path: "ios/Shop/Info.plist",
                    message: "the exception for localhost is what React Native's template brings"))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
