// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One key in which the settings of an artifact and those that a policy makes are not equal.
struct SettingsDifference: Equatable {
    /// In what they differ.
    enum Kind: Equatable {
        /// The artifact has the key and the policy makes none.
        case extra
        /// The policy makes the key and the artifact has none.
        case missing
        /// Both have it, with other values.
        case other(expected: String, found: String)
    }

    /// The key, from the Info.plist's root.
    var keyPath: PropertyListKeyPath
    /// In what the two differ.
    var kind: Kind
    /// Where the artifact's value stands, or the dictionary that lacks it.
    var place: SourcePlace?

    /// `extra NSAppTransportSecurity.NSAllowsArbitraryLoads`.
    var words: String {
        switch kind {
        case .extra: "extra \(keyPath)"
        case .missing: "missing \(keyPath)"
        case .other(let expected, let found): "other \(keyPath) (\(found), not \(expected))"
        }
    }

    /// The differences between two dictionaries under `keyPath`; an absent dictionary is an empty one.
    /// Lists of pins have no order.
    static func all(
        expected: PropertyListNode?, found: PropertyListNode?, at keyPath: PropertyListKeyPath
    ) -> [SettingsDifference] {
        var differences: [SettingsDifference] = []
        compare(expected, found, keyPath, place: found?.place, &differences)
        return differences
    }

    private static func compare(
        _ expected: PropertyListNode?, _ found: PropertyListNode?, _ keyPath: PropertyListKeyPath,
        place: SourcePlace?, _ differences: inout [SettingsDifference]
    ) {
        let wanted = members(of: expected)
        let present = members(of: found)
        if let expected, wanted == nil {
            compareValues(expected, found, keyPath, place: place, &differences)
        } else if let found, present == nil {
            differences.append(
                .init(
                    keyPath: keyPath, kind: .other(expected: "dict", found: found.shortText),
                    place: found.place))
        } else {
            let wanted = wanted ?? [:]
            let present = present ?? [:]
            for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
                let path = keyPath.appending(key)
                guard let own = present[key] else {
                    differences.append(.init(keyPath: path, kind: .missing, place: place))
                    continue
                }
                compare(value, own, path, place: own.place, &differences)
            }
            for (key, value) in present.sorted(by: { $0.key < $1.key }) where wanted[key] == nil {
                differences.append(.init(keyPath: keyPath.appending(key), kind: .extra, place: value.place))
            }
        }
    }

    private static func compareValues(
        _ expected: PropertyListNode, _ found: PropertyListNode?, _ keyPath: PropertyListKeyPath,
        place: SourcePlace?, _ differences: inout [SettingsDifference]
    ) {
        guard let found else {
            differences.append(.init(keyPath: keyPath, kind: .missing, place: place))
            return
        }
        if pins(of: expected).map({ $0 == pins(of: found) }) ?? (expected.bare == found.bare) { return }
        let isList = expected.array != nil
        differences.append(
            .init(
                keyPath: keyPath,
                kind: isList
                    ? .other(expected: "the policy's pins", found: "another list")
                    : .other(expected: expected.shortText, found: found.shortText),
                place: found.place))
    }

    private static func members(of node: PropertyListNode?) -> [String: PropertyListNode]? {
        guard let node else { return [:] }
        guard let dictionary = node.dictionary else { return nil }
        // Of a key that stands twice the last counts, as for the system.
        return Dictionary(dictionary.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// The digests of a list of pins, or nil for anything else.
    private static func pins(of node: PropertyListNode) -> Set<String>? {
        guard let array = node.array else { return nil }
        let digests = array.compactMap { element -> String? in
            guard let dictionary = element.dictionary, dictionary.entries.count == 1 else { return nil }
            return dictionary["SPKI-SHA256-BASE64"]?.string
        }
        return digests.count == array.count ? Set(digests) : nil
    }
}

extension PropertyListNode {
    /// The node without the places, for comparing two files.
    fileprivate var bare: PropertyListNode {
        switch value {
        case .array(let elements): PropertyListNode(.array(elements.map(\.bare)))
        case .dictionary(let dictionary):
            PropertyListNode(
                .dictionary(.init(dictionary.entries.map { .init($0.key, $0.value.bare) })))
        default: PropertyListNode(value)
        }
    }
}
