// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

/// Oddities that Apple's readers pass over, each with its key path and place.
struct AnomalyTests {
    private func anomalies(
        _ text: String, _ format: PropertyListDocument.Format? = nil, _ budget: PropertyListBudget = .init()
    ) throws -> [PropertyListAnomaly] {
        try read(text, as: format, budget: budget).get().anomalies
    }

    @Test func namesEachRepeatedKeyWithThePlaceOfTheLaterOne() throws {
        let text =
            "<dict><key>x</key><array><true/><dict>\n<key>a</key><true/>\n<key>b</key><true/><key>a</key><false/>\n</dict></array></dict>"
        let document = try read(text).get()
        let anomaly = try #require(document.anomalies.first)
        #expect(document.anomalies.count == 1)
        #expect(anomaly.kind == .duplicateKey("a"))
        #expect(anomaly.keyPath == PropertyListKeyPath([.key("x"), .index(1)]))
        #expect(anomaly.place.line == 3)
        #expect(anomaly.place.column == 20)
        #expect(document.root["x"]?.array?[1]["a"]?.boolean == false)
    }

    static let repeated: [(PropertyListDocument.Format, String)] = [
        (.json, "{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}}"),
        (.openStep, "{a = 1; b = {c = 1; \"c\" = 2;};}"),
        (.openStep, "a = 1; b = {c = 1; c;};"),
        (.xml, "<dict><key>b</key><dict><key>c</key><true/><key>&#99;</key><true/></dict></dict>"),
    ]

    @Test(arguments: repeated) func findsRepeatedKeysInEachTextForm(
        _ format: PropertyListDocument.Format, _ text: String
    ) throws {
        let found = try anomalies(text, format)
        #expect(found.map(\.kind) == [.duplicateKey("c")])
        #expect(found.first?.keyPath == PropertyListKeyPath(keys: "b"))
    }

    /// Small dictionaries are compared pair by pair, large ones by hash.
    @Test(arguments: [2, 8, 9, 300]) func findsRepeatedKeysInDictionariesOfEachSize(_ count: Int) throws {
        let keys = (0..<count - 1).map { "k\($0)" } + ["k0"]
        let text = "{" + keys.map { "\($0) = 1;" }.joined() + "}"
        #expect(try anomalies(text).map(\.kind) == [.duplicateKey("k0")])
        let distinct = "{" + (0..<count).map { "k\($0) = 1;" }.joined() + "}"
        #expect(try anomalies(distinct).isEmpty)
    }

    /// Core Foundation compares characters; Swift's `==` would join the two spellings of é.
    @Test(arguments: [1, 20]) func keepsTwoSpellingsOfOneLetterApart(_ others: Int) throws {
        let filler = (0..<others).map { "<key>k\($0)</key><true/>" }.joined()
        let text = "<dict>\(filler)<key>\u{E9}</key><true/><key>e\u{301}</key><true/></dict>"
        #expect(try anomalies(text).isEmpty)
    }

    static let trailing: [(String, Int, Int)] = [
        ("<plist><true/></plist>junk", 4, 22), ("<true/> <!-- a --> <true/>\n", 8, 19),
        ("<true/><!-- no end", 11, 7),
        ("<true/>\0\0", 2, 7), ("a = b; }", 1, 7),
    ]

    @Test(arguments: trailing) func countsWhatFollowsTheOutermostValue(
        _ text: String, _ count: Int, _ offset: Int
    ) throws {
        let found = try anomalies(text)
        #expect(found.map(\.kind) == [.trailingBytes(count: count)])
        #expect(found.first?.place.offset == offset)
        #expect(found.first?.keyPath == PropertyListKeyPath())
    }

    @Test func noticesAKeyInPlaceOfAValue() throws {
        let text = "<dict><key>a</key>\n<key>b</key><key>c</key><array><key/></array></dict>"
        let document = try read(text).get()
        #expect(document.root["a"]?.string == "b")
        #expect(document.anomalies.map(\.kind) == [.keyInPlaceOfValue("b"), .keyInPlaceOfValue("")])
        #expect(document.anomalies.map(\.keyPath.description) == ["a", "c[0]"])
        #expect(document.anomalies.first?.place.line == 2)
    }

    static let damaged: [(String, [UInt8], Int)] = [
        ("AAEC", [0, 1, 2], 0), ("AAEC AAE", [0, 1, 2], 3), ("A-A_EC", [0, 1, 2], 2),
        ("AA==BB==", [0, 4], 0),
        ("A", [], 1), ("&#65;AEC", [235, 144, 4], 4),
    ]

    @Test(arguments: damaged) func countsWhatBase64DecodingIgnores(
        _ text: String, _ bytes: [UInt8], _ ignored: Int
    ) throws {
        let document = try read("<dict><key>k</key><data>\(text)</data></dict>").get()
        #expect(document.root["k"]?.value == .data(bytes))
        #expect(document.anomalies.map(\.kind) == (ignored == 0 ? [] : [.damagedData(ignoredBytes: ignored)]))
        #expect(document.anomalies.allSatisfy { $0.keyPath == PropertyListKeyPath(keys: "k") })
    }

    @Test func listsAnomaliesUpToTheBudgetAndCountsTheRest() throws {
        var budget = PropertyListBudget()
        budget.anomalies = 3
        let document = try read("{a=1;a=1;a=1;a=1;a=1;a=1;}", budget: budget).get()
        #expect(document.anomalies.count == 3)
        #expect(document.unlistedAnomalies == 2)
    }
}
