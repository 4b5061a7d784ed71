// SPDX-License-Identifier: Apache-2.0

struct ArchiveNestedTooDeep: ReadingRule {
    let kind = ReadProblem.Kind.nestedTooDeep
    let description = RuleDescription(
        id: "read.archive-nested-too-deep",
        title: "Archives are nested too deep",
        risk: "What lies deeper than the limit was not read.",
        remedy: "Unpack the outer archives and audit what is inside.",
        stake: .unreadable,
        taxa: ["CWE-409"],
        firing: [
            RuleExample(
                "found while reading", problem: .nestedTooDeep, path: "a.zip",
                message: "archives are nested deeper than 4")
        ],
        quiet: [RuleExample("another problem", problem: .truncated, path: "a.zip", message: "something else")]
    )
}
