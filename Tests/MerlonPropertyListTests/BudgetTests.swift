// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

/// Each limit holds at its edge: what just fits is read, what is one too much is an error that names the limit.
struct BudgetTests {
    static let forms: [PropertyListDocument.Format] = [.binary, .json, .openStep, .xml]

    /// `depth` arrays, each the only element of the one before.
    private func nested(_ depth: Int, _ format: PropertyListDocument.Format) -> [UInt8] {
        func repeated(_ text: String) -> [UInt8] { Array(String(repeating: text, count: depth).utf8) }
        switch format {
        case .json: return repeated("[") + repeated("]")
        case .openStep: return repeated("(") + repeated(")")
        case .xml: return repeated("<array>") + repeated("</array>")
        case .binary:
            var fixture = BinaryFixture(
                (1..<depth).map { [0xA1] + BinaryFixture.bigEndian(UInt64($0), 4) } + [[0xA0]])
            fixture.offsetSize = 4
            fixture.referenceSize = 4
            return fixture.bytes
        }
    }

    @Test(arguments: forms) func readsNestingUpToTheLimitAndNoFurther(_ format: PropertyListDocument.Format)
        throws
    {
        let limit = PropertyListBudget().depth
        #expect(limit == 512)
        #expect(try read(nested(limit, format), as: format).get().anomalies.isEmpty)
        for depth in [limit + 1, 10_000] {
            let error = error(nested(depth, format), as: format)
            guard case .tooDeep(limit, let place) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(error?.isLimit == true)
            switch format {
            case .binary: #expect(place.offset == 8 + 5 * limit)
            case .json, .openStep: #expect(place.offset == limit)
            case .xml: #expect(place.offset == 7 * limit)
            }
        }
    }

    @Test func rejectsTenThousandNestedDictionaries() {
        let text = String(repeating: "<dict><key>a</key>", count: 10_000)
        #expect(error(text)?.place?.offset == 18 * 512)
        #expect(error(text)?.isLimit == true)
    }

    @Test(arguments: forms) func countsValuesUpToTheLimitAndNoFurther(_ format: PropertyListDocument.Format)
        throws
    {
        var budget = PropertyListBudget()
        budget.values = 4
        let texts: [PropertyListDocument.Format: [UInt8]] = [
            .json: Array("{\"a\": [1, 2]}".utf8), .openStep: Array("{a = (1, 2);}".utf8),
            .xml: Array("<dict><key>a</key><array><true/><true/></array></dict>".utf8),
            .binary: BinaryFixture([
                BinaryFixture.dictionary([1], [2]), BinaryFixture.ascii("a"), BinaryFixture.array([3, 3]),
                [0x09],
            ]).bytes,
        ]
        let bytes = try #require(texts[format])
        #expect(try read(bytes, as: format, budget: budget).get().root["a"]?.array?.count == 2)
        budget.values = 3
        guard case .tooManyValues(3, let place) = error(bytes, as: format, budget: budget) else {
            Issue.record("was read")
            return
        }
        #expect(place.offset > 0)
    }

    @Test(arguments: forms) func readsFilesUpToTheLimitAndNoFurther(_ format: PropertyListDocument.Format)
        throws
    {
        let bytes = nested(3, format)
        var budget = PropertyListBudget()
        budget.bytes = bytes.count
        #expect(try read(bytes, as: format, budget: budget).get().format == format)
        budget.bytes = bytes.count - 1
        #expect(
            error(bytes, as: format, budget: budget) == .tooLong(bytes: bytes.count, limit: bytes.count - 1))
        #expect(error(bytes, budget: budget) == .tooLong(bytes: bytes.count, limit: bytes.count - 1))
    }

    @Test func rejectsSixtyFiveMegabytes() {
        let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 65 << 20)
        #expect(error(bytes) == .tooLong(bytes: 65 << 20, limit: 64 << 20))
    }

    /// Thirty arrays of two references each to the next would be a tree of two thousand million values.
    @Test func stopsATreeThatSharedObjectsBlowUp() {
        let fixture = BinaryFixture((1...30).map { BinaryFixture.array([$0, $0]) } + [[0x09]])
        var budget = PropertyListBudget()
        #expect(budget.values == 2_000_000)
        budget.values = 20_000
        // The array of number 30 - n stands for 2^(n+1) - 1 values: the innermost that is too large is named,
        // whichever path leads to it, and no value was built for it.
        #expect(
            error(fixture.bytes, budget: budget)
                == .tooManyValues(
                    limit: 20_000, place: SourcePlace(offset: 8 + 3 * 16, endOffset: 8 + 3 * 17)))
        budget.values = 40_000
        #expect(
            error(fixture.bytes, budget: budget)
                == .tooManyValues(
                    limit: 40_000, place: SourcePlace(offset: 8 + 3 * 15, endOffset: 8 + 3 * 16)))
    }

    /// What shares an object and fits is read, its values at each place.
    @Test func readsSharedObjectsUpToTheLimitAndNoFurther() throws {
        let fixture = BinaryFixture((1...10).map { BinaryFixture.array([$0, $0]) } + [[0x09]])
        var budget = PropertyListBudget()
        budget.values = 2047
        #expect(try read(fixture.bytes, budget: budget).get().root.array?.count == 2)
        budget.values = 2046
        #expect(error(fixture.bytes, budget: budget)?.isLimit == true)
    }

    /// A container can claim more elements than a file could have bytes.
    @Test func reservesNothingForClaimedCounts() {
        let claim: [UInt8] = [0xAF, 0x13, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF]
        #expect(error(BinaryFixture([claim]).bytes)?.problem == "an object that is longer than the file")
    }
}
