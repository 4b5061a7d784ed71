// SPDX-License-Identifier: Apache-2.0

extension Sequence {
    /// The elements whose `key` no earlier element has, in order.
    package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// Each element once, in order.
    package var unique: [Element] { unique { $0 } }
}
