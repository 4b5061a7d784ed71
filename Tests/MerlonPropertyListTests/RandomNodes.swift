// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}

/// Values such as a property list, or JSON, can hold.
struct RandomNodes {
    /// Whether to make only what JSON has: no data, dates or numbers that JSON can't tell apart.
    var isJSON = false
    var generator: SeededGenerator

    mutating func node(depth: Int = 4) -> PropertyListNode {
        switch Int.random(in: depth > 0 ? 0..<12 : 4..<12, using: &generator) {
        case 0, 1: PropertyListNode(.array((0..<count(5)).map { _ in node(depth: depth - 1) }))
        case 2, 3: PropertyListNode(.dictionary(dictionary(depth: depth)))
        case 4: PropertyListNode(.boolean(Bool.random(using: &generator)))
        case 5: PropertyListNode(integer())
        case 6:
            PropertyListNode(.real(Double(Int.random(in: -1_000_000...1_000_000, using: &generator)) / 1024))
        case 7 where !isJSON:
            PropertyListNode(.data((0..<count(80)).map { _ in UInt8.random(in: 0...255, using: &generator) }))
        case 8 where !isJSON:
            PropertyListNode(.date(Double(Int.random(in: -3_000_000_000...3_000_000_000, using: &generator))))
        case 9 where isJSON: PropertyListNode(.null)
        default: PropertyListNode(.string(text()))
        }
    }

    mutating func dictionary(depth: Int) -> PropertyListDictionary {
        PropertyListDictionary(
            (0..<count(6)).map { index in .init("\(index)" + text(), node(depth: depth - 1)) })
    }

    private mutating func count(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private mutating func integer() -> PropertyListValue {
        // Foundation on Linux reads JSON's integers of 19 digits as floating-point numbers.
        let word =
            UInt64.random(in: 0...UInt64.max, using: &generator)
            >> UInt64(isJSON ? 12 + count(52) : count(64))
        if word > Int64.max { return .unsignedInteger(word) }
        return .integer(Bool.random(using: &generator) ? Int64(word) : -Int64(word))
    }

    private mutating func text() -> String {
        let alphabet: [Character] = [
            "a", "B", "7", " ", "\n", "\t", "&", "<", ">", "\"", "'", "=", ";", "\\", "/", "é", "ß", "漢", "😀",
            "{", ")",
        ]
        return String(
            (0..<count(Bool.random(using: &generator) ? 6 : 90)).compactMap { _ in
                alphabet.randomElement(using: &generator)
            })
    }
}
