// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

/// One fault in a policy, and what is said of it.
struct PolicyFaultCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The lines after `version: 1` and `app: Shop`.
    var lines: String
    var code: PolicyDiagnostic.Code
    var line: Int
    var column: Int
    var keyPath: String
    /// A part of the message.
    var words: String
    var suggestion: String?

    init(
        _ name: String, _ lines: String, _ code: PolicyDiagnostic.Code, _ line: Int, _ column: Int,
        _ keyPath: String, _ words: String, suggestion: String? = nil
    ) {
        testDescription = name
        self.lines = lines
        self.code = code
        self.line = line
        self.column = column
        self.keyPath = keyPath
        self.words = words
        self.suggestion = suggestion
    }

    static func exception(
        _ name: String, domain: String? = "cdn.example", settings: String = "{}", more: String = "",
        _ code: PolicyDiagnostic.Code, _ line: Int, _ column: Int, _ keyPath: String, _ words: String,
        suggestion: String? = nil
    ) -> PolicyFaultCase {
        let text = """
            exceptions:
              - settings: \(settings)
                domain: \(domain ?? "x")
                reason: old
                owner: web team
                expires: 2027-03-31
                removal: TLS
                \(more)
            """
        let lines = text.split(separator: "\n").filter { domain != nil || !$0.contains("domain:") }
        return PolicyFaultCase(
            name, lines.joined(separator: "\n"), code, line, column, "exceptions[0]\(keyPath)", words,
            suggestion: suggestion)
    }

    static let all: [PolicyFaultCase] =
        keys + values + hosts + transportSecurity

    static let keys = [
        PolicyFaultCase(
            "unknown section", "signing: {}", .unknownKey, 3, 1, "signing", "a policy has no key \"signing\""),
        PolicyFaultCase(
            "misspelt section", "hsots: []", .unknownKey, 3, 1, "hsots", "a policy has no key",
            suggestion: "hosts"),
        PolicyFaultCase(
            "key of another record", "hosts:\n  - name: a.example\n    onFailure: closed", .unknownKey, 5, 5,
            "hosts[0].onFailure", "which belongs in threats[]"),
        PolicyFaultCase(
            "duplicate key", "hosts: []\nhosts: []", .duplicateKey, 4, 1, "hosts", "stands twice"),
        PolicyFaultCase(
            "duplicate key below", "hosts:\n  - { name: a.example, name: b.example }", .duplicateKey, 4, 24,
            "hosts[0].name", "stands twice"),
        PolicyFaultCase("missing key", "hosts:\n  - {}", .missingKey, 4, 5, "hosts[0]", "the key 'name'"),
        PolicyFaultCase(
            "merge key", "hosts:\n  - { name: a.example, <<: x }", .unknownKey, 4, 24, "hosts[0][\"<<\"]",
            "merge keys"),
        PolicyFaultCase(
            "unknown mechanism", "mechanisms:\n  pining: {}", .unknownKey, 4, 3, "mechanisms.pining",
            "not known here", suggestion: "pinning"),
        PolicyFaultCase(
            "degraded without a reason",
            "threats:\n  - { id: a, asset: b, attacker: reads-logs, mechanism: pinning, onFailure: degraded }",
            .missingKey, 4, 5, "threats[0]", "'reason'"),
        PolicyFaultCase(
            "rule without a change", "rules:\n  ats.x: {}", .empty, 4, 10, "rules[\"ats.x\"]", "one key"),
    ]

    static let values = [
        PolicyFaultCase(
            "no value", "baseline:", .wrongType, 3, 10, "baseline", "has no value"),
        PolicyFaultCase(
            "misspelt word", "profile: regulatd", .wrongValue, 3, 10, "profile", "\"regulatd\"",
            suggestion: "regulated"),
        PolicyFaultCase(
            "unquoted yes", "hosts:\n  - { name: a.example, subdomains: yes }", .wrongType, 4, 36,
            "hosts[0].subdomains", "no truth value in YAML 1.2", suggestion: "true"),
        PolicyFaultCase(
            "number for text", "baseline: 12", .wrongType, 3, 11, "baseline", "quotation marks"),
        PolicyFaultCase(
            "text for a list", "hosts:\n  - { name: a.example, data: public }", .wrongType, 4, 30,
            "hosts[0].data", "a list", suggestion: "[public]"),
        PolicyFaultCase(
            "empty list", "hosts:\n  - { name: a.example, environments: [] }", .empty, 4, 38,
            "hosts[0].environments", "which means all"),
        PolicyFaultCase(
            "unknown environment",
            "environments: [debug, release]\nhosts:\n  - { name: a.example, environments: [releas] }",
            .unknownName, 5, 39, "hosts[0].environments[0]", "under 'environments'", suggestion: "release"),
        PolicyFaultCase(
            "unknown threat", "mechanisms:\n  pinning: { threat: mitm }", .unknownName, 4, 22,
            "mechanisms.pinning.threat", "the policy has none under 'threats'"),
        PolicyFaultCase(
            "name with a path", "environments:\n  ../x: {}", .wrongValue, 4, 3, "environments[\"../x\"]",
            "is no name"),
        PolicyFaultCase(
            "environment twice", "environments: [debug, debug]", .duplicateName, 3, 23, "environments[1]",
            "twice"),
        PolicyFaultCase(
            "unknown rule", "rules:\n  ats.arbitrary-load: { severity: low }", .unknownName, 4, 3,
            "rules[\"ats.arbitrary-load\"]", "no rule", suggestion: "ats.arbitrary-loads"),
        PolicyFaultCase(
            "unknown rule, none near", "rules:\n  x: { severity: low }", .unknownName, 4, 3, "rules.x",
            "'merlon rules'"),
    ]

    static let hosts = [
        host("port", "a.example:8443", "a port", suggestion: "a.example"),
        host("scheme", "https://a.example", "a scheme", suggestion: "a.example"),
        host("path", "a.example/x", "a path", suggestion: "a.example"),
        host("wildcard", "\"*.a.example\"", "a *", suggestion: "a.example"),
        host("upper case", "A.example", "upper-case letters", suggestion: "a.example"),
        host("range", "10.0.0.0/8", "a range of addresses"),
        PolicyFaultCase(
            "host twice", "hosts:\n  - { name: a.example }\n  - { name: a.example }", .duplicateName, 5, 13,
            "hosts[1].name", "twice"),
        PolicyFaultCase(
            "short pin", "hosts:\n  - { name: a.example, pins: { ca: [AAAA] } }", .pin, 4, 37,
            "hosts[0].pins.ca[0]", "3 bytes"),
        PolicyFaultCase(
            "no pins", "hosts:\n  - { name: a.example, pins: {} }", .empty, 4, 30, "hosts[0].pins", "one key"),
    ]

    private static func host(
        _ name: String, _ text: String, _ words: String, suggestion: String? = nil
    ) -> PolicyFaultCase {
        PolicyFaultCase(
            "host with \(name)", "hosts:\n  - name: \(text)", .host, 4, 11, "hosts[0].name", words,
            suggestion: suggestion)
    }

    static let transportSecurity: [PolicyFaultCase] = [
        exception(
            "YES as text", settings: "{ NSExceptionAllowsInsecureHTTPLoads: \"YES\" }", .transportSecurity, 4,
            53, ".settings.NSExceptionAllowsInsecureHTTPLoads", "ATS reads a boolean", suggestion: "true"),
        exception(
            "misspelt setting", settings: "{ NSIncludesSubdomain: true }", .transportSecurity, 4, 17,
            ".settings.NSIncludesSubdomain", "no key that a system knows", suggestion: "NSIncludesSubdomains"),
        exception(
            "TLS as a number", settings: "{ NSExceptionMinimumTLSVersion: 1.2 }", .transportSecurity, 4, 47,
            ".settings.NSExceptionMinimumTLSVersion", "type real", suggestion: "TLSv1.2"),
        exception(
            "domain with a port", domain: "a.example:80", .transportSecurity, 5, 13, ".domain", "a port",
            suggestion: "a.example"),
        exception(
            "hosts at the top", domain: nil, settings: "{ NSExceptionDomains: {} }", .transportSecurity, 4,
            17,
            ".settings.NSExceptionDomains", "each host is an exception of its own"),
        exception(
            "nothing at the top", domain: nil, settings: "{}", .empty, 4, 15, ".settings", "needs a setting"),
        exception(
            "empty list of environments", more: "environments: []", .empty, 10, 19, ".environments",
            "means all"),
    ]
}

