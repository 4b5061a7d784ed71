// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Entries for addresses and CIDR ranges.
@Suite struct AddressExceptionTests {
    private func isOpen(_ host: String, _ entries: [ATSExceptionDomain]) throws -> Bool {
        try ATSEvaluator(.example(entries), system: .newestRead).decide("http://\(host)/").cleartextAllowed
    }

    /// Apple's test: /24 YES, /27 NO, host YES.
    @Test(arguments: [
        ("203.0.113.200", true), ("203.0.113.5", false), ("203.0.113.31", false), ("203.0.113.32", true),
        ("203.0.113.7", true), ("203.0.112.1", false),
    ])
    func longestPrefixWinsAndTheHostBeatsAll(_ host: String, _ expected: Bool) throws {
        let entries: [ATSExceptionDomain] = [
            .entry("203.0.113.0/24", http: .yes), .entry("203.0.113.0/27", http: .no),
            .entry("203.0.113.7", http: .yes),
        ]
        #expect(try isOpen(host, entries) == expected)
        #expect(try isOpen(host, entries.reversed()) == expected)
    }

    @Test(arguments: [
        ("2001:db8::1", "[2001:db8::1]", true), ("2001:db8::1", "[2001:DB8:0::1]", true),
        ("2001:DB8::1", "[2001:db8::1]", false), ("2001:db8::/32", "[2001:db8:ffff::1]", true),
        ("2001:db8::/32", "[2001:db9::1]", false), ("[2001:db8::1]", "[2001:db8::1]", false),
        ("2001:db8:0::1", "[2001:db8::1]", false), ("::ffff:203.0.113.1", "[::ffff:203.0.113.1]", true),
        ("203.0.113.0/24", "[::ffff:203.0.113.1]", false), ("::/0", "203.0.113.1", false),
        ("0.0.0.0/0", "[2001:db8::1]", false), ("203.0.113.1/32", "203.0.113.1", true),
        ("203.0.113.77/24", "203.0.113.1", true),
    ])
    func addressesMatchBySpellingOrRange(_ key: String, _ host: String, _ expected: Bool) throws {
        #expect(try isOpen(host, [.entry(key, http: .yes)]) == expected)
    }

    @Test func namesAndAddressesNeverMix() throws {
        let entries: [ATSExceptionDomain] = [
            .entry("113.1", http: .yes, sub: .yes), .entry("0.0.0.0/0", http: .yes),
        ]
        #expect(try isOpen("example.org", entries) == false)
        #expect(try isOpen("203.0.113.1", [.entry("113.1", http: .yes, sub: .yes)]) == false)
        #expect(try isOpen("x.203.0.113.1", [.entry("203.0.113.1", http: .yes, sub: .yes)]) == false)
    }

    /// §3 #17: the shared address space is not local; a range lets it in.
    @Test func rangeLetsTheSharedAddressSpaceIn() throws {
        #expect(try isOpen("100.65.11.105", [.entry("100.64.0.0/10", http: .yes)]))
        #expect(try isOpen("100.65.11.105", []) == false)
    }

    @Test func addressRangeTraceNamesTheEntry() throws {
        let evaluator = ATSEvaluator(
            .example([.entry("a.example"), .entry("10/8", http: .no)]), system: .newestRead)
        #expect(
            try evaluator.decide("http://10.1.2.3/").trace == [
                ATSTraceStep(.addressRange, .exception(1)),
                ATSTraceStep(.exceptionRequiresTLS, .exception(1)),
            ])
    }
}
