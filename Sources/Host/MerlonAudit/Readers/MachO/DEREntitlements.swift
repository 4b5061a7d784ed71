// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// The reader of entitlements in DER, as code signatures carry them since iOS 15:
/// `[APPLICATION 16] { INTEGER 1, [16] { SEQUENCE { UTF8String, value } … } }`, and without that wrapper,
/// with a `SET` as the dictionary, in the form of the first betas.
///
/// The places of the nodes count from the first byte of the DER.
struct DEREntitlements {
    private enum Tag {
        static let boolean: UInt8 = 0x01
        static let integer: UInt8 = 0x02
        static let octetString: UInt8 = 0x04
        static let utf8String: UInt8 = 0x0C
        static let sequence: UInt8 = 0x30
        static let set: UInt8 = 0x31
        static let entitlements: UInt8 = 0x70
        static let dictionary: UInt8 = 0xB0
    }

    private struct Element {
        let tag: UInt8
        let content: Range<Int>
        let whole: Range<Int>
    }

    private let bytes: [UInt8]
    private let budget: PropertyListBudget
    private var values = 0

    /// The dictionary that `bytes` are the DER of, with nothing after it.
    static func read(_ bytes: [UInt8], budget: PropertyListBudget) throws(MachOError) -> PropertyListNode {
        var reader = DEREntitlements(bytes: bytes, budget: budget)
        return try reader.root()
    }

    private init(bytes: [UInt8], budget: PropertyListBudget) {
        self.bytes = bytes
        self.budget = budget
    }

    private mutating func root() throws(MachOError) -> PropertyListNode {
        var dictionary = try only(bytes.indices)
        if dictionary.tag == Tag.entitlements {
            let version = try element(dictionary.content)
            guard version.tag == Tag.integer else { throw malformed(version.whole.lowerBound) }
            dictionary = try only(version.whole.upperBound..<dictionary.content.upperBound)
        }
        guard dictionary.tag == Tag.dictionary || dictionary.tag == Tag.set else {
            throw .malformed(.derEntitlements, .notADictionary)
        }
        return try node(dictionary, depth: 1)
    }

    private mutating func node(_ element: Element, depth: Int) throws(MachOError) -> PropertyListNode {
        values += 1
        guard values <= budget.values else {
            throw .limit(.entitlementValues, found: values, limit: budget.values)
        }
        guard depth <= budget.depth else {
            throw .limit(.entitlementDepth, found: depth, limit: budget.depth)
        }
        return PropertyListNode(
            try value(element, depth: depth),
            at: SourcePlace(offset: element.whole.lowerBound, endOffset: element.whole.upperBound))
    }

    private mutating func value(_ element: Element, depth: Int) throws(MachOError) -> PropertyListValue {
        switch element.tag {
        case Tag.boolean where element.content.count == 1:
            return .boolean(bytes[element.content.lowerBound] != 0)
        case Tag.integer where (1...8).contains(element.content.count):
            return .integer(integer(element.content))
        case Tag.octetString:
            return .data(Array(bytes[element.content]))
        case Tag.utf8String:
            return .string(try text(element))
        case Tag.sequence:
            var nodes: [PropertyListNode] = []
            for item in try elements(element.content) { nodes.append(try node(item, depth: depth + 1)) }
            return .array(nodes)
        case Tag.dictionary, Tag.set:
            var dictionary = PropertyListDictionary()
            for pair in try elements(element.content) {
                dictionary.entries.append(try entry(pair, depth: depth))
            }
            return .dictionary(dictionary)
        default:
            throw malformed(element.whole.lowerBound)
        }
    }

    private mutating func entry(
        _ pair: Element, depth: Int
    ) throws(MachOError) -> PropertyListDictionary.Entry {
        guard pair.tag == Tag.sequence else { throw malformed(pair.whole.lowerBound) }
        let key = try element(pair.content)
        let name = try text(key)
        let value = try only(key.whole.upperBound..<pair.content.upperBound)
        return PropertyListDictionary.Entry(
            name, at: SourcePlace(offset: key.whole.lowerBound, endOffset: key.whole.upperBound),
            try node(value, depth: depth + 1))
    }
}

// MARK: - DER

extension DEREntitlements {
    private func text(_ element: Element) throws(MachOError) -> String {
        guard element.tag == Tag.utf8String,
            let text = String(validating: bytes[element.content], as: UTF8.self)
        else { throw malformed(element.whole.lowerBound) }
        return text
    }

    /// A two's complement number of at most 8 bytes.
    private func integer(_ content: Range<Int>) -> Int64 {
        let isNegative = bytes[content.lowerBound] >= 0x80
        return bytes[content].reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
    }

    private func elements(_ range: Range<Int>) throws(MachOError) -> [Element] {
        var elements: [Element] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let next = try element(start..<range.upperBound)
            elements.append(next)
            start = next.whole.upperBound
        }
        return elements
    }

    /// The one element that fills `range`.
    private func only(_ range: Range<Int>) throws(MachOError) -> Element {
        let element = try element(range)
        guard element.whole.upperBound == range.upperBound else { throw malformed(element.whole.upperBound) }
        return element
    }

    /// The element at the start of `range`: a tag of one byte and a definite length of at most 4 bytes.
    private func element(_ range: Range<Int>) throws(MachOError) -> Element {
        let start = range.lowerBound
        guard range.count >= 2, bytes[start] & 0x1F != 0x1F else { throw malformed(start) }
        var content = start + 2
        var length = Int(bytes[start + 1])
        if length >= 0x80 {
            let lengthBytes = length - 0x80
            guard (1...4).contains(lengthBytes), range.count >= 2 + lengthBytes else {
                throw malformed(start)
            }
            length = bytes[content..<content + lengthBytes].reduce(0) { $0 << 8 | Int($1) }
            content += lengthBytes
        }
        guard length <= range.upperBound - content else { throw malformed(start) }
        return Element(
            tag: bytes[start], content: content..<content + length, whole: start..<content + length)
    }

    private func malformed(_ offset: Int) -> MachOError { .malformed(.derEntitlements, .der(offset: offset)) }
}
