// SPDX-License-Identifier: Apache-2.0

/// One variable as a text writes it: `$(NAME:operator=operand)`.
struct SettingVariable {
    /// A piece of a name or operand.
    enum Part {
        case literal([UInt8])
        indirect case variable(SettingVariable)
    }

    /// An operator behind a colon.
    struct Operation {
        var name: String
        var operand: [Part]?
    }

    var name: [Part] = []
    var operators: [Operation] = []
    /// Whether it is `$NAME`, without brackets: where nothing defines it, it is no variable.
    var isBare = false
}

/// The parser of texts with variables: literal stretches and variables in turn.
struct SettingTextReader {
    enum Piece {
        case literal(Range<Int>)
        case variable(SettingVariable)
    }

    private let text: [UInt8]
    private var index = 0
    /// Whether the text ended inside of a variable: what is left of it is no variable then, and looking for
    /// one behind each further `$` would take a time that grows with the length squared.
    private var isUnclosed = false
    /// From the variable that is not closed to the end.
    private(set) var unclosed: Range<Int>?

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// The next piece; nil at the end.
    mutating func next(maximumDepth: Int) -> Piece? {
        guard index < text.count else { return nil }
        let start = index
        if text[index] == .dollar {
            if let variable = variable(depth: maximumDepth) { return .variable(variable) }
            if isUnclosed {
                index = text.count
                unclosed = start..<index
                return .literal(start..<index)
            }
            // A `$` that begins no variable stands for itself, and `$$` for one of them.
            index = start + 1
            let literal = start..<index
            if byte(index) == .dollar { index += 1 }
            return .literal(literal)
        }
        while index < text.count, text[index] != .dollar { index += 1 }
        return .literal(start..<index)
    }

    private func byte(_ index: Int) -> UInt8? { index < text.count ? text[index] : nil }

    /// The variable that begins at ``index``; nil, and anywhere, where none does.
    private mutating func variable(depth: Int) -> SettingVariable? {
        index += 1
        guard let opening = byte(index) else { return nil }
        guard let closing = Self.closing[opening] else { return bareVariable() }
        guard depth > 0 else { return end() }
        index += 1
        var variable = SettingVariable()
        guard let name = parts(until: closing, depth: depth) else { return end() }
        variable.name = name
        while byte(index) == UInt8(ascii: ":") {
            guard let operation = operation(closing, depth: depth) else { return end() }
            variable.operators.append(operation)
        }
        index += 1
        return variable
    }

    private mutating func end() -> SettingVariable? {
        isUnclosed = true
        return nil
    }

    private mutating func bareVariable() -> SettingVariable? {
        let start = index
        while let byte = byte(index), byte.isIdentifier || byte == UInt8(ascii: ".") { index += 1 }
        guard index > start, !text[start].isDecimalDigit, text[start] != UInt8(ascii: ".") else { return nil }
        return SettingVariable(name: [.literal(Array(text[start..<index]))], isBare: true)
    }

    private mutating func operation(_ closing: UInt8, depth: Int) -> SettingVariable.Operation? {
        index += 1
        let start = index
        while let byte = byte(index), byte != closing, byte != UInt8(ascii: ":"), byte != UInt8(ascii: "=") {
            index += 1
        }
        guard byte(index) != nil else { return nil }
        let name = String(decoding: text[start..<index], as: UTF8.self)
        guard byte(index) == UInt8(ascii: "=") else { return .init(name: name, operand: nil) }
        index += 1
        guard let operand = parts(until: closing, depth: depth) else { return nil }
        return .init(name: name, operand: operand)
    }

    /// The pieces up to `closing` or a colon; nil where the text ends first.
    private mutating func parts(until closing: UInt8, depth: Int) -> [SettingVariable.Part]? {
        var parts: [SettingVariable.Part] = []
        var literal: [UInt8] = []
        while let byte = byte(index) {
            if byte == closing || byte == UInt8(ascii: ":") {
                return literal.isEmpty ? parts : parts + [.literal(literal)]
            }
            let start = index
            if byte == .dollar, let variable = variable(depth: depth - 1) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = []
                parts.append(.variable(variable))
            } else if isUnclosed {
                return nil
            } else {
                index = start + 1
                literal.append(byte)
            }
        }
        return nil
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
        UInt8(ascii: "["): UInt8(ascii: "]"),
    ]
}

extension UInt8 {
    /// A letter or digit of ASCII.
    var isAlphanumeric: Bool {
        isDecimalDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) && self & 0x40 != 0
    }

    var isDecimalDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// A letter, a digit or `_`.
    var isIdentifier: Bool { isAlphanumeric || self == UInt8(ascii: "_") }
}
