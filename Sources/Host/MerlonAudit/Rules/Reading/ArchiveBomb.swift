// SPDX-License-Identifier: Apache-2.0

struct ArchiveBomb: ReadingRule {
    let kind = ReadProblem.Kind.bomb
    let description = RuleDescription(
        id: "read.archive-bomb",
        title: "An archive member promises too much",
        risk:
            "A member that unpacks to far more than an app needs exhausts whoever unpacks it, and what hides in it was not read.",
        remedy: "Rebuild the archive from its sources.",
        stake: .unreadable,
        taxa: ["CWE-409"],
        firing: [
            RuleExample(
                "found while reading", problem: .bomb, path: "Payload/A.app/data.plist",
                message: "the member unpacks to more than 1,000 times its size")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/data.plist",
                message: "something else")
        ])
}
