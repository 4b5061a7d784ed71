// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// An Info.plist as its author wrote it, variables not replaced.
public struct InfoPlistBase: Sendable {
    /// The content.
    public let document: PropertyListDocument
    /// The file, relative to the tree's root; nil where no file holds it.
    public let path: String?
    /// Whether a text of it has a `$`.
    let hasVariables: Bool

    /// A base from its parts.
    public init(_ document: PropertyListDocument, at path: String?) {
        self.document = document
        self.path = path
        hasVariables = document.root.hasVariables
    }
}

extension PropertyListNode {
    fileprivate var hasVariables: Bool {
        switch value {
        case .string(let text): text.utf8.contains(.dollar)
        case .array(let elements): elements.contains(where: \.hasVariables)
        case .dictionary(let dictionary):
            dictionary.entries.contains { $0.key.utf8.contains(.dollar) || $0.value.hasVariables }
        default: false
        }
    }
}
