// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

struct SourcePlaceTests {
    @Test func keepsWhatItIsMadeFrom() {
        var place = SourcePlace(offset: 5, endOffset: 9, line: 2, column: 3, endLine: 4, endColumn: 1)
        #expect([place.offset, place.endOffset] == [5, 9])
        #expect([place.line, place.column, place.endLine, place.endColumn] == [2, 3, 4, 1])
        place.line = nil
        place.endOffset = 10
        #expect(place == SourcePlace(offset: 5, endOffset: 10, column: 3, endLine: 4, endColumn: 1))
        #expect(SourcePlace.unknown.line == nil)
    }

    @Test func keepsTheNearestOfANumberBeyond32Bits() {
        let place = SourcePlace(offset: -1, endOffset: .max, line: .max)
        #expect(place.offset == 0)
        #expect(place.endOffset == Int(clamping: UInt32.max))
        #expect(place.line == Int(clamping: UInt32.max))
    }

    /// A file has a place for each value and key.
    @Test func isSmall() {
        #expect(MemoryLayout<SourcePlace>.stride == 24)
        #expect(MemoryLayout<PropertyListNode>.stride <= 48)
    }
}
