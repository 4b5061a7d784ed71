// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import MerlonReport

/// Explanations by hand, which have every feature of the model between them; what the evaluator itself says
/// is not this target's to test.
enum SampleExplanations {
    /// Without settings, and linked with an older SDK.
    static let plain = report(
        nil, ATSSystem(.iOS, OSVersion(26, 4), linkedSDK: OSVersion(18)), .urlSession,
        [
            result("https://shop.example/", .allowed, secure: true, tls: .standard),
            result("shop.example", error: .noScheme),
        ])

    /// Blocked, with a fix, and sources that disagree.
    static let blocked = report(
        "App/Info.plist", ATSSystem(.macOS, OSVersion(14, 2)), .urlSession,
        [
            result(
                "http://api.shop.example/v1?a=b", .blocked, tls: .standard,
                steps: [
                    step(
                        .parentSkipped, "the parent is passed over", ["NSExceptionDomains", "shop.example"],
                        line: 9),
                    step(
                        .atsDefault,
                        "no key opens this host: http is blocked, and https must meet the demands of ATS"),
                ],
                alternatives: [
                    alternative(.subdomainDepth, .allowed, [.verdict, .cleartextAllowed]),
                    alternative(
                        .osVersion, .allowed, [.verdict], ATSVersionRange(.macOS, from: OSVersion(10, 11))),
                    alternative(.minimumTLSJustification, .blocked, []),
                ],
                fix: ExplainFix(
                    PlistFix(lines: [.init(.keep, "<key>NSExceptionDomains</key>"), .init(.add, "<dict/>")]),
                    notes: ["every path and port of the host"]))
        ],
        diagnostics: (1...7).map { index in
            ATSDiagnostic(
                .misspeltKey,
                keyPath: PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSExceptionDomamins\(index)"),
                place: place(line: index), intended: "NSExceptionDomains", message: "no system knows the key")
        })

    /// Weakened demands, pins, a web view, and a list of pins that rejects everything.
    static let demands = report(
        "-", .newestRead, .webContent,
        [
            result(
                "https://old.example/", .allowed, secure: true, cleartext: true,
                tls: ATSTransportDemand(
                    minimumTLS: .tls10, requiresForwardSecrecy: false, niap: .functionalPackage21,
                    checksKeyLength: false),
                pins: ATSPinDemand(ca: [pin("M"), pin("Q")], leaf: [pin("U")]),
                steps: [
                    step(
                        .exactException, "NSExceptionDomains lists the host",
                        ["NSExceptionDomains", "old.example"])
                ],
                alternatives: [
                    alternative(
                        .pinsInWebContent, .allowed,
                        [.keyLengths, .minimumTLS, .requiresForwardSecrecy, .niap, .pins])
                ]),
            result(
                "wss://dead.example/", bundle: "example.shop.Share", .blocked, secure: true, cleartext: true,
                pins: ATSPinDemand(leaf: []),
                steps: [
                    step(
                        .exactPins, "NSPinnedDomains lists the host", ["NSPinnedDomains", "dead.example"],
                        line: 22),
                    step(.pinsRejectEverything, "every TLS connection fails"),
                ]),
        ])

    /// Names from outside that try to write on the terminal.
    static let hostile = report(
        "a\u{7}b", .newestRead, .media,
        [
            result("http://a\u{1B}[2J\u{202E}/", bundle: "b\u{9B}c", error: .hostMalformed(.byte(0x1B))),
            result(
                "http://b/", .blocked,
                steps: [step(.exactException, "listed as \u{202E}", ["NSExceptionDomains", "\u{202E}b"])]),
        ])

    static let all = [
        Sample("plain", plain), Sample("blocked", blocked), Sample("demands", demands),
        Sample("hostile", hostile),
    ]
}

extension SampleExplanations {
    private static func report(
        _ source: String?, _ system: ATSSystem, _ loader: ATSLoader, _ results: [ExplainResult],
        diagnostics: [ATSDiagnostic] = []
    ) -> ExplainReport {
        ExplainReport(
            tool: SampleReports.tool, source: source, system: system, loader: loader, results: results,
            diagnostics: diagnostics)
    }

    private static func result(_ url: String, bundle: String? = nil, error: ATSURLError) -> ExplainResult {
        ExplainResult(url: url, bundle: bundle, answer: .failure(error))
    }

    private static func result(
        _ url: String, bundle: String? = nil, _ verdict: ATSDecision.Verdict, secure: Bool = false,
        cleartext: Bool = false, tls: ATSTransportDemand? = nil, pins: ATSPinDemand = .none,
        steps: [ExplainAnswer.Step] = [], alternatives: [ATSAlternative] = [], fix: ExplainFix? = nil
    ) -> ExplainResult {
        let decision = ATSDecision(
            verdict: verdict, cleartextAllowed: cleartext, tls: tls, trustMayBeLoosened: cleartext,
            pins: pins,
            trace: steps.map { ATSTraceStep($0.rule) })
        return ExplainResult(
            url: url, bundle: bundle,
            answer: .success(
                ExplainAnswer(
                    decision: decision, isSecure: secure, trace: steps, alternatives: alternatives, fix: fix))
        )
    }

    private static func step(
        _ rule: ATSRule, _ text: String, _ keys: [String] = [], line: Int? = nil
    ) -> ExplainAnswer.Step {
        let path = PropertyListKeyPath(keys: "NSAppTransportSecurity")
        return ExplainAnswer.Step(
            rule,
            ATSExplanation(
                text: text, keyPath: keys.isEmpty ? nil : keys.reduce(path) { $0.appending($1) },
                place: line.map(place), source: "Apple: a page"))
    }

    private static func alternative(
        _ topic: ATSAlternative.Topic, _ verdict: ATSDecision.Verdict, _ differences: [ATSDecision.Field],
        _ versions: ATSVersionRange? = nil
    ) -> ATSAlternative {
        ATSAlternative(
            topic: topic,
            decision: ATSDecision(
                verdict: verdict, cleartextAllowed: verdict == .allowed, tls: nil, trustMayBeLoosened: false,
                pins: .none, trace: []),
            differences: differences, versions: versions, source: "Apple: another page",
            statement: "another page sees it otherwise, in a sentence that needs more than one line")
    }

    private static func place(line: Int) -> SourcePlace {
        SourcePlace(
            offset: line * 40, endOffset: line * 40 + 7, line: line, column: 9, endLine: line, endColumn: 16)
    }

    /// Base64 of 32 bytes, the first of which `letter` begins.
    private static func pin(_ letter: Character) -> String {
        String(letter) + String(repeating: "Z", count: 41) + "A="
    }
}
