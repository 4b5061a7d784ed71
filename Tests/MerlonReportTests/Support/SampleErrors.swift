// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import MerlonReport

/// Explanations of errors by hand; what the reader makes of a text is not this target's to test.
enum SampleErrors {
    /// An error with one inside, and more causes than are told in full.
    static let handshake = explanation(
        codes: [
            FoundCode(.url, -1200, form: .domainAndNumber, at: 6..<40, count: 2),
            FoundCode(.osStatus, -9824, form: .domainAndNumber, at: 60..<90, nesting: 1),
            FoundCode(.osStatus, -424_242, form: .number, at: 95..<102, nesting: 40, group: 1),
        ],
        urls: [
            FoundURL(
                text: "https://old.shop.example/v1", scheme: "https", host: "old.shop.example",
                role: .failing,
                isRedacted: true, offset: 120)
        ],
        causes: [
            cause(.tlsVersionOrSuite, .almostCertain), cause(.connectionDropped, .likely),
            cause(.interceptionProxy, .possible), cause(.selfSigned, .possible), cause(.expired, .lessLikely),
        ])

    /// Nothing understood.
    static let nothing = explanation(causes: [
        Cause(
            id: .unrecognised, title: "Nothing in the text points to a cause", why: "No code or wording.",
            likelihood: .possible)
    ])

    /// A text that was not read to its end.
    static let cut = explanation(
        codes: [FoundCode(.url, -1022, form: .symbol, at: 0..<20)],
        causes: [cause(.atsCleartextBlocked, .almostCertain)],
        cuts: [.text(bytes: 2_000_000, limit: 1_000_000), .codes(limit: 64)])

    /// An app was given, and the text tries to write on the terminal.
    static let withApp = ErrorExplanation(
        tool: SampleReports.tool,
        reading: {
            var reading = ErrorReading()
            reading.codes = [
                FoundCode(ErrorDomain(rawValue: "a\u{1B}[2Jb"), 7, form: .domainAndNumber, at: 0..<9)
            ]
            reading.peerCertificates = [PeerCertificate(subject: "a\u{202E}", issuer: "b")]
            reading.wrappers = [.alamofire]
            return reading
        }(),
        causes: [
            Cause(
                id: .hostNameMismatch, title: "a\u{7}b", why: "c\u{9B}d", likelihood: .likely,
                next: [NextStep("merlon explain 'http://\u{202E}'", purpose: "e\u{200B}")])
        ],
        decision: SampleExplanations.plain)

    static let all = [
        Sample("handshake", handshake), Sample("nothing", nothing), Sample("cut", cut),
        Sample("with-app", withApp),
    ]

    private static func explanation(
        codes: [FoundCode] = [], urls: [FoundURL] = [], causes: [Cause], cuts: [ErrorReadingCut] = []
    ) -> ErrorExplanation {
        var reading = ErrorReading()
        reading.codes = codes
        reading.urls = urls
        reading.cuts = cuts
        return ErrorExplanation(tool: SampleReports.tool, reading: reading, causes: causes)
    }

    private static func cause(_ id: CauseID, _ likelihood: Cause.Likelihood) -> Cause {
        Cause(
            id: id, title: "The cause \(id.rawValue)",
            why: "Two sentences that say why this may be so. And then some.",
            likelihood: likelihood,
            checks: ["Which version and suite does the server choose, and which does it offer?"],
            next: [
                NextStep(
                    "openssl s_client -connect old.shop.example:443 -servername old.shop.example -showcerts </dev/null",
                    purpose: "the certificates that the server sends"),
                NextStep("scutil --proxy", on: .mac, purpose: "the proxies"),
            ],
            sources: [ErrorSource("A page", "https://developer.example/page")], evidence: ["-9824"])
    }
}
