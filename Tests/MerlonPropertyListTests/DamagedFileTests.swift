// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

/// Files cut off or changed at random: each is read or refused, and what is said is in bounds.
struct DamagedFileTests {
    static let samples: [(PropertyListDocument.Format, [UInt8])] = [
        (
            .xml,
            Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [ <!-- x --> ]>
                <plist version="1.0"><!-- é -->
                <dict>
                \t<key>é&amp;&#x41;</key><array><string>a<![CDATA[b]]>c</string><integer>-0x10</integer><real>1.5</real></array>
                \t<key>d</key><date>2020-01-02T03:04:05Z</date><key>e</key><data>AAECAw==</data>
                \t<key>f</key><dict><key>g</key><true/><key>h</key><false/></dict>
                </dict>
                </plist>

                """.utf8)
        ),
        (
            .json,
            Array(
                "{\"é\": [1, -2.5e3, true, null, \"a\\n\\u00e9\\uD83D\\uDE00\"], \"b\": {\"c\": [], \"d\": {}}, \"e\": 1.0}"
                    .utf8)
        ),
        (
            .openStep,
            Array(
                "// c\n{ a = (b, \"c\\n\\101\\U00e9é\", 'd'); /* e */ f = <0fbd 77>; g = { h; i = <*I5>; j = <*D2001-01-01 00:00:00 +0000>; }; }"
                    .utf8)
        ),
        (
            .binary,
            BinaryFixture([
                BinaryFixture.dictionary([1, 2, 3], [4, 5, 6]), BinaryFixture.ascii("a"), [0x61, 0, 0xE9],
                [0x72, 0xC3, 0xA9],
                BinaryFixture.array([7, 8, 9, 10]), [0x4F, 0x10, 70] + [UInt8](repeating: 7, count: 70),
                BinaryFixture.dictionary([1], [11]),
                [0x11, 1, 2], [0x23, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x33, 0x41, 0xC0, 0, 0, 0, 0, 0, 0],
                [0x80, 3], [0x09],
            ]).bytes
        ),
    ]

    @Test(arguments: samples) func survivesEveryTruncation(
        _ format: PropertyListDocument.Format, _ bytes: [UInt8]
    ) throws {
        #expect(try read(bytes).get().format == format)
        for length in 0..<bytes.count {
            let start = Array(bytes.prefix(length))
            check(start, format)
            // Only white space and what follows the value may be missing.
            if format != .xml, format != .openStep { #expect(error(start, as: format) != nil, "\(length)") }
        }
    }

    @Test(arguments: samples) func survivesRandomChanges(
        _ format: PropertyListDocument.Format, _ bytes: [UInt8]
    ) {
        var generator = SeededGenerator(UInt64(bytes.count))
        let alphabet = Array("<>/&;{}()[]\"'\\=,:#x0-\n\r\0".utf8) + [0x80, 0xC3, 0xFF]
        for _ in 0..<6_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let index = Int.random(in: 0..<changed.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                case 1: changed[index] = alphabet.randomElement(using: &generator) ?? 0
                case 2: changed.remove(at: index)
                default: changed.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
                }
            }
            check(changed, format)
        }
    }

    /// Reads `bytes` and checks that every place lies in the file, in each value and in the error.
    private func check(_ bytes: [UInt8], _ format: PropertyListDocument.Format) {
        switch read(bytes, as: format) {
        case .failure(let error):
            if let place = error.place { expectInside(place, bytes) }
        case .success(let document):
            expectInside(document.root, bytes)
            for anomaly in document.anomalies { expectInside(anomaly.place, bytes) }
        }
        _ = read(bytes)
    }

    private func expectInside(_ node: PropertyListNode, _ bytes: [UInt8]) {
        expectInside(node.place, bytes)
        node.array?.forEach { expectInside($0, bytes) }
        for entry in node.dictionary?.entries ?? [] {
            expectInside(entry.keyPlace, bytes)
            expectInside(entry.value, bytes)
        }
    }

    private func expectInside(_ place: SourcePlace, _ bytes: [UInt8]) {
        if place.offset > place.endOffset || place.endOffset > bytes.count {
            Issue.record("\(place) in \(bytes.count) bytes: \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
