// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension PolicyForm {
    /// Whether a value of this form is text.
    var isText: Bool {
        switch self {
        case .day, .host, .name, .pin, .reference, .text, .word: true
        case .either, .flag, .list, .members, .record, .settings, .version: false
        }
    }

    /// Whether this is the version of the format.
    var isVersion: Bool { if case .version = self { true } else { false } }

    /// Whether any text will do, so that a number was most likely meant as one.
    var takesFreeText: Bool {
        switch self {
        case .name, .reference, .text: true
        case .either(let forms): forms.contains(where: \.takesFreeText)
        default: false
        }
    }

    /// Whether `node` has the type of this form.
    func takesType(of node: PropertyListNode) -> Bool {
        switch (self, node.value) {
        case (.list, .array), (.flag, .boolean), (.version, .integer): true
        case (.members, .dictionary), (.record, .dictionary), (.settings, .dictionary): true
        case (_, .string): isText
        case (.either(let forms), _): forms.contains { $0.takesType(of: node) }
        default: false
        }
    }

    /// The words that are allowed, where they are few and known.
    var allowed: [String] {
        switch self {
        case .flag: ["true", "false"]
        case .list(let element, _): element.allowed
        case .word(let words): words
        default: []
        }
    }
}
