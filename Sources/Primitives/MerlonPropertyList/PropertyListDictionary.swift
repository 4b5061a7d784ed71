// SPDX-License-Identifier: Apache-2.0

/// A dictionary as its file wrote it: the order and every duplicate kept.
public struct PropertyListDictionary: Sendable, Hashable {
    /// One key with its value.
    public struct Entry: Sendable, Hashable {
        /// The key's text.
        public var key: String
        /// Where the key stands.
        public var keyPlace: SourcePlace
        /// The value under the key.
        public var value: PropertyListNode

        /// An entry of `key` and `value`.
        public init(_ key: String, at keyPlace: SourcePlace = .unknown, _ value: PropertyListNode) {
            self.key = key
            self.keyPlace = keyPlace
            self.value = value
        }
    }

    /// All entries in the file's order.
    public var entries: [Entry]

    /// A dictionary of `entries`, duplicates kept.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
    }

    /// The value under `key`: the last one where the key stands twice, as Core Foundation's XML
    /// reader keeps it (the other readers of Apple's are not documented; a duplicate is an anomaly).
    public subscript(key: String) -> PropertyListNode? { entry(key)?.value }

    /// The entry that ``subscript(_:)`` answers from.
    public func entry(_ key: String) -> Entry? { entries.last { $0.key == key } }
}