@Suite struct PolicyFaultTests {
    @Test(arguments: PolicyFaultCase.all)
    func saysWhatIsWrongAndWhere(fault: PolicyFaultCase) throws {
        let found = PolicyFaults.of(
            "version: 1\napp: Shop\n\(fault.lines)\n", vocabulary: .init(rules: ["ats.arbitrary-loads"])
        ).filter { !$0.message.contains("no rule has the id \"ats.x\"") }
        try #require(found.count == 1, "\(found)")
        #expect(found[0].code == fault.code)
        #expect(found[0].severity == .error)
        #expect(found[0].place.place.line == fault.line)
        #expect(found[0].place.place.column == fault.column)
        #expect(found[0].place.keyPath.description == fault.keyPath)
        #expect(found[0].message.contains(fault.words), "\(found[0].message)")
        #expect(found[0].suggestion == fault.suggestion)
    }

    @Test(arguments: [
        ("2027-3-1", "2027-03-01"), ("2027-02-30", nil), ("31.03.2027", nil), ("tomorrow", nil),
        ("2027-03-31T00:00:00Z", nil),
    ])
    func wantsADayOfTheCalendar(_ text: String, _ suggestion: String?) {
        let found = PolicyFaults.of(
            "version: 1\napp: Shop\nevidence: [{ demand: d, source: s, date: \(text) }]")
        #expect(found.map(\.code) == [.wrongValue])
        #expect(found.first?.suggestion == suggestion)
    }

