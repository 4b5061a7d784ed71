// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList
import MerlonReport
import Testing

@Suite struct PolicyExplainTests {
    @Test(.enabled(if: SchemaValidator.isAvailable, "python3 with jsonschema, which script/test installs"))
    func documentsAreAsTheirSchemaSays() throws {
        let document = PolicyExplainJSON.render(try explanation())
        #expect(try SchemaValidator(ours: "policy-explain.schema.json").problems(of: document) == [])
        #expect(document.contains("\"daysLeft\": 120"))
        #expect(document.contains("\"addresses\": false"))
    }

    @Test func textTellsWhatIsPermittedAndWhatIsPromised() throws {
        let text = PolicyExplainText(color: false, width: 100).render(try explanation())
        for words in [
            "release: reaches users", "app (com.shop.example): the defaults, 1 exception and pins of 1 host",
            "debug: for developers alone", "app (com.shop.example): the defaults, pins of 1 host",
            "until 2027-03-31 (120 days left), web team", "pinning does not address it",
            "short-lived-tokens: Tokens are short-lived", "declared, not proven",
        ] {
            #expect(text.contains(words), "\(words)")
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func colourAddsNothingButColour() throws {
        let explanation = try explanation()
        Rendering { PolicyExplainText(color: $0, width: 80).render(explanation) }.expectOwnSequencesOnly()
    }

    /// A policy with one exception in one environment, and a threat that its mechanism does not address.
    private func explanation() throws -> PolicyExplanation {
        var policy = Policy(appName: "Shop \u{1B}[31m")
        policy.environments = [.init(name: "debug"), .init(name: "release")]
        policy.bundles = [.init(name: "app", identifier: "com.shop.example")]
        policy.hosts = [
            .init(
                name: "img.shop.example", data: [.public], inspection: .refuse,
                pins: .init(certificateAuthority: ["a", "b"]))
        ]
        policy.exceptions = [
            ApprovedException(
                domain: "img.shop.example",
                settings: [.init("NSExceptionAllowsInsecureHTTPLoads", PropertyListNode(.boolean(true)))],
                reason: "no certificate yet", data: [.public], owner: "web team",
                expires: try #require(PolicyDay("2027-03-31")), removal: "after the move",
                environments: ["release"])
        ]
        policy.mechanisms = [.init(kind: .shortLivedTokens, owner: "backend team")]
        policy.threats = [
            .init(
                id: "replay", asset: "orders", attacker: .replaysRequests, mechanism: .pinning,
                onFailure: .closed)
        ]
        return PolicyExplanation(
            tool: .init(name: "merlon", version: "0.1.0"), path: "merlon.yml", policy: policy,
            today: try #require(PolicyDay("2026-12-01")))
    }
}
