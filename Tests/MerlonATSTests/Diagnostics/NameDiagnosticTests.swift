// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct NameDiagnosticTests {
    @Test(arguments: faulty) func reportsNamesThatAreNoHosts(
        _ name: String, _ codes: [ATSDiagnostic.Code], _ intended: String?
    ) {
        let settings: PlistLiteral = ["NSExceptionAllowsInsecureHTTPLoads": true]
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSExceptionDomains": .dictionary([(name, settings)])]
        ]
        let (configuration, diagnostics) = ATSConfiguration.decode(infoPlist: root.node)
        #expect(diagnostics.map(\.code) == codes)
        #expect(diagnostics.allSatisfy { $0.intended == intended })
        #expect(diagnostics.allSatisfy { $0.place == configuration?.exceptionDomains.first?.namePlace })
        #expect(configuration?.exceptionDomains.map(\.name) == [name])
    }

    private static let faulty: [(String, [ATSDiagnostic.Code], String?)] = [
        ("localhost:3000", [.domainWithPort], "localhost"),
        ("example.com:443", [.domainWithPort], "example.com"),
        ("example.com:", [.domainWithPort], "example.com"),
        ("http://example.com", [.domainWithScheme], "example.com"),
        ("http://example.com/", [.domainWithScheme], "example.com"),
        ("https://example.com/api/v1?x=1", [.domainWithScheme, .domainWithPath], "example.com"),
        (
            "HTTP://API.Example.com:8080/v1",
            [.domainWithScheme, .domainWithPath, .domainWithPort, .domainUpperCase], "api.example.com"
        ),
        ("example.com/", [.domainWithPath], "example.com"),
        ("example.com#x", [.domainWithPath], "example.com"),
        ("*.cdn.example", [.domainWithWildcard], "cdn.example"),
        ("*example.com", [.domainWithWildcard], "example.com"),
        ("api.*.example", [.domainWithWildcard], nil),
        ("*", [.domainWithWildcard, .domainMalformed], nil),
        (".example.com", [.domainLeadingDot], "example.com"),
        ("example.com.", [.domainTrailingDot], "example.com"),
        ("Example.com", [.domainUpperCase], "example.com"),
        ("user@example.com", [.domainMalformed], "example.com"),
        (" example.com", [.domainMalformed], "example.com"),
        ("exam ple.com", [.domainMalformed], nil),
        ("a.example,b.example", [.domainMalformed], nil),
        ("a..example", [.domainMalformed], nil),
        ("", [.domainMalformed], nil),
        (".", [.domainMalformed], nil),
        ("bücher.example", [.domainMalformed], nil),
        ("//example.com", [.domainMalformed], "example.com"),
        (String(repeating: "a", count: 64) + ".example", [.domainMalformed], nil),
        (String(repeating: "abcdefgh.", count: 28) + "example", [.domainMalformed], nil),
        ("$(API_HOST)", [.unresolvedValue], nil),
        ("api.${DOMAIN}", [.unresolvedValue], nil),
    ]

    @Test(arguments: [
        "example.com", "localhost", "my_host.example", "xn--bcher-kva.example", "nas.local", "1password.com",
        "nslookup", "exceptions", String(repeating: "a", count: 63) + ".example",
        String(repeating: "abcdefgh.", count: 27) + "example.co", "nsexception.example",
    ])
    func takesNamesThatHostsHave(_ name: String) {
        DiagnosticCase(exception: name, ["NSIncludesSubdomains": true]).check()
    }

    @Test(arguments: [
        ("onion", SharedSuffix.Kind.topLevelDomain), ("com", .topLevelDomain), ("uk", .topLevelDomain),
        ("xn--p1ai", .topLevelDomain), ("co.uk", .registrySuffix), ("com.br", .registrySuffix),
        ("go.jp", .registrySuffix), ("ts.net", .sharedPlatform), ("amazonaws.com", .sharedPlatform),
        ("compute.amazonaws.com", .sharedPlatform), ("eu-west-1.compute.amazonaws.com", .sharedPlatform),
        ("s3.eu-central-1.amazonaws.com", .sharedPlatform), ("cloudfront.net", .sharedPlatform),
        ("GitHub.io.", .sharedPlatform), ("westeurope.cloudapp.azure.com", .sharedPlatform),
        ("herokuapp.com", .sharedPlatform),
    ])
    func knowsSuffixesThatStrangersShare(_ host: String, _ kind: SharedSuffix.Kind) {
        #expect(SharedSuffix.match(host)?.kind == kind)
    }

    @Test(arguments: [
        "local", "localhost", "lan", "internal", "raspberrypi", "example.com", "protonstatus.com",
        "my.ts.net", "",
        ".", "a..com", "myapp.herokuapp.com", "assrt.net", "org.de", "bucket.s3.amazonaws.com.example",
    ])
    func knowsNoOthers(_ host: String) {
        #expect(SharedSuffix.match(host) == nil)
    }

    @Test(
        arguments: [
            ["NSExceptionAllowsInsecureHTTPLoads": true], ["NSExceptionRequiresForwardSecrecy": false],
            ["NSExceptionMinimumTLSVersion": "TLSv1.1"],
        ] as [PlistLiteral])
    func reportsSharedSuffixesThatAreLoosenedWithTheirSubdomains(_ loosening: PlistLiteral) {
        let settings = loosening.merging(["NSIncludesSubdomains": true])
        DiagnosticCase(
            exception: "ts.net", settings, .init(.domainPublicSuffix, "[\"ts.net\"]")
        ).check()
        DiagnosticCase(exception: "ts.net", loosening.merging(["NSIncludesSubdomains": false])).check()
        DiagnosticCase(exception: "ts.net", loosening).check()
        DiagnosticCase(exception: "ts.net", ["NSIncludesSubdomains": true]).check()
    }

    @Test func reportsSubdomainsOfAnAddress() {
        DiagnosticCase(
            exception: "192.168.1.1",
            ["NSExceptionAllowsInsecureHTTPLoads": true, "NSIncludesSubdomains": true],
            .init(.subdomainsOfAddress, "NSIncludesSubdomains")
        ).check()
    }
}
