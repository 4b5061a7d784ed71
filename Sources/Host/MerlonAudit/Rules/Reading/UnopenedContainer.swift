// SPDX-License-Identifier: Apache-2.0

struct UnopenedContainer: ReadingRule {
    let kind = ReadProblem.Kind.container
    let description = RuleDescription(
        id: "read.unopened-container",
        title: "An archive is in a form that is not opened",
        risk:
            "What the archive holds was not audited.",
        remedy: "Unpack it, and audit the directory.",
        stake: .unreadable,
        taxa: ["CWE-693"],
        firing: [
            RuleExample(
                "found while reading", problem: .container, path: "build/App.tar.gz",
                message: "the archive was not read: it is compressed by gzip")
        ],
        quiet: [
            RuleExample(
                "another problem", problem: .truncated, path: "build/App.tar.gz",
                message: "something else")
        ])
}
