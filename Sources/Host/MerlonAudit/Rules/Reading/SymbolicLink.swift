// SPDX-License-Identifier: Apache-2.0

struct SymbolicLink: ReadingRule {
    let kind = ReadProblem.Kind.symbolicLink
    let description = RuleDescription(
        id: "read.archive-symbolic-link",
        title: "A symbolic link leads out",
        risk: "What the link points at is not part of the artifact, and unpacking may write through it.",
        remedy: "Replace the link by what it should hold.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-59"],
        firing: [
            RuleExample(
                "found while reading", problem: .symbolicLink, path: "Payload/A.app/Info.plist",
                message: "the link leads out of the archive")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/Info.plist",
                message: "something else")
        ])
}
