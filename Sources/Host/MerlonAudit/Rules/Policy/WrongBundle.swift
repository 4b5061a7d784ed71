// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct WrongBundle: Rule {
    let description = RuleDescription(
        id: "policy.wrong-bundle",
        title: "An exception is approved for other bundles",
        risk:
            "Each extension is a process with settings of its own: an exception in one that does not need it opens it for nothing.",
        remedy: "Remove the exception from this bundle's Info.plist, or add the bundle to the approval.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            .policy(
                "approved for the app, found in an extension",
                PolicyExample.exception(bundles: "[app]").replacing(
                    "  app: com.shop.example",
                    with: "  app: com.shop.example\n  share: com.shop.example.share"),
                environment: "release", ats: PolicyExample.cleartext(mark: "↓"),
                identifier: "com.shop.example.share")
        ],
        quiet: [
            .policy(
                "in the bundle that it is approved for", PolicyExample.exception(bundles: "[app]"),
                environment: "release", ats: PolicyExample.cleartext())
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let review = ApprovalReview(facts) else { return [] }
        return review.judged.compactMap { judged in
            guard case .wrongBundle(let index) = judged.verdict else { return nil }
            let exception = review.exception(index)
            return finding(
                on: judged,
                message: "\(judged.setting.words) is approved for the bundles "
                    + "\(exception.bundles.joined(separator: ", ")), and this is "
                    + "\(judged.bundle?.name ?? judged.governed.bundle.name) "
                    + review.context.source(of: exception))
        }
    }
}
