// SPDX-License-Identifier: Apache-2.0

struct LimitReached: ReadingRule {
    let kind = ReadProblem.Kind.limit
    let description = RuleDescription(
        id: "read.limit-reached",
        title: "A limit of this program was reached",
        risk: "What lies beyond the limit was not audited.",
        remedy: "Audit the file by itself, or look at why it is so large.",
        stake: .unreadable,
        taxa: ["CWE-400"],
        firing: [
            RuleExample(
                "found while reading", problem: .limit, path: "Info.plist",
                message: "the file has 1,073,741,824 bytes, more than the limit of 67,108,864")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "Info.plist", message: "something else")
        ])
}
