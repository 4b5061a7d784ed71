// SPDX-License-Identifier: Apache-2.0

/// `docs/threats.md`, made from the table.
public enum ThreatPage {
    /// The page in Markdown.
    public static var markdown: String {
        var text = """
            # Threats and mechanisms

            A threat of a policy names what an attacker can do (`attacker`) and what answers it (`mechanism`). This
            is the table that the two are held against: `policy.threat-not-addressed` reports a threat whose
            mechanism does not address it. The page is made from the table in the program.

            A mechanism *addresses* an attacker where it stops the attack or bounds what it gains. It says nothing
            about how well it is done: that is what owner, procedure, metric and evidence are for.


            """
        text += "| attacker | is addressed by |\n|---|---|\n"
        for capability in PolicyThreat.Capability.allCases {
            let names = ThreatTable.mechanisms(addressing: capability).map { "`\($0.rawValue)`" }
            text += "| `\(capability.rawValue)` | \(names.joined(separator: ", ")) |\n"
        }
        text += "\n## What each mechanism is for\n\n"
        for kind in PolicyMechanism.Kind.allCases {
            text += "- `\(kind.rawValue)`: \(kind.purpose).\n"
        }
        for capability in PolicyThreat.Capability.allCases {
            text += "\n## `\(capability.rawValue)`: an attacker who \(capability.words)\n\n"
            text += "| mechanism | addresses it | why |\n|---|---|---|\n"
            for kind in PolicyMechanism.Kind.allCases {
                let entry = ThreatTable.entry(capability, kind)
                text += "| `\(kind.rawValue)` | \(entry.addresses ? "yes" : "no") | \(entry.reason) |\n"
            }
        }
        return text
    }
}
