// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy

extension ProfileDemand {
    /// Every demand of every profile: the one table, from which `docs/profiles.md` is made.
    public static let all: [ProfileDemand] = [
        ProfileDemand(
            id: "system-trust",
            sentence:
                "Connections rest on the system's trust: no exception opens hosts that it does not name",
            profiles: [.standard, .regulated],
            declaredBy: "no exception for `NSAllowsArbitraryLoads`, and `system-trust` not switched off",
            provenBy: "no bundle has `NSAllowsArbitraryLoads` in effect",
            evidenceDays: yearly, rule: nil,
            isDeclared: { context in
                context.policy.relies(on: .systemTrust)
                    && !context.policy.exceptions.contains { exception in
                        exception.domain == nil
                            && context.concerns(exception)
                            && exception.settings.contains {
                                $0.key == "NSAllowsArbitraryLoads" && LooseValue.loosens($0.key, $0.value)
                            }
                    }
            },
            proof: { facts in
                guard facts.hasProcesses else { return nil }
                let open = facts.governed.first { $0.ats.arbitraryLoadsInEffect != .no }
                return open.map { .contradicted("NSAllowsArbitraryLoads is in effect in \($0.bundle.name)") }
                    ?? .proven
            }),
        mechanism(
            .shortLivedTokens, "Tokens are short-lived, so that a stolen one is soon worth nothing",
            [.standard, .regulated]),
        mechanism(
            .logAllowList, "Logs hold only what was let in by name", [.standard, .regulated]),
        ProfileDemand(
            id: "pinning-team", sentence: "No host is pinned without a team that operates the pins",
            profiles: [.standard],
            declaredBy: "no pins, or `pinning` with owner and procedure", provenBy: "no bundle has pins",
            evidenceDays: yearly, rule: "policy.pinning-without-team",
            isDeclared: { !$0.policy.relies(on: .pinning) || $0.policy.hasPinningTeam },
            proof: { facts in
                guard facts.hasProcesses, !facts.context.policy.relies(on: .pinning) else { return nil }
                let pinned = facts.governed.first { !$0.ats.pinnedDomains.isEmpty }
                return pinned.map { .contradicted("\($0.bundle.name) has pins that no team operates") }
                    ?? .proven
            }),
        ProfileDemand(
            id: "threat-model",
            sentence: "A threat model names what is protected, against whom and by what",
            profiles: [.regulated],
            declaredBy: "`threats`, each bound to a mechanism that addresses it and is switched on",
            provenBy: nil, evidenceDays: yearly, rule: nil,
            isDeclared: { context in
                let policy = context.policy
                return !policy.threats.isEmpty
                    && policy.threats.allSatisfy {
                        ThreatTable.entry($0.attacker, $0.mechanism).addresses
                            && policy.relies(on: $0.mechanism)
                    }
            }, proof: { _ in nil }),
        ProfileDemand(
            id: "pins-with-backup",
            sentence: "Hosts that carry personal or more sensitive data are pinned, with a backup",
            profiles: [.regulated],
            declaredBy:
                "two pins or more, in each list that is used, for every such host; at least one such host",
            provenBy: "every bundle that the policy lists has these pins", evidenceDays: yearly, rule: nil,
            isDeclared: { context in
                let hosts = context.policy.hosts.filter(\.isSensitive)
                return !hosts.isEmpty && hosts.allSatisfy { $0.pins?.hasBackup == true }
            },
            proof: { facts in
                guard facts.hasProcesses, facts.context.policy.hosts.contains(where: { $0.pins != nil })
                else {
                    return nil
                }
                let differ = PinsDiffer()
                let found = facts.artifacts.flatMap { differ.check($0) }.first
                return found.map { .contradicted("in the artifact \($0.message)") } ?? .proven
            }),
        ProfileDemand(
            id: "client-identity",
            sentence: "The server knows the client by a key: mutual TLS, or a key of the device",
            profiles: [.regulated], declaredBy: "`mtls` or `device-key` switched on", provenBy: nil,
            evidenceDays: yearly, rule: nil,
            isDeclared: { $0.policy.hasEnabled(.mutualTLS) || $0.policy.hasEnabled(.deviceKey) },
            proof: { _ in nil }),
        mechanism(.stepUp, "What matters is confirmed by the person, at the moment it happens", [.regulated]),
        mechanism(.requestSigning, "Requests are signed", [.regulated]),
        mechanism(.replayProtection, "A request that was recorded is refused the second time", [.regulated]),
        ProfileDemand(
            id: "drills",
            sentence: "The change of a pin and the failure of a mechanism are rehearsed twice a year",
            profiles: [.regulated], declaredBy: "`evidence` with the demand `drills`", provenBy: nil,
            evidenceDays: 183, rule: nil,
            isDeclared: { $0.policy.evidence.contains { $0.demand == "drills" } }, proof: { _ in nil }),
    ]

    /// Evidence of last year's review still counts, with a month to spare for holidays.
    private static let yearly = 396

    /// The demand that a mechanism is switched on.
    private static func mechanism(
        _ kind: PolicyMechanism.Kind, _ sentence: String, _ profiles: [Policy.Profile]
    ) -> ProfileDemand {
        ProfileDemand(
            id: kind.rawValue, sentence: sentence, profiles: profiles,
            declaredBy: "`\(kind.rawValue)` switched on under `mechanisms`", provenBy: nil,
            evidenceDays: yearly,
            rule: nil, isDeclared: { $0.policy.hasEnabled(kind) }, proof: { _ in nil })
    }
}

extension PolicyFacts {
    /// Whether a bundle that runs as a process and concerns the audit was read: else the artifacts show nothing.
    fileprivate var hasProcesses: Bool {
        artifacts.contains { artifact in
            artifact.bundles.contains { $0.isProcess && $0.infoPlist != nil && concern($0, in: artifact) }
        }
    }

    /// Those of the bundles that the audit concerns which have transport security settings.
    fileprivate var governed: [GovernedBundle] {
        artifacts.flatMap { artifact in
            artifact.governed.filter { concern($0.bundle, in: artifact) }
        }
    }

    /// Whether a demand is about `bundle`: it is for the audited environment or, where none is named, for users.
    private func concern(_ bundle: BundleFacts, in artifact: AuditFacts) -> Bool {
        guard let environments = context.environments(for: bundle, in: artifact) else { return false }
        return context.audited != nil || PolicyContext.mayReachUsers(environments)
    }
}

extension PolicyHost {
    /// Whether the host carries what harms people in the wrong hands.
    fileprivate var isSensitive: Bool {
        !Set(data).isDisjoint(with: [.personal, .location, .health, .payment, .credentials])
    }
}

extension PolicyPins {
    /// Whether each list that is used has two keys or more.
    fileprivate var hasBackup: Bool {
        let used = [certificateAuthority, leaf].filter { !$0.isEmpty }
        return !used.isEmpty && used.allSatisfy { Set($0).count > 1 }
    }
}
