// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct DEREntitlementsTests {
    private static func read(_ bytes: [UInt8], budget: MachOBudget = MachOBudget()) throws -> PropertyListNode
    {
        try DEREntitlements.read(bytes, budget: budget.entitlements)
    }

    @Test(
        arguments: [
            .boolean(true), .boolean(false), .integer(0), .integer(-1), .integer(127), .integer(128),
            .integer(-128),
            .integer(-129), .integer(.max), .integer(.min), .string(""), .string("Grüße"),
            .string(String(repeating: "x", count: 200)), .data([1, 2, 3]), .list(),
            .list(.string("a"), .integer(7)),
            .dictionary([:]), .dictionary(["b": .list(.dictionary(["c": .boolean(true)]))]),
        ] as [PropertyListValue])
    func readsEveryType(_ value: PropertyListValue) throws {
        let whole: PropertyListValue = .dictionary(["key": value])
        #expect(try Self.read(DERBuilder.entitlements(whole)).value.withoutPlaces == whole)
    }

    @Test func readsTheFormOfTheFirstBetas() throws {
        let bytes = DERBuilder.element(0x31, DERBuilder.pair("a", [0x01, 0x01, 0xFF]))
        #expect(try Self.read(bytes).value.withoutPlaces == .dictionary(["a": .boolean(true)]))
    }

    @Test func keepsDuplicateKeys() throws {
        let bytes = DERBuilder.entitlements(.dictionary(["a": .boolean(true), "a": .boolean(false)]))
        #expect(try Self.read(bytes).dictionary?.entries.map(\.value.boolean) == [true, false])
    }

    @Test func givesPlacesFromTheFirstByteOn() throws {
        let node = try Self.read(DERBuilder.entitlements(.dictionary(["ab": .boolean(true)])))
        #expect(node.place == SourcePlace(offset: 5, endOffset: 16))
        #expect(node.dictionary?.entries.first?.keyPlace == SourcePlace(offset: 9, endOffset: 13))
        #expect(node["ab"]?.place == SourcePlace(offset: 13, endOffset: 16))
    }

    static let malformed: [(String, [UInt8], offset: Int)] = [
        ("nothing", [], 0),
        ("a tag alone", [0x31], 0),
        ("content longer than the rest", [0x31, 0x01], 0),
        ("indefinite length", [0x31, 0x80, 0, 0], 0),
        ("a length of five bytes", [0x31, 0x85, 0, 0, 0, 0, 0], 0),
        ("a length that ends early", [0x31, 0x82, 0], 0),
        ("a tag of several bytes", [0x3F, 0x81, 0x01, 0x00], 0),
        ("bytes after the end", [0x31, 0, 0], 2),
        ("a wrapper without version", DERBuilder.element(0x70, [0xB0, 0]), 2),
        ("a wrapper with nothing after the version", DERBuilder.element(0x70, [2, 1, 1]), 5),
        ("an entry that is no sequence", [0x31, 3, 0x01, 1, 0xFF], 2),
        ("an entry without value", [0x31, 4, 0x30, 2, 0x0C, 0], 6),
        ("an entry of three", [0x31, 8, 0x30, 6, 0x0C, 0, 0x0C, 0, 0x0C, 0], 8),
        ("a key that is no text", [0x31, 7, 0x30, 5, 0x02, 1, 1, 0x0C, 0], 4),
        ("text that is not UTF-8", [0x31, 5, 0x30, 3, 0x0C, 1, 0xFF], 4),
        ("a boolean of two bytes", [0x31, 8, 0x30, 6, 0x0C, 0, 0x01, 2, 0, 0], 6),
        ("an integer of no bytes", [0x31, 6, 0x30, 4, 0x0C, 0, 0x02, 0], 6),
        ("an integer of nine bytes", [0x31, 15, 0x30, 13, 0x0C, 0, 0x02, 9, 0, 1, 1, 1, 1, 1, 1, 1, 1], 6),
        ("a null", [0x31, 6, 0x30, 4, 0x0C, 0, 0x05, 0], 6),
    ]

    @Test(arguments: malformed)
    func refusesMalformed(_ name: String, _ bytes: [UInt8], offset: Int) {
        #expect(throws: MachOError.malformed(.derEntitlements, .der(offset: offset)), "\(name)") {
            try Self.read(bytes)
        }
    }

    @Test func refusesAnOutermostValueThatIsNoDictionary() {
        #expect(throws: MachOError.malformed(.derEntitlements, .notADictionary)) {
            try Self.read(DERBuilder.entitlements(.list()))
        }
    }

    @Test func nestsAsDeepAsTheBudgetAndNoDeeper() throws {
        func nested(_ depth: Int) -> [UInt8] {
            var value: PropertyListValue = .list()
            for _ in 0..<depth - 2 { value = .list(value) }
            return DERBuilder.entitlements(.dictionary(["a": value]))
        }
        #expect(try Self.read(nested(32)).dictionary != nil)
        #expect(throws: MachOError.limit(.entitlementDepth, found: 33, limit: 32)) {
            try Self.read(nested(33))
        }
    }

    @Test func readsAsManyValuesAsTheBudgetAndNoMore() throws {
        var budget = MachOBudget()
        budget.entitlements.values = 4
        let four = DERBuilder.entitlements(.dictionary(["a": .list(.integer(1), .integer(2))]))
        #expect(try Self.read(four, budget: budget)["a"]?.array?.count == 2)
        let five = DERBuilder.entitlements(.dictionary(["a": .list(.integer(1), .integer(2), .integer(3))]))
        #expect(throws: MachOError.limit(.entitlementValues, found: 5, limit: 4)) {
            try Self.read(five, budget: budget)
        }
    }
}
