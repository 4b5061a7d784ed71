// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
public import MerlonPolicy
internal import MerlonPropertyList

/// A policy that says what an app does today, for its team to go on with: every exception is listed and
/// none is justified.
public struct PolicyDraft: Sendable {
    /// How long a drafted exception holds, in days: long enough to decide, too short to forget.
    public static let days = 90

    /// The policy.
    public var policy: Policy
    /// What of the app's settings is not in it, and why: one line each.
    public var notes: [String]

    /// A draft from what was read.
    ///
    /// - Parameters:
    ///   - facts: The app, or the source tree.
    ///   - today: The day of the draft; exceptions expire ``days`` later.
    ///   - paths: How the policy names Info.plists of a source tree; nil leaves them out.
    ///   - budget: How large it may become; what does not fit is left out, and ``notes`` say so.
    public init(
        _ facts: [AuditFacts], today: PolicyDay, paths: DraftPaths? = nil, budget: DraftBudget = DraftBudget()
    ) {
        var log = DraftNotes(limit: budget.notes)
        let found = facts.enumerated().flatMap { operand, facts in
            facts.bundles.filter { $0.isProcess && $0.infoPlist != nil && $0.build?.isForSimulator != true }
                .map { (operand, $0) }
        }
        let environments = DraftEnvironments(found.map(\.1), limit: budget.environments)
        let read = found.compactMap { operand, bundle in
            environments.names(for: bundle).map {
                DraftedBundles.Read(
                    operand: operand, facts: bundle, environments: $0,
                    infoPlist: paths?.infoPlist(of: bundle, in: facts[operand]))
            }
        }
        let bundles = DraftedBundles(
            read, limit: PolicyBudget().infoPlists / max(1, environments.names.count),
            longestName: budget.name)
        var exceptions = DraftedExceptions(expires: today.adding(days: Self.days), limit: budget.entries)
        var hosts = DraftedHosts(limit: budget.entries)
        for bundle in read {
            guard let name = bundles.name(of: bundle), let plist = bundle.facts.infoPlist else { continue }
            exceptions.add(plist, bundle: name, environments: bundle.environments, &log)
            hosts.add(plist, environments: bundle.environments, &log)
        }
        policy = Policy(appName: Self.appName(read.map(\.facts), longest: budget.name) ?? "App")
        policy.environments = environments.environments
        policy.bundles = bundles.bundles
        policy.exceptions = exceptions.exceptions(of: environments.names)
        policy.hosts = hosts.hosts(of: environments.names)
        bundles.note(&log)
        notes = log.all
        let tooMany = "more than a policy takes"
        for (count, words) in [
            (environments.leftOut.count, "configurations"), (bundles.leftOut, "bundles"),
            (exceptions.leftOut, "exceptions"), (hosts.leftOut, "pinned hosts"),
        ] where count > 0 {
            notes.append("left out: \(count) \(words), \(tooMany)")
        }
        let rest = shorten()
        if rest > 0 { notes.append("left out: the last \(rest) exceptions and pinned hosts, \(tooMany)") }
    }

    /// Takes the later half of the longer list away until the reader of policies takes the rest, and says how
    /// many entries went: a policy that is not read helps nobody.
    private mutating func shorten() -> Int {
        var gone = 0
        while isTooLarge, !policy.exceptions.isEmpty || !policy.hosts.isEmpty {
            if policy.exceptions.count >= policy.hosts.count {
                let half = (policy.exceptions.count + 1) / 2
                policy.exceptions.removeLast(half)
                gone += half
            } else {
                let half = (policy.hosts.count + 1) / 2
                policy.hosts.removeLast(half)
                gone += half
            }
        }
        return gone
    }

    private var isTooLarge: Bool {
        var budget = PolicyBudget()
        // Room for what the command writes above it.
        budget.bytes -= 4_096
        do throws(PolicyError) {
            _ = try PolicyReader.read(
                Array(PolicyWriter.yaml(policy, notes: notes).utf8), path: "", budget: budget)
        } catch {
            if case .limit = error { return true }
        }
        return false
    }

    private static func appName(_ bundles: [BundleFacts], longest: Int) -> String? {
        let apps = bundles.filter { $0.kind == .app } + bundles
        for app in apps {
            for key in ["CFBundleDisplayName", "CFBundleName"] {
                // A variable is a name only once the build has replaced it.
                if let name = app.infoPlist?.document.root[key]?.string, !name.contains("$("),
                    name.utf8.count <= longest, name.contains(where: { !$0.isWhitespace })
                {
                    return name
                }
            }
        }
        return nil
    }
}

extension Location {
    /// The file in a few words.
    var words: String { [path, member ?? ""].filter { !$0.isEmpty }.joined(separator: "!/") }
}
