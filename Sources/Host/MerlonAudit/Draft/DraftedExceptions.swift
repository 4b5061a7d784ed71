// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy
internal import MerlonPropertyList

/// The exceptions and pinned hosts of a draft, those of several bundles put together.
struct DraftedExceptions {
    /// The last day of each.
    let expires: PolicyDay
    /// In the order in which they were first met.
    private(set) var exceptions: [ApprovedException] = []
    /// The hosts that are pinned.
    private(set) var hosts: [PolicyHost] = []
    /// What was left out.
    private(set) var notes: [String] = []

    init(expires: PolicyDay) {
        self.expires = expires
    }

    /// Adds what `bundle` has.
    mutating func add(_ ats: ATSConfiguration, _ plist: InfoPlistFacts, bundle: String, path: String) {
        let dictionary = plist.document.root["NSAppTransportSecurity"]?.dictionary
        for entry in dictionary?.lastEntries ?? [] where entry.key != "NSExceptionDomains" {
            guard entry.key != "NSPinnedDomains" else { continue }
            add(domain: nil, [entry], PropertyListKeyPath.ats(entry.key), plist, bundle, path)
        }
        for domain in dictionary?["NSExceptionDomains"]?.dictionary?.lastEntries ?? [] {
            let keyPath = PropertyListKeyPath.exception(domain.key)
            guard let settings = domain.value.dictionary?.lastEntries else {
                note(keyPath, path, "its value is no dictionary, and no system reads it")
                continue
            }
            add(domain: domain.key, settings, keyPath, plist, bundle, path)
        }
        for domain in ats.pinnedDomains { add(domain, path) }
    }

    private mutating func add(
        domain: String?, _ entries: [PropertyListDictionary.Entry], _ keyPath: PropertyListKeyPath,
        _ plist: InfoPlistFacts, _ bundle: String, _ path: String
    ) {
        if let domain,
            plist.diagnostics.contains(where: { $0.keyPath == keyPath && $0.code.isNameThatNeverMatches })
        {
            note(keyPath, path, "no host is ever called '\(domain)', so the entry opens nothing")
            return
        }
        let known = domain == nil ? ATSConfiguration.settingKeys : ATSConfiguration.exceptionKeys
        var settings: [ApprovedException.Setting] = []
        for entry in entries {
            let own = domain == nil ? keyPath : keyPath.appending(entry.key)
            guard known.contains(entry.key) else {
                note(own, path, "no system is known to read this key here")
                continue
            }
            guard !plist.diagnostics.contains(where: { $0.keyPath == own && $0.code.isWrongValue }) else {
                note(
                    own, path,
                    "its value is not of the kind that the key takes, and systems differ in what they read")
                continue
            }
            switch entry.value.value {
            case .boolean, .string: settings.append(.init(entry.key, PropertyListNode(entry.value.value)))
            default:
                note(own, path, "its value is a \(entry.value.value.typeName), not a boolean or a string")
            }
        }
        // An entry without any key re-imposes the default; one whose keys were all left out says nothing.
        guard !settings.isEmpty || (domain != nil && entries.isEmpty) else { return }
        if let known = exceptions.firstIndex(where: { $0.domain == domain && $0.means(settings) }) {
            if !exceptions[known].bundles.contains(bundle) { exceptions[known].bundles.append(bundle) }
            return
        }
        exceptions.append(
            ApprovedException(
                domain: domain, settings: settings, reason: PolicyPlaceholder.reason,
                owner: PolicyPlaceholder.owner, expires: expires, removal: PolicyPlaceholder.removal,
                bundles: [bundle]))
    }

    private mutating func add(_ domain: ATSPinnedDomain, _ path: String) {
        let authority = domain.caIdentities?.digests.map(\.base64) ?? []
        let leaf = domain.leafIdentities?.digests.map(\.base64) ?? []
        guard !authority.isEmpty || !leaf.isEmpty else { return }
        let host = PolicyHost(
            name: domain.name.lowercased(), includesSubdomains: domain.includesSubdomains?.boolean == true,
            inspection: .refuse, pins: PolicyPins(certificateAuthority: authority, leaf: leaf))
        guard let known = hosts.first(where: { $0.name == host.name }) else { return hosts.append(host) }
        guard known != host else { return }
        note(
            .pinned(domain.name), path, "another bundle pins the host differently, and a policy pins it once")
    }

    private mutating func note(_ keyPath: PropertyListKeyPath, _ path: String, _ reason: String) {
        notes.append("left out: \(keyPath) of \(path): \(reason)")
    }
}

extension ApprovedException {
    /// Whether the exception approves exactly `others`, in whatever order.
    fileprivate func means(_ others: [Setting]) -> Bool {
        func values(_ settings: [Setting]) -> [String: PropertyListValue] {
            Dictionary(settings.map { ($0.key, $0.value.value) }) { _, last in last }
        }
        return values(settings) == values(others)
    }
}

extension PropertyListDictionary {
    /// The entries that count: of a key that stands twice, the last.
    fileprivate var lastEntries: [Entry] {
        var seen: Set<String> = []
        return entries.reversed().filter { seen.insert($0.key).inserted }.reversed()
    }
}

extension ATSDiagnostic.Code {
    /// Whether a value is of a type or form that some system takes otherwise than its author meant.
    fileprivate var isWrongValue: Bool {
        switch self {
        case .invalidValue, .unresolvedValue, .wrongType: true
        default: false
        }
    }
}
