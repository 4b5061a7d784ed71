// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// Two pins of Apple's own examples, of which any could match.
private let goodPin = "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="
private let otherPin = "i9HalScvf6T/skE3/A7QOq5n5cTYs8UHNOEFCnkguSI="

private func pins(_ texts: String...) -> PlistLiteral {
    .array(texts.map { ["SPKI-SHA256-BASE64": .string($0)] })
}

@Suite struct PinDiagnosticTests {
    @Test(arguments: lists) func reportsListsAndEntries(_ example: DiagnosticCase) { example.check() }

    private static let lists: [DiagnosticCase] = [
        .init(
            pinned: "example.com",
            ["NSPinnedCAIdentities": pins(goodPin, otherPin), "NSIncludesSubdomains": true]),
        .init(pinned: "example.com", [:], .init(.pinnedDomainWithoutEffect, "[\"example.com\"]")),
        .init(
            pinned: "example.com", ["NSIncludesSubdomains": true],
            .init(.pinnedDomainWithoutEffect, "[\"example.com\"]")),
        .init(
            pinned: "example.com", ["NSPinnedCAIdentities": []],
            .init(.pinsRejectEverything, "NSPinnedCAIdentities")),
        .init(
            pinned: "example.com", ["NSPinnedLeafIdentities": [.string(goodPin)]],
            .init(.pinMalformed, "NSPinnedLeafIdentities[0]"),
            .init(.pinsRejectEverything, "NSPinnedLeafIdentities")),
        .init(
            pinned: "example.com", ["NSPinnedLeafIdentities": .string(goodPin)],
            .init(.wrongType, "NSPinnedLeafIdentities"),
            .init(.pinsRejectEverything, "NSPinnedLeafIdentities")),
        .init(
            pinned: "example.com", ["NSPinnedCAIdentities": [["spki-sha256-base64": .string(goodPin)]]],
            .init(.misspeltKey, "[0].spki-sha256-base64", "SPKI-SHA256-BASE64"),
            .init(.pinMalformed, "NSPinnedCAIdentities[0]"),
            .init(.pinsRejectEverything, "NSPinnedCAIdentities")),
        .init(
            pinned: "example.com",
            ["NSPinnedCAIdentities": pins(goodPin), "NSPinnedLeafIdentities": pins(goodPin)],
            .init(.pinNeverMatches, "NSPinnedCAIdentities[0]")),
        .init(
            pinned: "example.com", ["NSPinnedCAIdentities": pins(goodPin), "NSIncludesSubdomains": 1],
            .init(.wrongType, "NSIncludesSubdomains", "<true/>")),
        .init(
            pinned: "example.com.", ["NSPinnedCAIdentities": pins(goodPin)],
            .init(.pinnedDomainWithoutEffect, "[\"example.com.\"]", "example.com")),
        .init(pinned: "Example.COM", ["NSPinnedCAIdentities": pins(goodPin)]),
        .init(
            pinned: "*.example.com", ["NSPinnedCAIdentities": pins(goodPin)],
            .init(.domainWithWildcard, "[\"*.example.com\"]", "example.com")),
        .init(
            pinned: "example.com:443", ["NSPinnedCAIdentities": pins(goodPin)],
            .init(.domainWithPort, "[\"example.com:443\"]", "example.com")),
        .init(
            pinned: "192.0.2.1", ["NSPinnedCAIdentities": pins(goodPin)],
            .init(.pinnedDomainWithoutEffect, "[\"192.0.2.1\"]")),
        .init(pinned: "example.com", "pin", .init(.wrongType, "[\"example.com\"]")),
        .init(
            pinned: "example.com", ["NSPinnedCAIdentities": pins("AAAA")],
            .init(.pinWrongLength, "SPKI-SHA256-BASE64"), .init(.pinsRejectEverything, "NSPinnedCAIdentities")
        ),
        .init(
            pinned: "example.com:443", ["NSPinnedCAIdentities": []],
            .init(.domainWithPort, "[\"example.com:443\"]", "example.com")),
        .init(
            "lists that the system discards",
            infoPlist: [
                "SecTrustPinningRequired": true,
                "NSAppTransportSecurity": ["NSPinnedDomains": ["example.com": ["NSPinnedCAIdentities": []]]],
            ], .init(.undocumentedKey, "SecTrustPinningRequired")),
        .init(
            "a parent that fills the empty list",
            [
                "NSPinnedDomains": [
                    "Example.com": ["NSIncludesSubdomains": true, "NSPinnedCAIdentities": pins(goodPin)],
                    "www.example.com": ["NSPinnedCAIdentities": []],
                ]
            ]),
        .init(
            "a parent two labels up, which does not reach down",
            [
                "NSPinnedDomains": [
                    "example.com": ["NSIncludesSubdomains": true, "NSPinnedCAIdentities": pins(goodPin)],
                    "a.www.example.com": ["NSPinnedCAIdentities": []],
                ]
            ], .init(.pinsRejectEverything, "[\"a.www.example.com\"].NSPinnedCAIdentities")),
    ]

