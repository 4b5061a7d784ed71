// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import MerlonYAML
import Testing

@Suite struct YAMLReaderTests {
    @Test func typesPlainScalarsByTheCoreSchema() throws {
        let root = try YAMLReader.read(
            Array("a: true\nb: yes\nc: 12\nd: 1.5\ne: ~\nf: '12'\ng: 0x1F\nh: 1.2.3\ni: .5e3\n".utf8)
        ).root
        #expect(root["a"]?.value == .boolean(true))
        #expect(root["b"]?.value == .string("yes"))
        #expect(root["c"]?.value == .integer(12))
        #expect(root["d"]?.value == .real(1.5))
        #expect(root["e"]?.value == .null)
        #expect(root["f"]?.value == .string("12"))
        #expect(root["g"]?.value == .integer(31))
        #expect(root["h"]?.value == .string("1.2.3"))
        #expect(root["i"]?.value == .real(500))
    }

    @Test func keepsPlacesAndDuplicates() throws {
        let document = try YAMLReader.read(Array("hosts:\n  - é: 1\n    é: 2\n".utf8))
        let host = try #require(document.root["hosts"]?.array?.first)
        #expect(host["é"]?.place.line == 3)
        #expect(host["é"]?.place.column == 8)
        #expect(document.anomalies.map(\.kind) == [.duplicateKey("é")])
    }

    @Test func countsWhatAliasesRepeat() {
        var text = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
        for level in 1...9 {
            text +=
                "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ","))]\n"
        }
        #expect(throws: YAMLError.tooManyValues(limit: 200_000)) { try YAMLReader.read(Array(text.utf8)) }
    }

    @Test func saysWhereTheSyntaxBreaks() {
        let error = #expect(throws: YAMLError.self) { try YAMLReader.read(Array("a: 1\nb: [1\nc: 2\n".utf8)) }
        #expect(error?.place?.line == 3)
    }

    @Test func refusesASecondDocument() {
        let error = #expect(throws: YAMLError.self) { try YAMLReader.read(Array("a: 1\n---\nb: 2\n".utf8)) }
        #expect(error?.place?.line == 2)
    }
}
