// SPDX-License-Identifier: Apache-2.0

struct ArchiveOverlap: ReadingRule {
    let kind = ReadProblem.Kind.overlap
    let description = RuleDescription(
        id: "read.archive-overlap",
        title: "Members of the archive overlap",
        risk:
            "One stretch of bytes is read as two files: a bomb in disguise, or a file that two readers see differently.",
        remedy: "Rebuild the archive from its sources.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-409"],
        firing: [
            RuleExample(
                "found while reading", problem: .overlap, path: "App.ipa",
                message: "the member shares 40 bytes with another")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "App.ipa", message: "something else")
        ])
}
