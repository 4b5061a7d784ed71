// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import MerlonPropertyList
import Testing

@Suite struct TransportSecurityTests {
    let debug = PolicyEnvironment(name: "debug")
    let release = PolicyEnvironment(name: "release")
    let app = PolicyBundle(name: "app", identifier: "com.example.shop")

    @Test func givesAnEnvironmentWhatIsApprovedThere() throws {
        var policy = Policy(appName: "Shop")
        policy.exceptions = [
            try exception("localhost", ["NSExceptionAllowsInsecureHTTPLoads": true], environments: ["debug"]),
            try exception("cdn.example", ["NSExceptionAllowsInsecureHTTPLoads": true], bundles: ["share"]),
            try exception(nil, ["NSAllowsLocalNetworking": true]),
        ]
        let inDebug = policy.transportSecurity(environment: debug, bundle: app).node
        #expect(inDebug?["NSExceptionDomains"]?.dictionary?.entries.map(\.key) == ["localhost"])
        let inRelease = policy.transportSecurity(environment: release, bundle: app).node
        #expect(inRelease?.dictionary?.entries.map(\.key) == ["NSAllowsLocalNetworking"])
    }

    @Test func putsTogetherWhatTwoExceptionsSayOfOneHost() throws {
        var policy = Policy(appName: "Shop")
        policy.exceptions = [
            try exception("a.example", ["NSIncludesSubdomains": true]),
            try exception(
                "a.example", ["NSIncludesSubdomains": false, "NSExceptionAllowsInsecureHTTPLoads": true]),
        ]
        let made = policy.transportSecurity(environment: release, bundle: app)
        let entry = made.node?["NSExceptionDomains"]?["a.example"]
        #expect(entry?["NSIncludesSubdomains"]?.boolean == true)
        #expect(entry?["NSExceptionAllowsInsecureHTTPLoads"]?.boolean == true)
        #expect(made.conflicts.map(\.keyPath.steps.last) == [.key("NSIncludesSubdomains")])
    }

    @Test func pinsTheHostsOfTheEnvironment() {
        var policy = Policy(appName: "Shop")
        policy.hosts = [
            PolicyHost(
                name: "api.example", includesSubdomains: true,
                pins: PolicyPins(certificateAuthority: ["a", "b"])),
            PolicyHost(name: "staging.example", pins: PolicyPins(leaf: ["c"]), environments: ["staging"]),
            PolicyHost(name: "www.example"),
        ]
        let pinned = policy.transportSecurity(environment: release, bundle: app).node?["NSPinnedDomains"]
        #expect(pinned?.dictionary?.entries.map(\.key) == ["api.example"])
        #expect(pinned?["api.example"]?["NSPinnedCAIdentities"]?.array?.count == 2)
    }

    @Test func saysNothingWhereNothingIsApproved() {
        let policy = Policy(appName: "Shop")
        #expect(policy.transportSecurity(environment: release, bundle: app).node == nil)
    }

    private func exception(
        _ domain: String?, _ settings: KeyValuePairs<String, Bool>, environments: [String] = [],
        bundles: [String] = []
    ) throws -> ApprovedException {
        ApprovedException(
            domain: domain, settings: settings.map { .init($0.key, PropertyListNode(.boolean($0.value))) },
            reason: "the CDN has no TLS", owner: "web team", expires: try #require(PolicyDay("2027-03-31")),
            removal: "the CDN moves", environments: environments, bundles: bundles)
    }
}
