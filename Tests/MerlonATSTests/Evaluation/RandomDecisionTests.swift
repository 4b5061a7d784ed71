// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// The evaluator beside a second writing of the rules, on small dictionaries thrown together so that
/// entries, parents and ranges meet often.
@Suite struct RandomDecisionTests {
    @Test func agreesWithThePlainWritingOfTheRules() throws {
        var generator = SplitMix64(seed: 20)
        var verdicts: [Bool: Int] = [:]
        for _ in 0..<800 {
            let configuration = Self.configuration(using: &generator)
            let evaluator = ATSEvaluator(configuration, system: .newestRead)
            let reference = ReferenceDecision(configuration: configuration)
            for _ in 0..<6 {
                let host = Self.host(using: &generator)
                let loader =
                    [ATSLoader.urlSession, .media, .webContent].randomElement(using: &generator) ?? .media
                let decision = try evaluator.decide(host: host, scheme: .http, loader: loader)
                let expected = reference.cleartextAllowed(host, loader)
                #expect(decision.cleartextAllowed == expected, "\(host) \(configuration)")
                let pins = reference.pins(host)
                #expect(decision.pins.ca.map(Set.init) == pins.ca, "\(host) \(configuration.pinnedDomains)")
                #expect(
                    decision.pins.leaf.map(Set.init) == pins.leaf, "\(host) \(configuration.pinnedDomains)")
                verdicts[expected, default: 0] += 1
            }
        }
        // The dictionaries must be such that both answers are common.
        #expect(verdicts[true, default: 0] > 1_000 && verdicts[false, default: 0] > 1_000)
    }

    /// Alternatives and explanations of whatever comes up: no crash, and each step leads somewhere.
    @Test func everyDecisionCanBeExplainedAndCompared() throws {
        var generator = SplitMix64(seed: 21)
        for _ in 0..<100 {
            let configuration = Self.configuration(using: &generator)
            let evaluator = ATSEvaluator(configuration, system: .newestRead)
            let host = Self.host(using: &generator)
            let url = "https://\(host.contains(":") ? "[\(host)]" : host)/"
            for alternative in try evaluator.alternatives(for: url) {
                #expect(!alternative.differences.isEmpty || alternative.topic == .minimumTLSJustification)
                for step in alternative.decision.trace { #expect(!evaluator.explain(step).text.isEmpty) }
            }
        }
    }

    /// Bytes that are hardly a URL end in a decision or in an error, never otherwise.
    @Test func anyBytesEndInADecisionOrAnError() throws {
        var generator = SplitMix64(seed: 22)
        let evaluator = ATSEvaluator(
            .example([.entry("a.b", http: .yes, sub: .yes), .entry("::/0"), .entry("0/0")]),
            system: .newestRead)
        let pieces = [
            "http", "https", "ws", ":", "//", "/", "?", "#", "@", "[", "]", "%", "%41", "%2e", "%ff", ".",
            "a", "b", "::",
            "1", "127.0.0.1", "fe80::1", "A", "ü", "\u{0}", " ", "\\", "%25", "local", ":80",
        ].map { Array($0.utf8) }
        var decided = 0
        for _ in 0..<20_000 {
            var bytes = Array("http://".utf8.prefix(Int.random(in: 0...14, using: &generator)))
            for _ in 0..<Int.random(in: 0..<8, using: &generator) {
                bytes += pieces.randomElement(using: &generator) ?? []
            }
            do throws(ATSURLError) {
                let decision = try evaluator.decide(bytes)
                decided += 1
                #expect(!decision.trace.isEmpty)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(decided > 1_000)
    }

    private static func configuration(using generator: inout SplitMix64) -> ATSConfiguration {
        func sometimes(_ value: PropertyListValue? = nil) -> PropertyListValue? {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .yes
            case 1: .no
            default: value
            }
        }
        let exceptions = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            ATSExceptionDomain.entry(
                Bool.random(using: &generator) ? host(using: &generator) : range(using: &generator),
                http: sometimes(.yes), sub: sometimes())
        }
        let pins = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            ATSPinnedDomain.pinned(
                host(using: &generator),
                ca: [nil, [], [ATSPinnedDomain.Pin.one]].randomElement(using: &generator) ?? nil,
                leaf: [nil, [ATSPinnedDomain.Pin.two]].randomElement(using: &generator) ?? nil,
                sub: sometimes(.yes))
        }
        return .example(
            arbitrary: sometimes(.yes), media: sometimes(), web: sometimes(), local: sometimes(), exceptions,
            pins: pins)
    }

    private static func host(using generator: inout SplitMix64) -> String {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            return
                "10.\(Int.random(in: 0...1, using: &generator)).0.\(Int.random(in: 0...3, using: &generator))"
        case 1:
            return ["203.0.113.1", "2001:db8::1", "fe80::1", "::1", "fd00::2"].randomElement(
                using: &generator) ?? ""
        default: break
        }
        let labels = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
            ["a", "b", "com", "local", "apple"].randomElement(using: &generator) ?? ""
        }
        return labels.joined(separator: ".") + (Int.random(in: 0..<8, using: &generator) == 0 ? "." : "")
    }

    private static func range(using generator: inout SplitMix64) -> String {
        let v6 = ["2001:db8::/32", "fe80::/64", "::/0", "fd00::/127"]
        guard Bool.random(using: &generator) else { return v6.randomElement(using: &generator) ?? "" }
        let base = ["10", "10.1", "10.0.0.2", "203.0.113.0", "0"].randomElement(using: &generator) ?? ""
        return "\(base)/\([0, 8, 15, 16, 24, 30, 31, 32].randomElement(using: &generator) ?? 0)"
    }
}
