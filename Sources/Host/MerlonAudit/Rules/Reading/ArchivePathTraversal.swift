// SPDX-License-Identifier: Apache-2.0

struct ArchivePathTraversal: ReadingRule {
    let kind = ReadProblem.Kind.pathTraversal
    let description = RuleDescription(
        id: "read.archive-path-traversal",
        title: "A member leads out of the archive",
        risk: "Unpacking with a careless tool writes outside the chosen folder.",
        remedy: "Rebuild the archive; do not unpack this one.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-22"],
        firing: [
            RuleExample(
                "found while reading", problem: .pathTraversal, path: "App.ipa",
                message: "the name leads out of the archive")
        ],
        quiet: [
            RuleExample("another problem", problem: .truncated, path: "App.ipa", message: "something else")
        ])
}
