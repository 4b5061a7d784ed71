// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

/// The grammar of CIDR keys, traps included.
@Suite struct AddressRangeTests {
    @Test(arguments: [
        ("10.0.0.0/8", "10.0.0.0", 8), ("10/8", "10.0.0.0", 8), ("192.168/16", "192.168.0.0", 16),
        ("10.1.2.3/8", "10.0.0.0", 8), ("10.0.0.0/010", "10.0.0.0", 8), ("10.0.0.0/08", "0.0.0.0", 0),
        ("10.0.0.0/0x18", "10.0.0.0", 24), ("10.0.0.0/0x", "0.0.0.0", 0), ("10.0.0.0/24abc", "10.0.0.0", 24),
        ("10.0.0.0/ 8", "10.0.0.0", 8), ("10.0.0.0/+8", "10.0.0.0", 8), ("10.0.0.0/-0", "0.0.0.0", 0),
        ("203.0.113.128/25", "203.0.113.128", 25), ("1.2.3.4/32", "1.2.3.4", 32),
        ("1.2.3.4/8/9", "1.0.0.0", 8),
        ("2001:db8::/32", "2001:db8::", 32), ("2001:DB8::1/128", "2001:db8::1", 128), ("::/0", "::", 0),
        ("2001:db8:1234:5678:9abc:def0:1234:5/64", "2001:db8:1234:5678::", 64), ("fe80::1/10", "fe80::", 10),
        ("::ffff:1.2.3.4/120", "::ffff:1.2.3.0", 120),
    ])
    func readsAsTheSystemDoes(_ key: String, _ network: String, _ length: Int) throws {
        let range = try #require(AddressRange(key: key))
        #expect(range.network.description == network)
        #expect(range.prefixLength == length)
    }

    @Test(arguments: [
        "192.168.100.128/25", "100.100.100.100/32", "10.0.0.0/33", "::/129", "10.0.0.0/-1", "10.0.0.0/",
        "10.0.0.0/x", "10.0.0.0", "/8", "10./8", "10.0.0.0.0/8", "256/8", "http://x/8", "http://x", "fe80/10",
        "fe80::1%en0/64", "fe80::1%25/64", "2001:0db8:1234:5678:9abc:def0:1234:567/64", "a.example/8",
        "10.0.0.0/99999999999999999999", "[::1]/128", "::1::/8", "01.0.0.0/8", "",
    ])
    func readsAsNoRange(_ key: String) {
        #expect(AddressRange(key: key) == nil)
    }

    /// The length limits at their edges: 13 and 14 characters, 37 and 38.
    @Test func lengthOfTheAddressPartHasALimit() {
        #expect(AddressRange(key: "111.222.33.44/32") != nil)
        #expect(AddressRange(key: "111.222.333.4/32") == nil)
        #expect(AddressRange(key: "111.222.133.44/32") == nil)
        #expect(AddressRange(key: "2001:0db8:1234:5678:9abc:def0:1234:56/64") != nil)
        #expect(AddressRange(key: "2001:0db8:1234:5678:9abc:def0:1234:567/64") == nil)
    }

    @Test func containsOnlyItsFamily() throws {
        let all = try #require(AddressRange(key: "0.0.0.0/0"))
        #expect(all.contains(try #require(IPAddress("255.255.255.255"))))
        #expect(!all.contains(try #require(IPAddress("::"))))
        let half = try #require(AddressRange(key: "2001:db8:0:0:8000::/65"))
        #expect(half.contains(try #require(IPAddress("2001:db8::ffff:0:0:1"))))
        #expect(!half.contains(try #require(IPAddress("2001:db8::7fff:0:0:1"))))
    }
}
