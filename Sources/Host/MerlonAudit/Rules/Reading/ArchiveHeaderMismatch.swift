// SPDX-License-Identifier: Apache-2.0

struct ArchiveHeaderMismatch: ReadingRule {
    let kind = ReadProblem.Kind.headerMismatch
    let description = RuleDescription(
        id: "read.archive-header-mismatch",
        title: "Two headers of a member disagree",
        risk:
            "Two readers may see two different files under one name, so that what was reviewed is not what is installed.",
        remedy: "Rebuild the archive with a well-kept tool.",
        stake: .ambiguousArtifact,
        taxa: ["CWE-436"],
        firing: [
            RuleExample(
                "found while reading", problem: .headerMismatch, path: "Payload/A.app/Info.plist",
                message: "the central directory and the local header name different files")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "Payload/A.app/Info.plist",
                message: "something else")
        ])
}
