// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// One step from a dictionary to another.
public struct ATSChange: Sendable, Hashable {
    /// The key concerned, from the Info.plist's root.
    public var keyPath: PropertyListKeyPath
    /// The value as it stands; nil where the key is added.
    public var old: PropertyListNode?
    /// The value as it must become; nil where the key is removed.
    public var new: PropertyListNode?

    /// What is done to the key.
    public enum Kind: String, Sendable, Hashable {
        case add, change, remove
    }

    /// What is done to the key.
    public var kind: Kind { old == nil ? .add : new == nil ? .remove : .change }

    init(_ keyPath: PropertyListKeyPath, old: PropertyListNode?, new: PropertyListNode?) {
        self.keyPath = keyPath
        self.old = old
        self.new = new
    }
}

extension ATSConfiguration {
    /// The steps from this dictionary to `other`, each at the outermost key that has no counterpart.
    func changes(to other: ATSConfiguration) -> [ATSChange] {
        node.changes(to: other.node, at: ATSDecoder.home)
    }
}

extension [ATSChange] {
    /// What is added or changed and nothing else, as it stands under `NSAppTransportSecurity`; nil where
    /// keys are only removed.
    var fragment: PropertyListNode? {
        var fragment: PropertyListNode?
        for change in self {
            guard let new = change.new else { continue }
            let keys = change.keyPath.steps.dropFirst().compactMap { step in
                if case .key(let key) = step { key } else { nil }
            }
            fragment = (fragment ?? PropertyListNode(.dictionary(PropertyListDictionary()))).setting(
                keys[...], to: new)
        }
        return fragment
    }
}

extension PropertyListNode {
    fileprivate func changes(to other: PropertyListNode, at path: PropertyListKeyPath) -> [ATSChange] {
        guard let old = dictionary, let new = other.dictionary else {
            return value == other.value ? [] : [ATSChange(path, old: self, new: other)]
        }
        let removed = old.entries.filter { new[$0.key] == nil }
            .map { ATSChange(path.appending($0.key), old: $0.value, new: nil) }
        return removed
            + new.entries.flatMap { entry in
                let path = path.appending(entry.key)
                return old[entry.key].map { $0.changes(to: entry.value, at: path) }
                    ?? [ATSChange(path, old: nil, new: entry.value)]
            }
    }

    fileprivate func setting(_ keys: ArraySlice<String>, to value: PropertyListNode) -> PropertyListNode {
        guard let key = keys.first else { return value }
        var entries = dictionary?.entries ?? []
        let inner = (self[key] ?? PropertyListNode(.dictionary(PropertyListDictionary()))).setting(
            keys.dropFirst(), to: value)
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index].value = inner
        } else {
            entries.append(.init(key, inner))
        }
        return PropertyListNode(.dictionary(PropertyListDictionary(entries)))
    }
}
