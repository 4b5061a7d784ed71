// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

struct CommentInValue: ProjectProblemRule {
    let kind = ProjectProblem.Kind.commentInValue
    let description = RuleDescription(
        id: "project.comment-in-value",
        title: "A setting is cut at //",
        risk:
            "// begins a comment in an .xcconfig, also in the middle of a URL: what stands behind it is no part of the value.",
        remedy: "Split the slashes: `SLASH = /` and `https:/$(SLASH)api.shop.example`.",
        stake: .looseningWithoutEffect,
        taxa: ["CWE-436"],
        firing: [
            RuleExample(
                "the address of a service",
                project: .problem(
                    .commentInValue, path: "Release.xcconfig",
                    message: "API_URL is \"https:\", as // begins a comment"))
        ],
        quiet: [
            RuleExample(
                "another problem",
                project: .problem(.includeCycle, path: "Base.xcconfig", message: "something else"))
        ])
}
