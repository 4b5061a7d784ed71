// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// A certificate that a profile's signature stands on is out of date.
struct ChainOutOfDate: Rule {
    let description = RuleDescription(
        id: "signing.chain-out-of-date", title: "A certificate behind the profile's signature is out of date",
        risk: """
            A device that checks the profile anew may refuse it: then the app can't be installed.
            """,
        remedy: """
            Download the profile again: Apple signs new ones with certificates that are valid.
            """,
        stake: .notice, taxa: ["CWE-298"],
        discussion: """
            Which expired intermediates devices still accept only Apple can tell. That each certificate was made by the next one is checked; that the last one is Apple's is not.
            """,
        firing: [
            .signed("a signer until last year") {
                $0.profile = ""
                $0.chainExpires = "2025-12-31"
            }
        ],
        quiet: [
            .signed("a signer until next year") {
                $0.profile = ""
                $0.chainExpires = "2027-12-31"
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let today = facts.today else { return [] }
        return facts.profiles.flatMap { bundle, profile in
            (profile.chain?.outOfDate(on: today) ?? []).map { certificate in
                let name = certificate.name ?? "a certificate without a name"
                let isOver = certificate.lastDay.map { $0 < today } == true
                let words = (isOver ? certificate.lastDay : certificate.firstDay)?.description ?? "no day"
                return finding(
                    of: bundle, in: profile.location, at: nil,
                    message: isOver
                        ? "\(name) was valid until \(words)" : "\(name) is valid from \(words) on",
                    evidence: name)
            }
        }
    }
}
