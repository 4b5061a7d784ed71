// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct AddressDiagnosticTests {
    @Test(arguments: faulty)
    func reportsAddressesThatAreNotReadAsMeant(
        _ name: String, _ codes: [ATSDiagnostic.Code], _ intended: String?
    ) {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSExceptionDomains": .dictionary([(name, .dictionary([]))])]
        ]
        let (configuration, diagnostics) = ATSConfiguration.decode(infoPlist: root.node)
        #expect(diagnostics.map(\.code) == codes)
        #expect(diagnostics.allSatisfy { $0.intended == intended })
        #expect(configuration?.exceptionDomains.map(\.name) == [name])
    }

    private static let faulty: [(String, [ATSDiagnostic.Code], String?)] = [
        // Lengths in C's notation
        ("192.168.0.0/08", [.addressTrap], "192.0.0.0/8"), ("10.0.0.0/010", [.addressTrap], "10.0.0.0/10"),
        ("10/08", [.addressTrap], "10.0.0.0/8"), ("10.0.0.0/0x8", [.addressTrap], nil),
        ("10.0.0.0/8 bits", [.addressTrap], nil), ("10.0.0.0/+8", [.addressTrap], nil),
        // Lengths that are none
        ("10.0.0.0/", [.addressTrap], "10.0.0.0"), ("10.0.0.0/33", [.addressTrap], nil),
        ("fd00::/129", [.addressTrap], nil), ("10.0.0.0/x", [.addressTrap], nil),
        ("10.1.0.0/255.255.0.0", [.addressTrap], "10.1.0.0/16"),
        ("10.1.0.0/255.0.255.0", [.addressTrap], nil),
        // Too many characters
        ("192.168.100.128/25", [.addressTrap], nil),
        ("100.100.100.100/32", [.addressTrap], "100.100.100.100"),
        ("100.100.100.100/24", [.addressTrap], "100.100.100.0/24"),
        ("192.168.100.10/24", [.addressTrap], "192.168.100.0/24"),
        ("2001:0db8:0000:0000:0000:0000:0000:0000/32", [.addressTrap], "2001:db8::/32"),
        // Zones, brackets, ports
        ("fe80::1%en0", [.addressTrap], "fe80::1"), ("fe80::%en0/10", [.addressTrap], "fe80::/10"),
        ("[::1]", [.addressTrap], "::1"), ("[::1]:8080", [.addressTrap, .domainWithPort], "::1"),
        ("192.168.1.1:8080", [.domainWithPort], "192.168.1.1"),
        (
            "http://192.168.1.1:8080/api", [.domainWithScheme, .domainWithPath, .domainWithPort],
            "192.168.1.1"
        ),
        // Spellings
        ("2001:DB8::1", [.addressNotCanonical], "2001:db8::1"),
        ("2001:db8:0::1", [.addressNotCanonical], "2001:db8::1"),
        ("0:0:0:0:0:0:0:1", [.addressNotCanonical], "::1"),
        ("192.168.001.001", [.addressNotCanonical], "192.168.1.1"),
        ("010.0.0.1", [.addressNotCanonical], "10.0.0.1"),
        // No addresses
        ("192.168", [.addressTrap], "192.168.0.0/16"), ("10.0.0", [.addressTrap], "10.0.0.0/24"),
        ("192.168.1.256", [.domainMalformed], nil), ("1.2.3.4.5", [.domainMalformed], nil),
        ("192.168.1.*", [.domainWithWildcard], "192.168.1.0/24"),
        ("10.*.*.*", [.domainWithWildcard], "10.0.0.0/8"),
        ("10.*.1.*", [.domainWithWildcard], nil), ("1:2:3", [.domainMalformed], nil),
        ("300.0.0.0/8", [.domainMalformed], nil), (" 10.0.0.0/8", [.domainMalformed], "10.0.0.0/8"),
        ("192.168.1.1 ", [.domainMalformed], "192.168.1.1"),
    ]

    @Test(arguments: [
        "192.168.1.1", "100.64.0.0/10", "10/8", "192.168/16", "203.0.113.128/25", "192.168.1.7/24",
        "0.0.0.0/0",
        "2607:5300:203:1735::8888", "::1", "fe80::/10", "2001:DB8::/32", "::ffff:192.0.2.1",
        "192.168.100.0/24",
    ])
    func takesAddressesThatAreReadAsMeant(_ name: String) {
        DiagnosticCase(exception: name, ["NSExceptionAllowsInsecureHTTPLoads": true]).check()
    }

    @Test func saysWhatARangeWithALeadingZeroMatches() {
        let root: PlistLiteral = ["NSAppTransportSecurity": ["NSExceptionDomains": ["192.168.0.0/08": [:]]]]
        #expect(
            ATSConfiguration.decode(infoPlist: root.node).diagnostics.map(\.message) == [
                "The name \"192.168.0.0/08\" ends in \"/08\", which the system reads as C does, a leading 0 for octal "
                    + "and 0x for hexadecimal, as far as its digits go: as 0, so the entry matches every IPv4 address."
            ])
    }

    /// Of lengths without digits the evaluator has an alternative that matches every address.
    @Test(arguments: ["1.2.3.4//8", "10.0.0.0/", "10.0.0.0/x", "fe80::/x"])
    func saysOfALengthWithoutDigitsThatItMayMatchEverything(_ name: String) throws {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSExceptionDomains": .dictionary([(name, .dictionary([]))])]
        ]
        let (configuration, diagnostics) = ATSConfiguration.decode(infoPlist: root.node)
        let family = name.contains(":") ? "IPv6" : "IPv4"
        #expect(
            diagnostics.map(\.message) == [
                "The name \"\(name)\" has no number of bits behind its slash, and no source says what the system makes "
                    + "of that: the entry may match nothing, or as /0 every \(family) address."
            ])
        let evaluator = ATSEvaluator(try #require(configuration), system: .newestRead)
        let url = name.contains(":") ? "http://[fe80::1]/" : "http://10.0.0.1/"
        #expect(try evaluator.alternatives(for: url).contains { $0.topic == .emptyPrefix })
    }

    /// C's reading of these lengths is a number, and no prefix has it.
    @Test(arguments: ["10.0.0.0/33", "10.0.0.0/999", "10.0.0.0/-1"])
    func saysOfALengthOutOfRangeThatItNeverMatches(_ name: String) throws {
        let evaluator = ATSEvaluator(.example([.entry(name)]), system: .newestRead)
        #expect(try !evaluator.alternatives(for: "http://10.0.0.1/").contains { $0.topic == .emptyPrefix })
    }

    /// The evaluator is the judge: what is written in place of a faulty range must open what was meant.
    @Test(arguments: [
        ("10.0.0.0/010", "10.63.0.1", "10.64.0.1"), ("100.100.100.100/24", "100.100.100.7", "100.100.101.7"),
        ("192.0.2.*", "192.0.2.77", "192.0.3.77"),
    ])
    func intendsARangeThatTheEvaluatorReadsAsMeant(_ name: String, _ inside: String, _ outside: String) throws
    {
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSExceptionDomains": .dictionary([(name, .dictionary([]))])]
        ]
        let intended = try #require(ATSConfiguration.decode(infoPlist: root.node).diagnostics.first?.intended)
        var exception = ATSExceptionDomain(intended)
        exception.allowsInsecureHTTPLoads = PropertyListNode(.boolean(true))
        var configuration = ATSConfiguration()
        configuration.exceptionDomains = [exception]
        configuration.allowsLocalNetworking = PropertyListNode(.boolean(false))
        let evaluator = ATSEvaluator(configuration, system: .newestRead)
        #expect(try evaluator.decide("http://\(inside)/").verdict == .allowed)
        #expect(try evaluator.decide("http://\(outside)/").verdict == .blocked)
    }
}
