// SPDX-License-Identifier: Apache-2.0

/// A value of a property list with its exact type and the place it was read from.
public struct PropertyListNode: Sendable, Hashable {
    /// The value, with the type that the file gave it.
    public var value: PropertyListValue
    /// Where the value's text (or, in a binary file, its object) begins and ends.
    public var place: SourcePlace

    /// A node of `value` read from `place`.
    public init(_ value: PropertyListValue, at place: SourcePlace = .unknown) {
        self.value = value
        self.place = place
    }
}

/// A value as its file typed it: nothing is converted, so that `<true/>`, `<integer>1</integer>` and
/// `<string>YES</string>` stay three different things.
public enum PropertyListValue: Sendable, Hashable {
    /// An ordered list.
    case array([PropertyListNode])
    /// `<true/>`, `<false/>` or JSON's `true`, `false`.
    case boolean(Bool)
    /// Raw bytes.
    case data([UInt8])
    /// Seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    /// Keys and values in the file's order, duplicates kept.
    case dictionary(PropertyListDictionary)
    /// A whole number that a signed 64-bit integer holds.
    case integer(Int64)
    /// JSON's `null`, or a binary file's null object, which Apple's writers never make.
    case null
    /// A floating-point number.
    case real(Double)
    /// Text.
    case string(String)
    /// A keyed archiver's reference (binary files only).
    case uid(UInt64)
    /// A whole number above `Int64.max`.
    case unsignedInteger(UInt64)

    /// The type's name as the XML format spells it: `dict`, `array`, `string`, `boolean` …
    public var typeName: String {
        switch self {
        case .array: "array"
        case .boolean: "boolean"
        case .data: "data"
        case .date: "date"
        case .dictionary: "dict"
        case .integer, .unsignedInteger: "integer"
        case .null: "null"
        case .real: "real"
        case .string: "string"
        case .uid: "uid"
        }
    }
}

extension PropertyListNode {
    /// The dictionary, or nil for any other type.
    public var dictionary: PropertyListDictionary? {
        if case .dictionary(let dictionary) = value { dictionary } else { nil }
    }

    /// The elements, or nil for any other type.
    public var array: [PropertyListNode]? {
        if case .array(let array) = value { array } else { nil }
    }

    /// The text, or nil for any other type.
    public var string: String? {
        if case .string(let string) = value { string } else { nil }
    }

    /// The boolean, or nil for any other type, numbers and words included.
    public var boolean: Bool? {
        if case .boolean(let boolean) = value { boolean } else { nil }
    }

    /// The value under `key` where this node is a dictionary that has it.
    public subscript(key: String) -> PropertyListNode? { dictionary?[key] }
}
