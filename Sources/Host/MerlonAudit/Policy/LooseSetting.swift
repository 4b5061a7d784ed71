// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// One value of a bundle's Info.plist that asks for less than App Transport Security does by default.
struct LooseSetting {
    /// The entry of `NSExceptionDomains` that it stands in; nil at the top of the dictionary.
    var domain: ATSExceptionDomain?
    /// The key as written.
    var key: String
    /// The key of today that means the same.
    var modernKey: String
    /// The value.
    var node: PropertyListNode

    /// The way to the value from the Info.plist's root.
    var keyPath: PropertyListKeyPath { domain.map { .exception($0.name, key) } ?? .ats(key) }

    /// What it opens, for a message: `cleartext to img.shop.example`.
    var words: String {
        guard let domain else { return "\(key) for the whole app" }
        return "\(key) for \(domain.reach)"
    }
}

extension GovernedBundle {
    /// The bundle's loosening values, those at the top first; entries whose name no host has open nothing and
    /// are left to the diagnostics.
    var looseSettings: [LooseSetting] {
        let top = [
            ("NSAllowsArbitraryLoads", ats.allowsArbitraryLoads),
            ("NSAllowsArbitraryLoadsForMedia", ats.allowsArbitraryLoadsForMedia),
            ("NSAllowsArbitraryLoadsInWebContent", ats.allowsArbitraryLoadsInWebContent),
            ("NSAllowsLocalNetworking", ats.allowsLocalNetworking),
        ]
        let global = top.compactMap { key, node -> LooseSetting? in
            guard let node, SettingValue(node) != .no else { return nil }
            return LooseSetting(domain: nil, key: key, modernKey: key, node: node)
        }
        return global + reachableExceptions.flatMap { $0.domain.looseSettings }
    }
}

extension ATSExceptionDomain {
    /// The entry's loosening values.
    fileprivate var looseSettings: [LooseSetting] {
        let keys: [(String, PropertyListNode?)] = [
            ("NSExceptionAllowsInsecureHTTPLoads", allowsInsecureHTTPLoads),
            ("NSExceptionMinimumTLSVersion", minimumTLSVersion),
            ("NSExceptionRequiresForwardSecrecy", requiresForwardSecrecy),
        ]
        return keys.compactMap { key, node in
            guard let setting = setting(key, node), LooseValue.loosens(key, setting.node) else { return nil }
            return LooseSetting(domain: self, key: setting.key, modernKey: key, node: setting.node)
        }
    }
}

/// What a value of a key allows beside another one.
enum LooseValue {
    /// Whether `node` under `key` asks for less than the default.
    static func loosens(_ key: String, _ node: PropertyListNode) -> Bool {
        switch key {
        case "NSExceptionMinimumTLSVersion":
            node.string.flatMap(TLSVersion.init(rawValue:)).map { $0 < .tls12 } ?? false
        case "NSExceptionRequiresForwardSecrecy":
            node.value == .boolean(false) || node.value == .integer(0)
        default: SettingValue(node) != .no
        }
    }

    /// Whether who approved `approved` under `key` approved `node` as well: the same, or less.
    static func covers(_ key: String, _ approved: PropertyListNode, _ node: PropertyListNode) -> Bool {
        guard loosens(key, node) else { return true }
        guard key == "NSExceptionMinimumTLSVersion" else { return loosens(key, approved) }
        guard let allowed = approved.string.flatMap(TLSVersion.init(rawValue:)),
            let asked = node.string.flatMap(TLSVersion.init(rawValue:))
        else { return false }
        return asked >= allowed
    }
}
