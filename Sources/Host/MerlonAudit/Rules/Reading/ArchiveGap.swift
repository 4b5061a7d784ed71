// SPDX-License-Identifier: Apache-2.0

struct ArchiveGap: ReadingRule {
    let kind = ReadProblem.Kind.gap
    let description = RuleDescription(
        id: "read.archive-gap",
        title: "Bytes of the archive belong to no member",
        risk: "Hidden bytes survive reviews that list the members.",
        remedy: "Rebuild the archive.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-436"],
        firing: [
            RuleExample(
                "found while reading", problem: .gap, path: "App.ipa",
                message: "40 bytes between two members belong to none")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "App.ipa", message: "something else")
        ])
}
