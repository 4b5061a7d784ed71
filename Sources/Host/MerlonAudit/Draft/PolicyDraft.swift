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
    public init(_ facts: [AuditFacts], today: PolicyDay) {
        let bundles = facts.flatMap(\.bundles).filter { $0.isProcess && $0.infoPlist != nil }
        var names = DraftNames()
        let named = bundles.map { names.name(of: $0) }
        policy = Policy(appName: Self.appName(bundles) ?? "App")
        policy.bundles = names.bundles
        policy.environments = DraftEnvironments.environments(of: bundles)
        notes = []
        var drafted = DraftedExceptions(
            expires: PolicyDay(daysSince1970: today.daysSince1970 + Self.days) ?? today)
        for (bundle, name) in zip(bundles, named) {
            guard let plist = bundle.infoPlist, let ats = plist.ats else { continue }
            drafted.add(ats, plist, bundle: name, path: plist.location.words)
        }
        policy.exceptions = drafted.exceptions
        policy.hosts = drafted.hosts
        notes = drafted.notes
    }

    private static func appName(_ bundles: [BundleFacts]) -> String? {
        let apps = bundles.filter { $0.kind == .app } + bundles
        for app in apps {
            for key in ["CFBundleDisplayName", "CFBundleName"] {
                // A variable is a name only once the build has replaced it.
                if let name = app.infoPlist?.document.root[key]?.string, !name.isEmpty, !name.contains("$(") {
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
