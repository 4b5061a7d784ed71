// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What a system takes for a boolean. Three generations of Apple's code differ (`docs/ats.md`, "Values").
enum BooleanReading: Sendable, Hashable {
    /// Before 18.4: `boolValue`, so that `"YES"`, `"1"` and 2 are true.
    case boolValue
    /// 18.4 (Security-61439.101.1): true is a boolean `true`; whatever else is present is NO.
    case booleanOnly
    /// From 18.5 on (Security-61439.120.27, -61901): a number that equals 1 is true, another number false,
    /// and what is no number counts as absent.
    case numberEqualToYES

    /// The value of `node`, or nil where the system takes it for absent.
    func callAsFunction(_ node: PropertyListNode?) -> Bool? {
        guard let value = node?.value, value != .null else { return nil }
        switch self {
        case .boolValue: return value.boolValue
        case .booleanOnly: return value == .boolean(true)
        case .numberEqualToYES: return value.equalsYES
        }
    }
}

extension PropertyListValue {
    /// What `boolValue` of `NSNumber` and `NSString` gives; false for a type that has none.
    fileprivate var boolValue: Bool {
        switch self {
        case .boolean(let boolean): boolean
        case .integer(let number): number != 0
        case .unsignedInteger(let number): number != 0
        case .real(let number): number != 0
        case .string(let text): text.boolValue
        case .array, .data, .date, .dictionary, .null, .uid: false
        }
    }

    /// Whether an `NSNumber` equals `@YES`; nil for what is no number.
    fileprivate var equalsYES: Bool? {
        switch self {
        case .boolean(let boolean): boolean
        case .integer(let number): number == 1
        case .unsignedInteger(let number): number == 1
        case .real(let number): number == 1
        case .array, .data, .date, .dictionary, .null, .string, .uid: nil
        }
    }
}

extension String {
    /// `-[NSString boolValue]` as documented: white space, a sign and zeros are skipped, then one of
    /// `Y`, `y`, `T`, `t` or a digit from 1 to 9 is true.
    fileprivate var boolValue: Bool {
        var rest = utf8.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        guard let first = rest.drop(while: { $0 == UInt8(ascii: "0") }).first else { return false }
        return first.isDigit || first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
    }
}
