// SPDX-License-Identifier: Apache-2.0

extension PolicyFormat {
    /// A threat.
    static let threat = PolicyRecord(
        title: "a threat",
        fields: [
            PolicyField("id", .name, required: true, "The policy's own short name for it."),
            PolicyField("asset", .text, required: true, "What is protected."),
            PolicyField(
                "attacker", words(of: PolicyThreat.Capability.self), required: true,
                "What the attacker can do."),
            PolicyField(
                "mechanism", words(of: PolicyMechanism.Kind.self), required: true,
                "The mechanism that answers it."),
            PolicyField(
                "onFailure", words(of: PolicyThreat.FailureStance.self), required: true,
                "What the app does where the mechanism fails: 'closed' makes no request, 'degraded' makes it without "
                    + "the mechanism."),
            PolicyField("reason", .text, "Why it goes on; required where onFailure is 'degraded'."),
        ],
        rule: .threat)

    /// A mechanism.
    static let mechanism = PolicyRecord(
        title: "a mechanism",
        fields: [
            PolicyField("enabled", .flag, "Whether the app uses it; true by default."),
            PolicyField("threat", .reference(.threat), "The id of the threat that it answers."),
            PolicyField("owner", .text, "Who operates it: a team or a role."),
            PolicyField(
                "procedure", .text,
                "What to do when it fails or must change: a path in the repository, or a URL."),
            PolicyField("metric", .text, "What is measured to know that it works."),
            PolicyField(
                "identity", .text,
                "Where the identity that it relies on comes from, such as device-key or user-password: two "
                    + "mechanisms with one source fail together."),
        ])

    /// Evidence.
    static let evidence = PolicyRecord(
        title: "evidence",
        fields: [
            PolicyField("demand", .reference(.demand), required: true, "The id of the profile's demand."),
            PolicyField(
                "source", .text, required: true,
                "A file in the repository, relative to the policy's folder, or a URL."),
            PolicyField("date", .day, required: true, "The day it was made."),
        ])

    /// What is changed about a rule.
    static let ruleSetting = PolicyRecord(
        title: "a rule's setting",
        fields: [
            PolicyField(
                "severity", .word(["critical", "high", "medium", "low", "info"]),
                "The severity of the rule's findings, in place of its own."),
            PolicyField("disabled", .record(disabled), "Why the rule is switched off, and until when."),
        ],
        atLeast: 1)

    /// Why a rule is off.
    static let disabled = PolicyRecord(
        title: "a rule that is switched off",
        fields: [
            PolicyField("reason", .text, required: true, "The reason."),
            PolicyField("expires", .day, required: true, "The last day on which the rule is off."),
        ])
}
