// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@Suite struct ValueDiagnosticTests {
    @Test(arguments: booleans) func reportsWhatIsNoBoolean(
        _ value: PlistLiteral, _ code: ATSDiagnostic.Code, _ intended: String?
    ) {
        DiagnosticCase(
            "\(value)", ["NSAllowsLocalNetworking": value], .init(code, "NSAllowsLocalNetworking", intended)
        )
        .check()
    }

    private static let booleans: [(PlistLiteral, ATSDiagnostic.Code, String?)] = [
        ("YES", .wrongType, "<true/>"), ("true", .wrongType, "<true/>"), (" No ", .wrongType, "<false/>"),
        ("<true/>", .wrongType, "<true/>"), ("1", .wrongType, "<true/>"), ("maybe", .wrongType, nil),
        ("", .wrongType, nil), (0, .wrongType, "<false/>"), (1, .wrongType, "<true/>"),
        (2, .wrongType, "<true/>"),
        (1.0, .wrongType, "<true/>"), (0.0, .wrongType, "<false/>"), ([:], .wrongType, nil),
        ([true], .wrongType, nil),
        ("$(ALLOW_HTTP)", .unresolvedValue, nil), ("${ALLOW_HTTP}", .unresolvedValue, nil),
        ("@ALLOW@", .unresolvedValue, nil), ("{{allow}}", .unresolvedValue, nil),
        ("http", .unresolvedValue, nil),
        ("https://", .unresolvedValue, nil),
    ]

    @Test(arguments: versions) func reportsVersionsOutsideTheSet(_ text: String, _ intended: String?) {
        DiagnosticCase(
            exception: "example.com", ["NSExceptionMinimumTLSVersion": .string(text)],
            .init(.invalidValue, "NSExceptionMinimumTLSVersion", intended)
        ).check()
    }

    private static let versions: [(String, String?)] = [
        ("TLSV1.3", "TLSv1.3"), ("TLSv1", "TLSv1.0"), ("1.2", "TLSv1.2"), ("TLS 1.1", "TLSv1.1"),
        ("tls1_2", "TLSv1.2"), ("TLSv12", "TLSv1.2"), ("TLSv1.00", "TLSv1.0"), ("kTLSProtocol12", "TLSv1.2"),
        ("TLSv1.4", nil), ("SSLv3", nil), ("", nil), ("TLSv1.2 ", "TLSv1.2"), ("YES", nil),
    ]

    @Test(arguments: ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"])
    func takesTheDocumentedVersions(_ text: String) {
        DiagnosticCase(exception: "example.com", ["NSExceptionMinimumTLSVersion": .string(text)]).check()
    }

    @Test(arguments: otherValues) func reportsOtherValues(_ example: DiagnosticCase) { example.check() }

    private static let otherValues: [DiagnosticCase] = [
        .init(
            exception: "a.example", ["NSExceptionMinimumTLSVersion": 1.2],
            .init(.wrongType, "NSExceptionMinimumTLSVersion", "TLSv1.2")),
        .init(
            exception: "b.example", ["NSExceptionMinimumTLSVersion": ["TLSv1.0": true]],
            .init(.wrongType, "NSExceptionMinimumTLSVersion")),
        .init(
            exception: "c.example", ["NSExceptionMinimumTLSVersion": "$(MINIMUM_TLS)"],
            .init(.unresolvedValue, "NSExceptionMinimumTLSVersion")),
        .init(
            exception: "d.example", ["NSTemporaryExceptionAllowsInsecureHTTPLoads": "YES"],
            .init(
                .legacyKey, "NSTemporaryExceptionAllowsInsecureHTTPLoads",
                "NSExceptionAllowsInsecureHTTPLoads"),
            .init(.wrongType, "NSTemporaryExceptionAllowsInsecureHTTPLoads", "<true/>")),
        .init(
            "a NIAP package in other case", ["NSRequiresNIAPTLSPackageVersion": "fcp_v2.1"],
            .init(.invalidValue, "NSRequiresNIAPTLSPackageVersion", "FCP_v2.1")),
        .init(
            "a NIAP package that is none", ["NSRequiresNIAPTLSPackageVersion": "strict"],
            .init(.invalidValue, "NSRequiresNIAPTLSPackageVersion")),
        .init(
            "a NIAP package as a boolean", ["NSRequiresNIAPTLSPackageVersion": true],
            .init(.wrongType, "NSRequiresNIAPTLSPackageVersion")),
        .init(
            "hosts in a list", ["NSExceptionDomains": ["example.com"]],
            .init(.wrongType, "NSExceptionDomains")),
        .init("pins in a string", ["NSPinnedDomains": "example.com"], .init(.wrongType, "NSPinnedDomains")),
        .init(exception: "e.example", true, .init(.wrongType, "[\"e.example\"]")),
        .init("no dictionary", true, .init(.wrongType, "NSAppTransportSecurity")),
        .init("no dictionary at the root", infoPlist: [], .init(.wrongType, "")),
    ]

    @Test func namesWhatEachGenerationMakesOfAString() {
        let root: PlistLiteral = ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": "YES"]]
        let message = ATSConfiguration.decode(infoPlist: root.node).diagnostics.first?.message
        #expect(
            message
                == "NSAllowsArbitraryLoads is the string \"YES\", and ATS reads a boolean: systems since iOS 18.5 take "
                + "the key for absent, 18.4 takes it for NO and older ones for YES.")
    }

    /// The evaluator decides by the same table: see "Values" in `docs/ats.md`.
    @Test(
        arguments: [
            (1, "the integer 1,", "18.5 take it for YES, 18.4 for NO and older ones for YES."),
            (1.0, "the real number 1.0,", "18.5 take it for YES, 18.4 for NO and older ones for YES."),
            (0.5, "the real number 0.5,", "18.4 take it for NO and older ones for YES."),
        ] as [(PlistLiteral, String, String)])
    func namesWhatEachGenerationMakesOfANumber(_ value: PlistLiteral, _ what: String, _ readings: String) {
        let root: PlistLiteral = ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": value]]
        let message = ATSConfiguration.decode(infoPlist: root.node).diagnostics.first?.message
        #expect(
            message
                == "NSAllowsArbitraryLoads is \(what) and ATS reads a boolean: systems since iOS \(readings)")
    }

    @Test(arguments: [
        ("0", "NO"), ("+01", "YES"), (" t", "YES"), ("-", "NO"), ("0x1", "NO"), ("\u{1b}[2J", "NO"),
    ])
    func readsStringsAsOldSystemsDid(_ text: String, _ reading: String) throws {
        let root: PlistLiteral = ["NSAppTransportSecurity": ["NSAllowsArbitraryLoads": .string(text)]]
        let message = try #require(ATSConfiguration.decode(infoPlist: root.node).diagnostics.first?.message)
        let words = [
            "YES": "18.4 takes it for NO and older ones for YES.",
            "NO": "18.4 and older ones take it for NO.",
        ]
        #expect(message.hasSuffix(try #require(words[reading])))
        #expect(!message.unicodeScalars.contains("\u{1b}"))
    }
}
