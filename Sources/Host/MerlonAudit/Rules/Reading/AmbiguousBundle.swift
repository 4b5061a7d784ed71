// SPDX-License-Identifier: Apache-2.0

struct AmbiguousBundle: ReadingRule {
    let kind = ReadProblem.Kind.ambiguousBundle
    let description = RuleDescription(
        id: "read.ambiguous-bundle",
        title: "A bundle has two Info.plists",
        risk:
            "The layout of the bundle, or the case of a name, decides which one the system reads; both were audited, and one of them is not in force.",
        remedy:
            "Keep the one in the place that the bundle's platform reads, and find out which build step adds the other.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-436"],
        firing: [
            RuleExample(
                "found while reading", problem: .ambiguousBundle, path: "Payload/A.app/Contents/Info.plist",
                message: "the bundle has another Info.plist too")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/Contents/Info.plist",
                message: "something else")
        ])
}
