// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension PropertyListDictionary {
    /// Those of `defaults` whose keys are not among these entries, and then these entries.
    func laid(over defaults: [Entry]) -> PropertyListDictionary {
        let keys = Set(entries.map(\.key))
        return PropertyListDictionary(defaults.filter { !keys.contains($0.key) } + entries)
    }
}
