// SPDX-License-Identifier: Apache-2.0

/// A JSON value. Objects keep the order in which they are written, so that a document reads from the
/// general to the particular and equal reports give equal bytes.
enum JSONValue: Sendable, Hashable {
    case array([JSONValue])
    case boolean(Bool)
    case integer(Int)
    case null
    case object([Member])
    case string(String)

    /// A name and its value.
    struct Member: Sendable, Hashable {
        var name: String
        var value: JSONValue
    }

    /// The text, or `null` where there is none.
    static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// The number, or `null` where there is none.
    static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

    /// The texts in order.
    static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

    /// This object with `members` behind its own; any other value stays as it is.
    func adding(_ members: JSONValue) -> JSONValue {
        guard case .object(let own) = self, case .object(let more) = members else { return self }
        return .object(own + more)
    }

    /// This object without the members that are `null` or an empty array: for formats in which an absent
    /// member says the same in fewer bytes.
    var compacted: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.value != .null && $0.value != .array([]) })
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(name: $0.0, value: $0.1) })
    }
}

extension JSONValue: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    init(integerLiteral value: Int) { self = .integer(value) }
}
