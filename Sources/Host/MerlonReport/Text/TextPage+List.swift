// SPDX-License-Identifier: Apache-2.0

extension TextPage {
    /// The first of `items`, a paragraph each, and how many more there are: who wants all asks for JSON.
    mutating func writeFirst<Item>(of items: [Item], _ words: (Item) -> String) {
        for item in items.prefix(Self.itemsShown) { paragraph(words(item), indent: Self.labelIndent) }
        let rest = items.count - Self.itemsShown
        if rest > 0 { paragraph("and \(rest) more; --format json lists all", indent: Self.labelIndent) }
    }

    /// The items of a list beside the open findings that are shown: nobody reads on in a longer one.
    static let itemsShown = 50
}
