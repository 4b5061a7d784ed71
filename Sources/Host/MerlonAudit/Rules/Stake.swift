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
    /// What users get is looser than what the team tests.
    case usersLooserThanDevelopers
    /// Diagnostics that write traffic to a log are on for whoever runs the sources.
    case diagnosticsLeftOn
    /// Said so that nobody has to look: no fault.
    case asItShouldBe
    /// Others than the app can reach what it keeps or runs.
    case weakerSharing
    /// App Review refuses the upload.
    case reviewDemand
    /// Something ends soon.
    case soonDue
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
    /// The artifact opens what nobody answers for.
    case unapprovedLoosening
    /// Data that harms people in the wrong hands may travel in cleartext, and the policy says so itself.
    case sensitiveDataInCleartext
    /// The policy promises what nothing stands behind.
    case emptyPromise
    /// Something ends soon, or rests on somebody's word.
    case notice

    /// How severe a finding of this kind is where nothing in its context says otherwise.
    public var severity: Severity {
        switch self {
        case .everyHostInCleartext, .sensitiveDataInCleartext, .strangersInCleartext, .unapprovedLoosening:
            .high
        case .ambiguousArtifact, .debugSettingShipped, .emptyPromise, .namedHostInCleartext, .outage,
            .protectionWithoutEffect,
            .reviewDemand, .unreadable, .usersLooserThanDevelopers, .weakerSharing, .weakerTLS:
            .medium
        case .contentInCleartext, .diagnosticsLeftOn, .looseningWithoutEffect, .soonDue, .upkeep: .low
        case .asItShouldBe, .localNetwork, .notice, .reviewJustification: .info
        }
    }

    /// Why findings of this kind are as severe as they are; the text of `docs/severity.md`.
    public var reason: String {
        switch self {
        case .everyHostInCleartext:
            "Any network on the way can read and rewrite traffic to hosts that nobody listed, now and after the next release. Not critical: the app may still use https everywhere, which the settings alone can't show."
        case .strangersInCleartext:
            "As every host, for whoever rents a name or an address in the range: an attacker can be one of them."
        case .namedHostInCleartext:
            "Traffic to one owner's hosts can be read and rewritten. The harm is as large as what that host carries, which the settings don't say."
        case .contentInCleartext:
            "Pages or media can be replaced; API calls stay protected."
        case .weakerTLS:
            "An attack needs a position on the network and a weakness of old TLS, or recorded traffic and a leaked key."
        case .outage:
            "Nothing leaks, but requests fail for all users of a shipped version until they update."
        case .protectionWithoutEffect:
            "The app is as safe as the default, and less safe than its team believes and may have promised."
        case .looseningWithoutEffect:
            "Nothing is opened. A request fails, or a line of the file misleads its reader."
        case .debugSettingShipped:
            "The hole is narrow, but it was meant for no user, and shows that the release build is not checked."
        case .usersLooserThanDevelopers:
            "No developer's run shows the weakness, so it stays; what it opens is a finding of its own."
        case .diagnosticsLeftOn:
            "Traffic, with its tokens, lies in logs of developers and build servers. No user's device runs with it."
        case .asItShouldBe:
            "No weakness: what users get is as strict as ever."
        case .weakerSharing:
            "An attack needs another app of the team, or code on the device; then it reads what the app keeps."
        case .reviewDemand:
            "Nothing leaks by it; the release waits, and what the SDK collects is unknown until then."
        case .soonDue:
            "Right today; on a known day it stops."
        case .reviewJustification:
            "No weakness: a duty at the next submission."
        case .upkeep:
            "Right today; it costs attention at the next change."
        case .unreadable:
            "What was not read may hold anything. The exit status says so even below the threshold."
        case .ambiguousArtifact:
            "What was audited may not be what another program reads from the same bytes."
        case .localNetwork:
            "Opens the local network alone, the narrow way that Apple documents; named so that nobody is surprised."
        case .unapprovedLoosening:
            "The team wrote down what is allowed, and this is not. Either the artifact is wrong or the policy is; a release has to wait until somebody says which."
        case .sensitiveDataInCleartext:
            "Whoever shares the network can read credentials, payments or health data. The policy names the data, so nobody has to guess the harm."
        case .emptyPromise:
            "The app is as safe as it was; the policy says more than anybody can show, and others rely on it."
        case .notice:
            "No fault yet: something to put on the calendar, or to look at once more."
        }
    }
}
