// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

/// The exceptions of a draft, those of several bundles put together.
struct DraftedExceptions {
    /// The last day of each.
    let expires: PolicyDay
    /// The most that are kept.
    let limit: Int
    /// How many were left out, since there are too many.
    private(set) var leftOut = 0
    private var drafted: [Drafted] = []
    private var byContent: [Content: Int] = [:]
    private var check: DraftCheck<ApprovedException>

    /// Settings that were met, whatever their order.
    private struct Content: Hashable {
        var domain: String?
        var settings: [String: PropertyListValue]
    }

    /// An exception with the bundles that have it, each with the environments that it has it in.
    private struct Drafted {
        var exception: ApprovedException
        var bundles: [String] = []
        var environments: [String: Set<String>] = [:]
    }

    init(expires: PolicyDay, limit: Int) {
        self.expires = expires
        self.limit = limit
        check = DraftCheck(
            policy: { exception in
                var policy = Policy(appName: "App")
                policy.exceptions = [exception]
                return policy
            },
            removing: { exception, faults in
                var rest = exception
                rest.settings.removeAll { faults.contains([.key("settings"), .key($0.key)]) }
                // An entry without any key re-imposes the default; one whose keys were all left out says nothing.
                return rest.settings.isEmpty ? nil : rest
            })
    }

    /// Adds what the bundle called `bundle` has in `environments`.
    mutating func add(
        _ plist: InfoPlistFacts, bundle: String, environments: Set<String>, _ notes: inout DraftNotes
    ) {
        let path = plist.location.words
        let dictionary = plist.document.root["NSAppTransportSecurity"]?.dictionary
        for entry in dictionary?.lastEntries ?? [] where entry.key != "NSExceptionDomains" {
            guard entry.key != "NSPinnedDomains" else { continue }
            let found = settings(nil, [entry], .init(keys: "NSAppTransportSecurity"), path, &notes)
            if let found { add(found, bundle, environments) }
        }
        for domain in dictionary?["NSExceptionDomains"]?.dictionary?.lastEntries ?? [] {
            let keyPath = PropertyListKeyPath.exception(domain.key)
            guard let entries = domain.value.dictionary?.lastEntries else {
                notes.leaveOut(keyPath, of: path, "its value is no dictionary, and no system reads it")
                continue
            }
            let found = settings(domain.key, entries, keyPath, path, &notes)
            if let found { add(found, bundle, environments) }
        }
    }

    /// The exception that `entries` below `keyPath` are; nil where a policy can say nothing of them.
    private mutating func settings(
        _ domain: String?, _ entries: [PropertyListDictionary.Entry], _ keyPath: PropertyListKeyPath,
        _ path: String, _ notes: inout DraftNotes
    ) -> ApprovedException? {
        let known = domain == nil ? ATSConfiguration.settingKeys : ATSConfiguration.exceptionKeys
        var settings: [ApprovedException.Setting] = []
        for entry in entries {
            let own = keyPath.appending(entry.key)
            guard known.contains(entry.key) else {
                notes.leaveOut(own, of: path, "no system is known to read this key here")
                continue
            }
            switch entry.value.value {
            case .boolean, .string: settings.append(.init(entry.key, PropertyListNode(entry.value.value)))
            default:
                notes.leaveOut(
                    own, of: path,
                    "its value is a \(entry.value.value.typeName), not a boolean or a string")
            }
        }
        guard !settings.isEmpty || (domain != nil && entries.isEmpty) else { return nil }
        let checked = check.checked(
            ApprovedException(
                domain: domain, settings: settings, reason: PolicyPlaceholder.reason,
                owner: PolicyPlaceholder.owner, expires: expires, removal: PolicyPlaceholder.removal))
        for fault in checked.faults {
            let steps = fault.steps.first == .key("settings") ? Array(fault.steps.dropFirst()) : []
            notes.leaveOut(.init(keyPath.steps + steps), of: path, fault.reason)
        }
        return checked.element
    }

    private mutating func add(_ exception: ApprovedException, _ bundle: String, _ environments: Set<String>) {
        let content = Content(
            domain: exception.domain,
            settings: Dictionary(exception.settings.map { ($0.key, $0.value.value) }) { $1 })
        if byContent[content] == nil {
            guard drafted.count < limit else { return leftOut += 1 }
            byContent[content] = drafted.count
            drafted.append(Drafted(exception: exception))
        }
        guard let index = byContent[content] else { return }
        if drafted[index].environments[bundle] == nil { drafted[index].bundles.append(bundle) }
        drafted[index].environments[bundle, default: []].formUnion(environments)
    }

    /// The exceptions in the order in which they were first met: one for all bundles that have it in the same
    /// ones of `environments`, since bundles and environments of an exception are meant each with each.
    func exceptions(of environments: [String]) -> [ApprovedException] {
        drafted.flatMap { drafted -> [ApprovedException] in
            var bySet: [Set<String>: [String]] = [:]
            var order: [Set<String>] = []
            for bundle in drafted.bundles {
                let own = drafted.environments[bundle] ?? []
                if bySet[own] == nil { order.append(own) }
                bySet[own, default: []].append(bundle)
            }
            return order.map { own in
                var exception = drafted.exception
                exception.bundles = bySet[own] ?? []
                exception.environments = own.names(among: environments)
                return exception
            }
        }
    }
}

extension Set<String> {
    /// The environments in the policy's order; empty, which means all, where these are all.
    func names(among all: [String]) -> [String] {
        let own = all.filter(contains)
        return own.count == all.count ? [] : own
    }
}

extension PropertyListDictionary {
    /// The entries that count: of a key that stands twice, the last.
    fileprivate var lastEntries: [Entry] {
        var seen: Set<String> = []
        return entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
    }
}
