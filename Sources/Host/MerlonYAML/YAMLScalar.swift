// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The types of scalars.
enum YAMLScalar {
    /// The value that `text` stands for.
    static func value(
        _ text: String, isPlain: Bool, tag: String?, as schema: YAMLSchema, at place: SourcePlace
    ) throws(YAMLError) -> PropertyListValue {
        switch tag {
        case nil: isPlain ? plain(text, schema) : .string(text)
        case "!", "tag:yaml.org,2002:str": .string(text)
        case "tag:yaml.org,2002:bool", "tag:yaml.org,2002:float", "tag:yaml.org,2002:int",
            "tag:yaml.org,2002:null":
            plain(text, schema)
        case let tag?: throw .unknownTag(tag, at: place)
        }
    }

    private static func plain(_ text: String, _ schema: YAMLSchema) -> PropertyListValue {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        case "yes", "Yes", "YES", "on", "On", "ON":
            return schema == .wordsAsBooleans ? .boolean(true) : .string(text)
        case "no", "No", "NO", "off", "Off", "OFF":
            return schema == .wordsAsBooleans ? .boolean(false) : .string(text)
        default: return number(text) ?? .string(text)
        }
    }

    private static func number(_ text: String) -> PropertyListValue? {
        if text.hasPrefix("0x") { return Int64(text.dropFirst(2), radix: 16).map { .integer($0) } }
        if text.hasPrefix("0o") { return Int64(text.dropFirst(2), radix: 8).map { .integer($0) } }
        // `[-+]? ( [0-9]+ | \.[0-9]+ | [0-9]+\.[0-9]* ) ([eE][-+]?[0-9]+)?`: Swift's own grammar is wider.
        var digits = text.utf8[...]
        if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            digits.removeFirst()
        }
        guard digits.contains(where: isDigit),
            digits.first.map({ isDigit($0) || $0 == UInt8(ascii: ".") }) == true,
            digits.allSatisfy({ isDigit($0) || ".eE+-".utf8.contains($0) })
        else { return nil }
        if digits.allSatisfy(isDigit) {
            return Int64(text).map { .integer($0) } ?? UInt64(text).map { .unsignedInteger($0) }
        }
        return Double(text).map { .real($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
