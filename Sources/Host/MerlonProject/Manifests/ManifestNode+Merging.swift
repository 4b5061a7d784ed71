// SPDX-License-Identifier: Apache-2.0

extension ManifestNode {
    /// This value laid over `base` as XcodeGen does it: mappings are merged key by key, lists are appended,
    /// any other value replaces, and so does each under a key that ends in `:REPLACE`.
    func merged(onto base: ManifestNode?) -> ManifestNode {
        switch (value, base?.value) {
        case (.dictionary(let own), .dictionary(let other)):
            ManifestNode(.dictionary(own.merged(onto: other)), at: place, in: file)
        case (.list(let own), .list(let other)):
            ManifestNode(.list(other + own), at: place, in: file)
        default: self
        }
    }
}

extension ManifestDictionary {
    private static let replace = ":REPLACE"

    /// These entries laid over those of `base`.
    func merged(onto base: ManifestDictionary) -> ManifestDictionary {
        var result = base
        for var entry in entries {
            if entry.key.hasSuffix(Self.replace) {
                entry.key = String(entry.key.dropLast(Self.replace.count))
            } else {
                entry.value = entry.value.merged(onto: result[entry.key])
            }
            result.set(entry)
        }
        return result
    }
}
