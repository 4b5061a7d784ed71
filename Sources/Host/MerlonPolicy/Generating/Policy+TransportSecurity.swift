// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// The `NSAppTransportSecurity` dictionary that a policy makes for one bundle in one environment.
public struct PolicyTransportSecurity: Sendable, Hashable {
    /// The dictionary; nil where the policy has nothing to say, and App Transport Security is as it is by
    /// default.
    public var node: PropertyListNode?
    /// Two exceptions that give one key two values: the first counts.
    public var conflicts: [Conflict]

    /// Two exceptions that disagree.
    public struct Conflict: Sendable, Hashable {
        /// The key, from the Info.plist's root.
        public var keyPath: PropertyListKeyPath
        /// Where the second value stands.
        public var place: PolicyPlace

        /// A conflict from its parts.
        public init(keyPath: PropertyListKeyPath, place: PolicyPlace) {
            self.keyPath = keyPath
            self.place = place
        }
    }
}

extension Policy {
    /// The settings of `bundle` in `environment`: every exception approved there, and the pins of every host.
    ///
    /// An exception that has expired still counts: the file must say what the app was approved to do, and the
    /// audit says what is over.
    public func transportSecurity(
        environment: PolicyEnvironment, bundle: PolicyBundle
    ) -> PolicyTransportSecurity {
        PolicyScopes(self).transportSecurity(environment: environment, bundle: bundle)
    }
}

extension ApprovedException {
    /// Whether the exception is approved in the environment called `name`.
    public func isMeant(for name: String) -> Bool { environments.isEmpty || environments.contains(name) }

    /// Whether the exception is approved in the bundle called `name`.
    public func isMeant(forBundle name: String) -> Bool { bundles.isEmpty || bundles.contains(name) }
}

/// A dictionary of transport security as exceptions and hosts add to it.
struct SettingsMerge {
    private(set) var conflicts: [PolicyTransportSecurity.Conflict] = []
    private var global: [PropertyListDictionary.Entry] = []
    private var exceptions: [(domain: String, settings: [PropertyListDictionary.Entry])] = []
    private var byDomain: [String: Int] = [:]
    private var pinned: [PropertyListDictionary.Entry] = []

    var node: PropertyListNode? {
        var entries = global
        if !exceptions.isEmpty {
            let domains = exceptions.map { Self.entry($0.domain, $0.settings) }
            entries.append(Self.entry("NSExceptionDomains", domains))
        }
        if !pinned.isEmpty { entries.append(Self.entry("NSPinnedDomains", pinned)) }
        return entries.isEmpty ? nil : PropertyListNode(.dictionary(.init(entries)))
    }

    mutating func add(_ exception: ApprovedException) {
        guard let domain = exception.domain else {
            for setting in exception.settings {
                Self.set(setting, in: &global, path: ["NSAppTransportSecurity"], &conflicts)
            }
            return
        }
        let index = byDomain[domain] ?? exceptions.endIndex
        if index == exceptions.endIndex {
            byDomain[domain] = index
            exceptions.append((domain, []))
        }
        let path = ["NSAppTransportSecurity", "NSExceptionDomains", domain]
        for setting in exception.settings {
            Self.set(setting, in: &exceptions[index].settings, path: path, &conflicts)
        }
    }

    mutating func add(_ host: PolicyHost) {
        guard let pins = host.pins else { return }
        var entries: [PropertyListDictionary.Entry] = []
        if host.includesSubdomains {
            entries.append(.init("NSIncludesSubdomains", PropertyListNode(.boolean(true))))
        }
        for (key, list) in [
            ("NSPinnedCAIdentities", pins.certificateAuthority), ("NSPinnedLeafIdentities", pins.leaf),
        ] where !list.isEmpty {
            let identities = list.map { pin in
                Self.dictionary([.init("SPKI-SHA256-BASE64", PropertyListNode(.string(pin)))])
            }
            entries.append(.init(key, PropertyListNode(.array(identities))))
        }
        pinned.append(Self.entry(host.name, entries))
    }

    private static func set(
        _ setting: ApprovedException.Setting, in entries: inout [PropertyListDictionary.Entry],
        path: [String],
        _ conflicts: inout [PolicyTransportSecurity.Conflict]
    ) {
        if let known = entries.first(where: { $0.key == setting.key }) {
            guard known.value.value != setting.value.value else { return }
            let keyPath = PropertyListKeyPath((path + [setting.key]).map { .key($0) })
            conflicts.append(.init(keyPath: keyPath, place: setting.place))
            return
        }
        entries.append(.init(setting.key, PropertyListNode(setting.value.value)))
    }

    private static func entry(
        _ key: String, _ entries: [PropertyListDictionary.Entry]
    ) -> PropertyListDictionary.Entry { .init(key, dictionary(entries)) }

    private static func dictionary(_ entries: [PropertyListDictionary.Entry]) -> PropertyListNode {
        PropertyListNode(.dictionary(.init(entries)))
    }
}
