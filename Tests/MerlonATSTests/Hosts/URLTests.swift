// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

/// What counts as a URL with a host, and the error where it does not.
@Suite struct URLTests {
    @Test(arguments: [
        ("", ATSURLError.empty), ("example.com", .noScheme), ("localhost:8080/x", .noScheme),
        ("example.com:443", .noScheme), ("//example.com/", .noScheme), (":foo", .noScheme),
        ("1http://a/", .noScheme),
        ("ht tp://a/", .noScheme), ("file:///etc/hosts", .schemeOutsideATS("file")),
        ("data:text/plain,x", .schemeOutsideATS("data")), ("MyApp://open/x", .schemeOutsideATS("myapp")),
        ("httpx://a/", .schemeOutsideATS("httpx")), ("http:", .noHost), ("http:/a", .noHost),
        ("http:a.example", .noHost),
        ("http://", .noHost), ("http:///path", .noHost), ("http://?q", .noHost), ("http://:80/", .noHost),
        ("http://user@/", .noHost), ("http://user@:80/", .noHost),
        ("http://a@b@c/", .hostMalformed(.severalAtSigns)), ("http://a\\@b/", .hostMalformed(.byte(0x5c))),
        ("http://a b/", .hostMalformed(.byte(0x20))), ("http://a\u{7}/", .hostMalformed(.byte(7))),
        ("http://a<b/", .hostMalformed(.byte(0x3c))), ("http://.example.com/", .hostMalformed(.emptyLabel)),
        ("http://a..b/", .hostMalformed(.emptyLabel)), ("http://./", .hostMalformed(.emptyLabel)),
        ("http://a%2/", .hostMalformed(.percentEscape)), ("http://a%2fb/", .hostMalformed(.percentEscape)),
        ("http://a%00b/", .hostMalformed(.percentEscape)), ("http://a%zzb/", .hostMalformed(.percentEscape)),
        ("http://bücher.example/", .hostNotASCII(suggestion: "xn--bcher-kva.example")),
        ("http://b%C3%BCcher.example/", .hostNotASCII(suggestion: "xn--bcher-kva.example")),
        ("http://u:p@MÜNCHEN.de:80/", .hostNotASCII(suggestion: "xn--mnchen-3ya.de")),
        ("http://mu\u{308}nchen.de/", .hostNotASCII(suggestion: nil)),
        ("http://ü b/", .hostNotASCII(suggestion: nil)), ("http://%FC.de/", .hostNotASCII(suggestion: nil)),
        ("http://ü%zz/", .hostNotASCII(suggestion: nil)), ("http://a。b/", .hostNotASCII(suggestion: nil)),
        ("http://ü..de/", .hostNotASCII(suggestion: nil)),
        ("http://[::1/", .hostMalformed(.bracketsWithoutIPv6)),
        ("http://[]/", .hostMalformed(.bracketsWithoutIPv6)),
        ("http://[1.2.3.4]/", .hostMalformed(.bracketsWithoutIPv6)),
        ("http://[::1]x/", .hostMalformed(.bracketsWithoutIPv6)),
        ("http://[v1.x]/", .hostMalformed(.bracketsWithoutIPv6)),
        ("http://a]/", .hostMalformed(.byte(0x5d))), ("http://a:b/", .portMalformed),
        ("http://a:65536/", .portMalformed),
        ("http://a:1:2/", .portMalformed), ("http://::1/", .noHost), ("http://a:-1/", .portMalformed),
    ])
    func badURLHasItsOwnError(_ url: String, _ expected: ATSURLError) {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        #expect(throws: expected) { try evaluator.decide(url) }
        #expect(throws: expected) { try evaluator.decide(Array(url.utf8)) }
    }

