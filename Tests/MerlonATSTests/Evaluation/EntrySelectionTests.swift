// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

/// The entries that can concern a URL are enough to decide on it.
@Suite struct EntrySelectionTests {
    private static let configuration = ATSConfiguration.example(
        [
            .entry("other.example"), .entry("example.com", http: .yes, sub: .yes),
            .entry("A.Example.com", http: .yes),
            .entry("ample.com", http: .yes, sub: .yes), .entry("10/8", http: .no),
            .entry("10.0.0.1", http: .yes),
            .entry("10.0.0.0/"), .entry("2001:DB8::1", http: .yes), .entry("com", sub: .yes), .entry(""),
        ],
        pins: [
            .pinned("other.example", ca: []), .pinned("EXAMPLE.com", ca: [], sub: .yes),
            .pinned("a.example.com", leaf: []),
        ])

    @Test(arguments: [
        ("https://a.example.com/", [1, 2, 8], [1, 2]), ("https://a.example.com./", [], [1, 2]),
        ("https://x.org/", [], []), ("https://10.0.0.1/", [4, 5, 6], []), ("https://10.1.1.1/", [4, 6], []),
        ("https://[2001:db8::1]/", [7], []), ("https://com/", [8], []),
    ])
    func keepsTheHostItsParentsAndItsRanges(_ url: String, _ exceptions: [Int], _ pinned: [Int]) throws {
        let selection = EntrySelection(concerning: try ATSURL(url), in: Self.configuration)
        #expect(selection.exceptions == exceptions)
        #expect(selection.pinned == pinned)
    }

    @Test(arguments: [
        "https://a.example.com/", "https://b.a.example.com/", "http://A.EXAMPLE.com./", "http://10.0.0.1/",
        "http://10.9.9.9/", "http://[2001:db8::1]/", "http://other.example/", "https://example.com.evil.org/",
    ])
    func decidesAsAllEntriesDo(_ url: String) throws {
        for cased in [ATSReading.HostCase.hostLowered, .asWritten, .ignored] {
            var reading = ATSReading(.newestRead)
            reading.hostCase = cased
            reading.missingPrefixIsZero = cased == .ignored
            let all = ATSEvaluator(Self.configuration, system: .newestRead, reading: reading)
            let some = ATSEvaluator(
                Self.configuration, system: .newestRead, reading: reading,
                entries: EntrySelection(concerning: try ATSURL(url), in: Self.configuration))
            #expect(try some.decide(url) == all.decide(url))
        }
    }
}
