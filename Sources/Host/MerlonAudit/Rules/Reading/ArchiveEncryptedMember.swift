// SPDX-License-Identifier: Apache-2.0

struct ArchiveEncryptedMember: ReadingRule {
    let kind = ReadProblem.Kind.encryptedMember
    let description = RuleDescription(
        id: "read.archive-encrypted-member",
        title: "A member is encrypted",
        risk: "What is encrypted was not audited.",
        remedy: "Audit the archive before it is encrypted.",
        stake: .unreadable,
        taxa: ["CWE-693"],
        firing: [
            RuleExample(
                "found while reading", problem: .encryptedMember, path: "Payload/A.app/Info.plist",
                message: "the member is encrypted")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/Info.plist",
                message: "something else")
        ])
}