    @Test(arguments: [
        "http://a:65535/", "http://a:0/", "http://a:/", "hTtPs://A", "wss://a", "http://u:p@a/",
        "http://[::1]:80/",
        "http://[fe80::1%25en0]/", "http://a_b.example/", "http://a.example./",
        "http://xn--bcher-kva.example/",
        "http://a/ü\u{7} <", "http://a?@b@c", "http://a~!$&'()*+,;=b/",
    ])
    func goodURLHasADecision(_ url: String) throws {
        _ = try ATSEvaluator(.example(), system: .newestRead).decide(url)
    }

    @Test func lengthsHaveLimits() throws {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        let label = String(repeating: "a.", count: 127)
        #expect(try evaluator.decide("http://\(label)/").verdict == .blocked)
        #expect(throws: ATSURLError.hostTooLong(bytes: 255, limit: 254)) {
            try evaluator.decide("http://\(label)a/")
        }
        let path = String(repeating: "x", count: (1 << 20) - 9)
        #expect(try evaluator.decide("http://a/\(path)").verdict == .allowed)
        #expect(throws: ATSURLError.tooLong(bytes: (1 << 20) + 1, limit: 1 << 20)) {
            try evaluator.decide("http://a/x\(path)")
        }
    }

    @Test func hostAloneMayBeANameOrAnAddress() throws {
        let evaluator = ATSEvaluator(
            .example([.entry("example.com", http: .yes), .entry("2001:db8::1", http: .yes)]),
            system: .newestRead)
        for host in ["example.com", "Example.com", "2001:db8::1", "[2001:DB8::1]", "127.0.0.1", "::1"] {
            #expect(try evaluator.decide(host: host, scheme: .http).verdict == .allowed)
            #expect(try evaluator.decide(host: host).verdict == .allowed)
        }
        #expect(throws: ATSURLError.empty) { try evaluator.decide(host: "") }
        #expect(throws: ATSURLError.hostMalformed(.bracketsWithoutIPv6)) {
            try evaluator.decide(host: "a:80")
        }
        #expect(throws: ATSURLError.hostMalformed(.byte(0x2f))) { try evaluator.decide(host: "a/b") }
    }

    @Test func everyErrorSaysWhatToDoAndHasItsOwnCode() {
        let errors: [ATSURLError] = [
            .empty, .hostMalformed(.emptyLabel), .hostNotASCII(suggestion: nil),
            .hostNotASCII(suggestion: "xn--4ca"), .hostTooLong(bytes: 300, limit: 254), .noHost,
            .noScheme, .portMalformed, .schemeOutsideATS("file"), .tooLong(bytes: 2, limit: 1),
        ]
        #expect(Set(errors.map(\.code)).count == errors.count - 1)
        #expect(Set(errors.map(\.description)).count == errors.count)
    }

    @Test func webSocketIsJudgedAsHTTPAndSaysSo() throws {
        let evaluator = ATSEvaluator(.example(), system: .newestRead)
        #expect(try evaluator.decide("ws://example.org/").verdict == .blocked)
        #expect(try evaluator.decide("wss://example.org/").verdict == .allowed)
        #expect(try evaluator.decide("ws://example.org/").trace.first == ATSTraceStep(.webSocket))
    }

    @Test(
        arguments: [
            ("HTTP://user@Ex%61mple.COM:8080/x", ATSScheme.http, "example.com", 8080, nil),
            ("wss://[2001:DB8:0::1%25en0]:/", .wss, "2001:db8:0::1", nil, "2001:db8::1"),
            ("https://192.0.2.1?q", .https, "192.0.2.1", nil, "192.0.2.1"),
            ("ws://a.example.", .ws, "a.example.", nil, nil),
        ] as [(String, ATSScheme, String, Int?, String?)])
    func partsAreInTheFormThatIsCompared(
        _ text: String, _ scheme: ATSScheme, _ host: String, _ port: Int?, _ address: String?
    ) throws {
        let url = try ATSURL(text)
        #expect(url.scheme == scheme)
        #expect(url.host == host)
        #expect(url.port == port)
        #expect(url.address?.description == address)
    }
}
