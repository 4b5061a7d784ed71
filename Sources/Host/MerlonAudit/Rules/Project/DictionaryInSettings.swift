// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct DictionaryInSettings: ProjectProblemRule {
    let kind = ProjectProblem.Kind.dictionaryInSettings
    let description = RuleDescription(
        id: "project.dictionary-in-settings",
        title: "A dictionary or list in an .xcconfig",
        risk:
            "An .xcconfig holds text alone: whatever reads the setting gets the text, and no dictionary comes of it.",
        remedy:
            "Keep the dictionary in an Info.plist for each configuration, and select the file by INFOPLIST_FILE.",
        stake: .looseningWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            RuleExample(
                "exceptions as a setting",
                project: .problem(
                    .dictionaryInSettings, path: "Debug.xcconfig",
                    message: "ATS_EXCEPTIONS looks like a dictionary and is text"))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
