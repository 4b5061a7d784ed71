// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct EveryCodeTests {
    @Test(arguments: ATSDiagnostic.Code.allCases.filter { $0 != .furtherDiagnostics })
    func hasADictionaryThatYieldsIt(_ code: ATSDiagnostic.Code) throws {
        let root = try #require(Self.examples[code], "no example of \(code.rawValue)")
        #expect(ATSConfiguration.decode(infoPlist: root.node).diagnostics.map(\.code) == [code])
    }

    private static let examples: [ATSDiagnostic.Code: PlistLiteral] = [
        .misspeltKey: ats(["NSAllowArbitraryLoads": true]),
        .misplacedKey: ["NSAllowsArbitraryLoads": true],
        .displayName: ats(["Allow Arbitrary Loads": true]),
        .unknownKey: ats(["Remark": true]),
        .legacyKey: exception("a.example", ["NSTemporaryExceptionAllowsInsecureHTTPLoads": true]),
        .obsoleteKey: exception("a.example", ["NSRequiresCertificateTransparency": true]),
        .duplicateKey: ats(["NSAllowsLocalNetworking": true, "NSAllowsLocalNetworking": true]),
        .undocumentedKey: ["SecTrustPinningRequired": true],
        .wrongType: ats(["NSAllowsArbitraryLoads": "YES"]),
        .unresolvedValue: ats(["NSAllowsArbitraryLoads": "$(ALLOW)"]),
        .invalidValue: exception("a.example", ["NSExceptionMinimumTLSVersion": "TLSV1.3"]),
        .domainWithPort: exception("a.example:80"),
        .domainWithScheme: exception("http://a.example"),
        .domainWithPath: exception("a.example/api"),
        .domainWithWildcard: exception("*.a.example"),
        .domainUpperCase: exception("A.example"),
        .domainLeadingDot: exception(".a.example"),
        .domainTrailingDot: exception("a.example."),
        .domainMalformed: exception("a b.example"),
        .domainPublicSuffix: exception(
            "ts.net", ["NSIncludesSubdomains": true, "NSExceptionAllowsInsecureHTTPLoads": true]),
        .addressTrap: exception("10.0.0.0/08"),
        .addressNotCanonical: exception("2001:DB8::1"),
        .subdomainsOfAddress: exception("10.0.0.1", ["NSIncludesSubdomains": true]),
        .arbitraryLoadsOverridden: ats(["NSAllowsArbitraryLoads": true, "NSAllowsLocalNetworking": true]),
        .pinsRejectEverything: pinned("a.example", ["NSPinnedCAIdentities": []]),
        .pinMalformed: pinned("a.example", ["NSPinnedCAIdentities": [[:], pin]]),
        .pinWrongLength: pinned(
            "a.example", ["NSPinnedCAIdentities": [["SPKI-SHA256-BASE64": "AAAA"], pin]]),
        .pinNeverMatches: pinned(
            "a.example", ["NSPinnedCAIdentities": [pin], "NSPinnedLeafIdentities": [pin]]),
        .pinnedDomainWithoutEffect: pinned("a.example", [:]),
    ]

    private static let pin: PlistLiteral = [
        "SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
    ]

    private static func ats(_ settings: PlistLiteral) -> PlistLiteral { ["NSAppTransportSecurity": settings] }

    private static func exception(_ name: String, _ settings: PlistLiteral = [:]) -> PlistLiteral {
        ats(["NSExceptionDomains": .dictionary([(name, settings)])])
    }

    private static func pinned(_ name: String, _ settings: PlistLiteral) -> PlistLiteral {
        ats(["NSPinnedDomains": .dictionary([(name, settings)])])
    }
}
