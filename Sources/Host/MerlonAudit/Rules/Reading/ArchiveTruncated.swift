// SPDX-License-Identifier: Apache-2.0

struct ArchiveTruncated: ReadingRule {
    let kind = ReadProblem.Kind.truncated
    let description = RuleDescription(
        id: "read.archive-truncated",
        title: "The archive is cut short",
        risk: "What was cut off could not be audited.",
        remedy: "Transfer or build the archive again.",
        stake: .unreadable,
        taxa: ["CWE-693"],
        firing: [
            RuleExample(
                "found while reading", problem: .truncated, path: "App.ipa",
                message: "the central directory is missing")
        ],
        quiet: [RuleExample("another problem", problem: .gap, path: "App.ipa", message: "something else")])
}
