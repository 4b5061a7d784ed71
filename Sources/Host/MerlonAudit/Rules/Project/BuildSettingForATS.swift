// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct BuildSettingForATS: ProjectProblemRule {
    let kind = ProjectProblem.Kind.atsAsBuildSetting
    let description = RuleDescription(
        id: "project.ats-as-build-setting",
        title: "Transport security as a build setting",
        risk:
            "Xcode makes no dictionary from such a setting, so the app gets the default and the settings say otherwise.",
        remedy:
            "Write the NSAppTransportSecurity dictionary into the file that INFOPLIST_FILE names, and remove the setting.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            `INFOPLIST_KEY_…` is copied into the generated Info.plist for the keys that Xcode knows, and those
            are text, booleans and lists of text. `NSAppTransportSecurity` is none of them.
            """,
        firing: [
            RuleExample(
                "an exception that is no exception",
                project: .problem(
                    .atsAsBuildSetting, path: "Shop.xcodeproj/project.pbxproj",
                    message:
                        "INFOPLIST_KEY_NSAppTransportSecurity_NSAllowsLocalNetworking makes no dictionary; target Shop gets the default"
                ))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
