// SPDX-License-Identifier: Apache-2.0

struct ArchiveDuplicateMember: ReadingRule {
    let kind = ReadProblem.Kind.duplicateMember
    let description = RuleDescription(
        id: "read.archive-duplicate-member",
        title: "Two members have one name",
        risk: "Readers differ in which of the two they take.",
        remedy: "Rebuild the archive; find out which step added the second one.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-436"],
        firing: [
            RuleExample(
                "found while reading", problem: .duplicateMember, path: "Payload/A.app/Info.plist",
                message: "the name stands twice in the central directory")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/Info.plist",
                message: "something else")
        ])
}
