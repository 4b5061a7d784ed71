// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A key at the top of the dictionary that opens more than single hosts.
struct WideKey {
    /// What it opens.
    var what: ATSLoosening.What
    /// The key.
    var name: String
    /// Its value; nil where it is absent.
    var node: PropertyListNode?
    /// What systems make of it.
    var value: SettingValue
}

extension ATSConfiguration {
    /// The keys that open more than single hosts, the broadest first.
    var wideKeys: [WideKey] {
        [
            WideKey(
                what: .everyHost, name: "NSAllowsArbitraryLoads", node: allowsArbitraryLoads,
                value: arbitraryLoadsInEffect),
            WideKey(.webContent, "NSAllowsArbitraryLoadsInWebContent", allowsArbitraryLoadsInWebContent),
            WideKey(.media, "NSAllowsArbitraryLoadsForMedia", allowsArbitraryLoadsForMedia),
            WideKey(.localNetwork, "NSAllowsLocalNetworking", allowsLocalNetworking),
        ]
    }
}

extension WideKey {
    /// A key that counts for itself.
    fileprivate init(_ what: ATSLoosening.What, _ name: String, _ node: PropertyListNode?) {
        self.init(what: what, name: name, node: node, value: SettingValue(node))
    }
}
