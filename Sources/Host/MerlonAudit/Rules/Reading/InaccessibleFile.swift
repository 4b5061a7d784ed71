// SPDX-License-Identifier: Apache-2.0

struct InaccessibleFile: ReadingRule {
    let kind = ReadProblem.Kind.inaccessible
    let description = RuleDescription(
        id: "read.inaccessible-file",
        title: "A file could not be opened",
        risk: "What could not be opened was not audited.",
        remedy:
            "Give this program the right to read the file; where a pipe, a directory or a dead link has its name, put the file there.",
        stake: .unreadable,
        taxa: ["CWE-693"],
        firing: [
            RuleExample(
                "found while reading", problem: .inaccessible, path: "App.app/Info.plist",
                message: "permission denied")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "App.app/Info.plist", message: "something else")
        ])
}
