// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// `docs/profiles.md`, made from the table of demands.
public enum ProfilePage {
    /// The page in Markdown.
    public static var markdown: String {
        var text = """
            # Profiles

            A policy names a profile, and the profile makes demands. Each demand that is not met is a finding of
            `policy.demand-unmet`. The page is made from the table in the program.

            A demand is

            - *proven* where the audited artifact shows it;
            - *met* where the policy declares it and `evidence` names a source that is young enough;
            - *stale* where the evidence is older than the table says, or dated in the future (low);
            - *declared, not proven* where the policy's word is all there is (info);
            - *unmet* where nothing speaks for it, or the artifact shows the reverse (medium).

            Evidence alone does not meet a demand: the policy has to declare what the evidence is about.


            """
        for profile in Policy.Profile.allCases.sorted(by: { $0.rawValue > $1.rawValue }) {
            text += "## `\(profile.rawValue)`: \(profile.sentence)\n\n"
            text +=
                "| demand | what is demanded | declared by | proven by an artifact where | evidence counts for |\n"
            text += "|---|---|---|---|---|\n"
            for demand in ProfileDemand.all(of: profile) {
                let note = demand.rule.map { " (reported by `\($0)`)" } ?? ""
                text +=
                    "| `\(demand.id)` | \(demand.sentence)\(note) | \(demand.declaredBy) | "
                    + "\(demand.provenBy ?? "an artifact can't show it") | \(demand.evidenceDays) days |\n"
            }
            text += "\n"
        }
        return String(text.dropLast())
    }
}

extension Policy.Profile {
    /// The profile in one sentence.
    fileprivate var sentence: String {
        switch self {
        case .regulated: "an app whose users may be harmed by more than a leak"
        case .standard: "an ordinary app"
        }
    }
}