    @Test(arguments: [
        ("app: Shop", "add 'version: 1'"), ("version: 2\nfuture: true", "made for a newer merlon"),
        ("version: 0", "there is no version 0"), ("version: \"1\"\napp: Shop", "without quotation marks"),
        ("version: true\napp: Shop", "the number 1 is wanted"),
    ])
    func wantsTheVersionThatItReads(_ text: String, _ words: String) {
        let found = PolicyFaults.of(text)
        #expect(found.map(\.code) == [.version])
        #expect(found.first?.message.contains(words) == true, "\(found)")
    }

    @Test(arguments: [
        ("version: 1\nhosts:\n\t- name: a.example", 3, "a tab"), ("version: 1\napp: [", 3, "YAML"),
        ("a: 1\n---\nb: 2", 2, "second document"), ("app: !secret x", 1, "the tag !secret"),
    ])
    func namesThePlaceOfBrokenYAML(_ text: String, _ line: Int, _ words: String) {
        let found = PolicyFaults.of(text)
        #expect(found.map(\.code) == [.syntax])
        #expect(found.first?.place.place.line == line)
        #expect(found.first?.message.contains(words) == true, "\(found)")
    }

    @Test func namesThePlaceOfBrokenJSON() {
        let found = PolicyFaults.of("{\"version\": 1,\n \"app\": }", path: "p.json")
        #expect(found.map(\.code) == [.syntax])
        #expect(found.first?.place.place.line == 2)
    }

    @Test func wantsAMapping() {
        #expect(PolicyFaults.of("- version: 1").map(\.code) == [.wrongType])
        #expect(PolicyFaults.of("").map(\.code) == [.syntax])
    }

    @Test func showsNoSecretOfAURL() {
        let text = """
            version: 1
            app: Shop
            hosts: [{ name: "https://user:hunter2@a.example/?token=hunter2" }]
            exceptions:
              - domain: "https://user:hunter2@a.example/?token=hunter2"
                settings: {}
                reason: r
                owner: o
                expires: https://user:hunter2@a.example/?token=hunter2
                removal: x
            """
        let found = PolicyFaults.of(text)
        #expect(found.count >= 3)
        #expect(!found.contains { $0.description.contains("hunter2") }, "\(found)")
    }
}