    @Test(arguments: malformed) func dropsPinsThatAreNoBase64(_ text: String, _ intended: String?) {
        let (configuration, diagnostics) = decode(.string(text))
        #expect(diagnostics.map(\.code) == [.pinMalformed])
        #expect(diagnostics.first?.intended == intended)
        #expect(configuration?.pinnedDomains.first?.caIdentities?.digests.map(\.base64) == [otherPin])
    }

    private static let malformed: [(String, String?)] = [
        ("r_mIkG3eEpVdm-u_ko_cwxzOMo1bk4TyHIlByibiA5E=", goodPin),
        ("r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E", goodPin),
        ("sha256/" + goodPin, goodPin), ("pin-sha256=\"\(goodPin)\"", goodPin),
        ("sha256:" + goodPin, goodPin),
        ("\n    " + goodPin, goodPin), ("r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4Ty HIlByibiA5E=", goodPin),
        (
            "AF:F9:88:90:6D:DE:12:95:5D:9B:EB:BF:92:8F:DC:C3:1C:CE:32:8D:5B:93:84:F2:1C:89:41:CA:26:E2:03:91",
            goodPin
        ),
        ("-----BEGIN PUBLIC KEY-----", nil), ("no pin!", nil),
    ]

    @Test(arguments: neverMatching) func keepsPinsThatCanNeverMatch(
        _ text: String, _ code: ATSDiagnostic.Code, _ intended: String?
    ) {
        let (configuration, diagnostics) = decode(.string(text))
        #expect(diagnostics.map(\.code) == [code])
        #expect(diagnostics.first?.intended == intended)
        #expect(configuration?.pinnedDomains.first?.caIdentities?.digests.map(\.base64) == [text, otherPin])
    }

    private static let neverMatching: [(String, ATSDiagnostic.Code, String?)] = [
        ("aff988906dde12955d9bebbf928fdcc31cce328d5b9384f21c8941ca26e20391", .pinWrongLength, goodPin),
        ("sha256//" + goodPin, .pinWrongLength, goodPin),
        ("2jmj7l5rSw0yVb/vlWAYkK/YBwk=", .pinWrongLength, nil), ("AAAA", .pinWrongLength, nil),
        ("", .pinWrongLength, nil), ("da39a3ee5e6b4b0d3255bfef95601890afd80709", .pinWrongLength, nil),
        ("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", .pinNeverMatches, nil),
        ("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=", .pinNeverMatches, nil),
        ("BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB=", .pinNeverMatches, nil),
    ]

    @Test func namesABuildSettingInAPin() {
        #expect(decode("$(PIN)").diagnostics.map(\.code) == [.unresolvedValue])
    }

    @Test func offersTheBase64OfRawBytes() {
        let diagnostics = decode(.data(Array(0..<32))).diagnostics
        #expect(diagnostics.map(\.code) == [.pinMalformed])
        #expect(diagnostics.first?.intended == "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=")
    }

    private func decode(_ pin: PlistLiteral) -> (
        configuration: ATSConfiguration?, diagnostics: [ATSDiagnostic]
    ) {
        let list: PlistLiteral = [["SPKI-SHA256-BASE64": pin], ["SPKI-SHA256-BASE64": .string(otherPin)]]
        let root: PlistLiteral = [
            "NSAppTransportSecurity": ["NSPinnedDomains": ["example.com": ["NSPinnedCAIdentities": list]]]
        ]
        return ATSConfiguration.decode(infoPlist: root.node)
    }
}
