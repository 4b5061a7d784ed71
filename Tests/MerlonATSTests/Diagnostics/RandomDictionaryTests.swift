// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Dictionaries that are nearly right: keys of ATS, hosts and values, thrown together.
@Suite struct RandomDictionaryTests {
    @Test func everyDiagnosticNamesAPlaceThatExistsAndShowsNoControlCharacter() throws {
        var generator = SplitMix64(seed: 9)
        for _ in 0..<1_000 {
            let root = PlistLiteral.dictionary([
                ("NSAppTransportSecurity", Self.value(depth: 4, using: &generator)),
                (Self.key(using: &generator), Self.value(depth: 3, using: &generator)),
            ]).node
            let (configuration, diagnostics) = ATSConfiguration.decode(infoPlist: root)
            for diagnostic in diagnostics {
                #expect(root[diagnostic.keyPath] != nil, "\(diagnostic)")
                #expect(
                    diagnostic.message.hasSuffix(".") && diagnostic.message.utf8.count < 600, "\(diagnostic)")
                #expect(!diagnostic.message.unicodeScalars.contains { $0.value < 0x20 }, "\(diagnostic)")
            }
            // What the system would drop never reaches the evaluator, which takes all that is left.
            _ = try ATSEvaluator(try #require(configuration), system: .newestRead).decide(
                "https://a.example/")
        }
    }

    private static func value(depth: Int, using generator: inout SplitMix64) -> PlistLiteral {
        switch Int.random(in: 0..<(depth > 0 ? 14 : 9), using: &generator) {
        case 0: .boolean(.random(using: &generator))
        case 1: .integer(.random(in: -1...3, using: &generator))
        case 2: .real(1.2)
        case 3: .data([1, 2, 3])
        case 4: .array([])
        case 5...8: .string(words.randomElement(using: &generator) ?? "")
        case 9: .array((0..<3).map { _ in value(depth: depth - 1, using: &generator) })
        default:
            .dictionary(
                (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                    (key(using: &generator), value(depth: depth - 1, using: &generator))
                })
        }
    }

    private static func key(using generator: inout SplitMix64) -> String {
        var key = keys.randomElement(using: &generator) ?? ""
        if Int.random(in: 0..<6, using: &generator) == 0, !key.isEmpty {
            key.remove(
                at: key.index(key.startIndex, offsetBy: Int.random(in: 0..<key.count, using: &generator)))
        }
        return key
    }

    private static let keys = [
        "NSAppTransportSecurity", "NSAllowsArbitraryLoads", "NSAllowsLocalNetworking", "NSExceptionDomains",
        "NSPinnedDomains", "NSIncludesSubdomains", "NSExceptionAllowsInsecureHTTPLoads",
        "NSPinnedCAIdentities",
        "NSPinnedLeafIdentities", "NSExceptionMinimumTLSVersion", "SPKI-SHA256-BASE64", "NSExtension",
        "Exception Domains",
        "NSThirdPartyExceptionMinimumTLSVersion", "a.example", "b.a.example", "*.a.example", "10.0.0.0/8",
        "[::1]:80", "::1",
        "http://a.example:80/x", "\u{1b}[31m", "\u{202e}moc", "ä.example", "", ".", "com",
        "SecTrustPinningRequired",
    ]

    private static let words = [
        "YES", "NO", "", "$(X)", "TLSv1.0", "TLS\u{7}", "none",
        "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=", "AAAA",
        "http", "a.example", "====", String(repeating: "\u{1b}", count: 200),
    ]
}
