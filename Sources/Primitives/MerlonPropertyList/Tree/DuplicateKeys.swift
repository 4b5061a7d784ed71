// SPDX-License-Identifier: Apache-2.0

/// The search for keys that stand more than once in one dictionary.
///
/// Keys are the same where their characters are the same, as Core Foundation compares them; `String`'s own
/// equality also joins different spellings of one letter.
enum DuplicateKeys {
    /// The indices of the entries whose key stands in an earlier entry too.
    static func indices(in entries: [PropertyListDictionary.Entry]) -> [Int] {
        // Most dictionaries are small: comparing all pairs is cheaper there than hashing.
        if entries.count <= 8 {
            return entries.indices.filter { later in
                entries[..<later].contains { LiteralKey($0.key) == LiteralKey(entries[later].key) }
            }
        }
        var seen = Set<LiteralKey>(minimumCapacity: entries.count)
        return entries.indices.filter { !seen.insert(LiteralKey(entries[$0].key)).inserted }
    }
}

/// A string that equals only a string of the same characters.
private struct LiteralKey: Hashable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    static func == (left: LiteralKey, right: LiteralKey) -> Bool {
        left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
