// SPDX-License-Identifier: Apache-2.0

struct MissingInfoPlist: ReadingRule {
    let kind = ReadProblem.Kind.missingInfoPlist
    let description = RuleDescription(
        id: "read.missing-info-plist",
        title: "A bundle has no Info.plist",
        risk: "The system can't run the bundle as it is, and its settings could not be audited.",
        remedy: "Rebuild the bundle.",
        stake: .unreadable,
        taxa: ["CWE-693"],
        firing: [
            RuleExample(
                "found while reading", problem: .missingInfoPlist, path: "App.app",
                message: "the bundle has no Info.plist")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "App.app", message: "something else")
        ])
}
