// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension PlistFix {
    /// The fragment that removes `key` with its value.
    static func removing(_ key: String, _ node: PropertyListNode) -> PlistFix {
        PlistFix(
            lines: (["<key>\(PropertyListXML.escape(key))</key>"] + PropertyListXML.fragment(node)).map {
                Line(.remove, $0)
            })
    }

    /// The fragment that gives `key` another value.
    static func replacing(_ key: String, _ old: PropertyListNode, by new: PropertyListNode) -> PlistFix {
        PlistFix(
            lines: [Line(.keep, "<key>\(PropertyListXML.escape(key))</key>")]
                + PropertyListXML.fragment(old).map { Line(.remove, $0) }
                + PropertyListXML.fragment(new).map { Line(.add, $0) })
    }
}
