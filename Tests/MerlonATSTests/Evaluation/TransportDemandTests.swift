// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// What ATS demands of TLS.
@Suite struct TransportDemandTests {
    private func demand(
        _ entry: ATSExceptionDomain, niap: PropertyListValue? = nil, system: ATSSystem = .newestRead
    ) throws -> ATSTransportDemand {
        let evaluator = ATSEvaluator(.example(niap: niap, [entry]), system: system)
        return try #require(try evaluator.decide("https://\(entry.name)/").tls)
    }

    @Test(arguments: [
        ("TLSv1.0", TLSVersion.tls10), ("TLSv1.1", .tls11), ("TLSv1.2", .tls12), ("TLSv1.3", .tls13),
        ("TLSV1.3", .tls12), ("TLSv1.4", .tls12), ("TLSv1.00", .tls12), ("tlsv1.0", .tls12), ("1.0", .tls12),
        ("", .tls12),
    ])
    func minimumTLSIsExactText(_ text: String, _ expected: TLSVersion) throws {
        #expect(try demand(.entry("a.example", tls: .string(text))).minimumTLS == expected)
    }

    @Test func minimumTLSOfAnotherTypeIsUnreadable() throws {
        let evaluator = ATSEvaluator(.example([.entry("a.example", tls: .real(1.0))]), system: .newestRead)
        let decision = try evaluator.decide("https://a.example/")
        #expect(decision.tls == .standard)
        #expect(decision.trace.map(\.rule).contains(.minimumTLSUnreadable))
    }

    /// §3 #25.
    @Test func httpKeyLeavesTheDemandsOnTLSInForce() throws {
        #expect(try demand(.entry("old.example", http: .yes)) == .standard)
    }

    @Test(arguments: [
        (PropertyListValue.yes, true), (.no, false), (.integer(1), true), (.integer(0), false),
        (.string("NO"), true), (.integer(2), false),
    ])
    func forwardSecrecyFollowsTheTypeRules(_ value: PropertyListValue, _ expected: Bool) throws {
        #expect(try demand(.entry("a.example", fs: value)).requiresForwardSecrecy == expected)
    }

    @Test func standardDemandHasTheListOfOS26() {
        let standard = ATSTransportDemand.standard
        #expect(standard.cipherSuites.count == 13)
        #expect(standard.cipherSuites.contains("TLS_CHACHA20_POLY1305_SHA256"))
        #expect(!standard.cipherSuites.contains { $0.hasPrefix("TLS_RSA") || $0.hasSuffix("CBC_SHA256") })
        #expect(standard.minimumRSABits == 2048)
        #expect(standard.minimumECBits == 256)
        #expect(standard.minimumDigest == "SHA-256")
    }

    @Test func suitesFollowTheDemand() throws {
        let compatible = try demand(.entry("a.example", fs: .no)).cipherSuites
        #expect(compatible.count == 17)
        #expect(compatible.filter { $0.hasPrefix("TLS_RSA_WITH") }.count == 4)
        let newest = try demand(.entry("a.example", tls: .string("TLSv1.3"))).cipherSuites
        #expect(
            newest == ["TLS_AES_128_GCM_SHA256", "TLS_AES_256_GCM_SHA384", "TLS_CHACHA20_POLY1305_SHA256"])
        let niap = try demand(.entry("a.example", fs: .no, niap: .string("recommended")))
        #expect(niap.cipherSuites.count == 3 + 4)
        #expect(niap.cipherSuites.allSatisfy { !$0.contains("CBC") && !$0.contains("WITH_CHACHA") })
        #expect(niap.requiresForwardSecrecy)
        let old = ATSTransportDemand(
            minimumTLS: .tls10, requiresForwardSecrecy: false, cipherSuiteList: .cocoaKeys)
        #expect(old.cipherSuites.count == 3 + 11 + 6)
    }

    @Test(arguments: [
        (PropertyListValue.string("FCP_v2.1"), ATSSystem.newestRead, NIAPMode.functionalPackage21),
        (.string("recommended"), .newestRead, .functionalPackage21), (.string("none"), .newestRead, .none),
        (.string("fcp_v2.1"), .newestRead, .none), (.yes, .newestRead, .none),
        (.string("FCP_v2.1"), .iOS(26, 3), .none), (.string("FCP_v2.1"), .iOS(18), .none),
        (.string("FCP_v2.1"), ATSSystem(.macOS, OSVersion(26, 4)), .functionalPackage21),
    ])
    func globalNIAPPackageNeeds26_4(_ value: PropertyListValue, _ system: ATSSystem, _ expected: NIAPMode)
        throws
    {
        let evaluator = ATSEvaluator(.example(niap: value), system: system)
        #expect(try evaluator.decide("https://a.example/").tls?.niap == expected)
    }

    @Test func entryHasItsOwnNIAPPackage() throws {
        let strict = PropertyListValue.string("FCP_v2.1")
        #expect(try demand(.entry("a.example"), niap: strict).niap == .none)
        #expect(try demand(.entry("a.example", niap: strict)).niap == .functionalPackage21)
        #expect(try demand(.entry("a.example", niap: .string("none")), niap: strict).niap == .none)
    }

    /// §3 #33: trust evaluation is no part of what falls away; nothing beyond it is demanded.
    @Test func openHostHasNoDemandBeyondDefaultTrust() throws {
        let decision = try ATSEvaluator(.example(arbitrary: .yes), system: .newestRead).decide(
            "https://a.example/")
        #expect(decision.tls == nil)
        #expect(decision.verdict == .allowed)
        #expect(decision.trustMayBeLoosened)
        #expect(decision.trace.map(\.rule) == [.noException, .arbitraryLoads, .noTLSDemand])
    }

    @Test func builtInEntriesHaveTheirOwnDemands() throws {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        let apple = try evaluator.decide("https://www.apple.com/")
        #expect(apple.tls?.minimumTLS == .tls12)
        #expect(apple.tls?.requiresForwardSecrecy == false)
        #expect(apple.trace.first == ATSTraceStep(.builtInException, .builtIn(0)))
        #expect(try evaluator.decide("https://x.ls.apple.com/").tls?.minimumTLS == .tls10)
    }
}
