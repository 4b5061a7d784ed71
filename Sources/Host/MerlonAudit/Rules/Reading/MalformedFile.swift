// SPDX-License-Identifier: Apache-2.0

struct MalformedFile: ReadingRule {
    let kind = ReadProblem.Kind.malformed
    let description = RuleDescription(
        id: "read.malformed-file",
        title: "A file that matters could not be read",
        risk:
            "The system may refuse it, or read it differently from this program; either way it was not audited.",
        remedy: "Correct the file at the place named.",
        stake: .unreadable,
        taxa: ["CWE-20"],
        firing: [
            RuleExample(
                "found while reading", problem: .malformed, path: "Info.plist",
                message: "line 3: a key without a value")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "Info.plist", message: "something else")
        ])
}
