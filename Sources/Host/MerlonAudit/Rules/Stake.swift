// SPDX-License-Identifier: Apache-2.0

/// What is at stake in a finding. Severities are decided here and nowhere else, each with its reason.
public enum Stake: String, Sendable, Hashable, CaseIterable {
    /// Every host may be reached in cleartext.
    case everyHostInCleartext
    /// Every host under a suffix that strangers share may be reached in cleartext.
    case strangersInCleartext
    /// One named host may be reached in cleartext, or all of one owner's.
    case namedHostInCleartext
    /// Cleartext is possible for web content or media alone.
    case contentInCleartext
    /// TLS to named hosts is weaker than the default.
    case weakerTLS
    /// Connections that should work will fail: an outage.
    case outage
    /// A protection that the team believes in does nothing.
    case protectionWithoutEffect
    /// A loosening that the team believes in does nothing: a request fails, or a key is dead weight.
    case looseningWithoutEffect
    /// A setting of a developer's machine reaches users.
    case debugSettingShipped
    /// App Review asks for a reason.
    case reviewJustification
    /// The setting is right today and hard to keep right.
    case upkeep
    /// What was not read can't be judged.
    case unreadable
    /// The artifact is stored in a way that two readers may understand differently.
    case ambiguousArtifact
    /// The local network is opened, as most apps that do so intend.
    case localNetwork

    /// How severe a finding of this kind is where nothing in its context says otherwise.
    public var severity: Severity {
        switch self {
        case .everyHostInCleartext, .strangersInCleartext: .high
        case .ambiguousArtifact, .debugSettingShipped, .namedHostInCleartext, .outage, .protectionWithoutEffect,
            .unreadable, .weakerTLS:
            .medium
        case .contentInCleartext, .looseningWithoutEffect, .upkeep: .low
        case .localNetwork, .reviewJustification: .info
        }
    }
}
