// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// A property list as a literal. A dictionary keeps its order and its duplicates, and every key and value
/// gets a place of its own, so that tests see which of the two a diagnostic points at.
enum PlistLiteral: Sendable {
    case array([PlistLiteral])
    case boolean(Bool)
    case data([UInt8])
    case dictionary([(String, PlistLiteral)])
    case integer(Int64)
    case real(Double)
    case string(String)

    /// The node, with places counted up in document order.
    var node: PropertyListNode {
        var counter = 0
        return node(counter: &counter)
    }

    /// This dictionary with the entries of another behind its own.
    func merging(_ other: PlistLiteral) -> PlistLiteral {
        guard case .dictionary(let pairs) = self, case .dictionary(let others) = other else { return other }
        return .dictionary(pairs + others)
    }

    /// The node of `literal` without places, as it is where no file gave it.
    static func bare(_ literal: PlistLiteral) -> PropertyListNode { literal.bare }

    private var bare: PropertyListNode {
        switch self {
        case .array(let elements): PropertyListNode(.array(elements.map(\.bare)))
        case .dictionary(let pairs):
            PropertyListNode(.dictionary(PropertyListDictionary(pairs.map { .init($0, $1.bare) })))
        default: PropertyListNode(node.value)
        }
    }

    private func node(counter: inout Int) -> PropertyListNode {
        counter += 1
        let place = SourcePlace(offset: counter, endOffset: counter + 1, line: counter, column: 1)
        let value: PropertyListValue
        switch self {
        case .array(let elements): value = .array(elements.map { $0.node(counter: &counter) })
        case .boolean(let boolean): value = .boolean(boolean)
        case .data(let bytes): value = .data(bytes)
        case .dictionary(let pairs):
            value = .dictionary(
                PropertyListDictionary(
                    pairs.map { key, value in
                        counter += 1
                        let keyPlace = SourcePlace(
                            offset: counter, endOffset: counter + 1, line: counter, column: 1)
                        return .init(key, at: keyPlace, value.node(counter: &counter))
                    }))
        case .integer(let integer): value = .integer(integer)
        case .real(let real): value = .real(real)
        case .string(let string): value = .string(string)
        }
        return PropertyListNode(value, at: place)
    }
}

extension PlistLiteral: ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral,
    ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral
{
    init(arrayLiteral elements: PlistLiteral...) { self = .array(elements) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(dictionaryLiteral elements: (String, PlistLiteral)...) { self = .dictionary(elements) }
    init(floatLiteral value: Double) { self = .real(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
    init(stringLiteral value: String) { self = .string(value) }
}
