// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct WrongEnvironment: Rule {
    let description = RuleDescription(
        id: "policy.wrong-environment",
        title: "An exception is approved for other environments",
        risk:
            "What was accepted for a test build has reached another one, most often the one that users get.",
        remedy:
            "Build each environment with an Info.plist of its own: `merlon generate info-plist` writes them.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            Without `--environment` the artifact may be any that reaches users: an exception has to be approved for
            all of these.
            """,
        firing: [
            .policy(
                "approved for debug, found in release", PolicyExample.exception(environments: "[debug]"),
                environment: "release", ats: PolicyExample.cleartext(mark: "↓")),
            .policy(
                "nobody says which environment it is", PolicyExample.exception(environments: "[debug]"),
                ats: PolicyExample.cleartext(mark: "↓")),
        ],
        quiet: [
            .policy(
                "in its environment", PolicyExample.exception(environments: "[debug]"), environment: "debug",
                ats: PolicyExample.cleartext())
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let review = ApprovalReview(facts) else { return [] }
        let context = review.context
        return review.judged.compactMap { judged in
            guard case .wrongEnvironment(let index) = judged.verdict else { return nil }
            let exception = review.exception(index)
            let names = judged.environments.map(\.name).joined(separator: ", ")
            let audited =
                context.environment
                ?? (judged.governed.bundle.build == nil ? "\(names), which it may be" : names)
            return finding(
                on: judged,
                message: "\(judged.setting.words) is approved for "
                    + "\(exception.environments.joined(separator: ", ")) alone, not for \(audited) "
                    + context.source(of: exception),
                remedy: context.environment == nil
                    ? "\(description.remedy) Name the environment by --environment where it is one of these."
                    : nil)
        }
    }
}
