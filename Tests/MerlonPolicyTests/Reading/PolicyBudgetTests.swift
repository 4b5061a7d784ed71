// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import Testing

@Suite struct PolicyBudgetTests {
    @Test(arguments: ["p.yml", "p.json"])
    func refusesOneByteTooMany(path: String) {
        let text = #"{"version": 1, "app": "Shop"}"#
        var budget = PolicyBudget()
        budget.bytes = text.utf8.count
        #expect(PolicyFaults.of(text, path: path, budget: budget).isEmpty)
        budget.bytes -= 1
        #expect(PolicyFaults.of(text, path: path, budget: budget).map(\.code) == [.limit])
    }

    // JSON's reader counts containers, YAML's values.
    @Test(arguments: [("p.yml", 5), ("p.json", 4)])
    func refusesOneLevelTooMany(path: String, least: Int) {
        let text = #"{"version": 1, "app": "Shop", "environments": {"debug": {"configurations": ["Debug"]}}}"#
        var budget = PolicyBudget()
        budget.depth = least
        #expect(PolicyFaults.of(text, path: path, budget: budget).isEmpty)
        budget.depth -= 1
        #expect(PolicyFaults.of(text, path: path, budget: budget).map(\.code) == [.limit])
    }

    @Test func countsTheValuesThatAliasesRepeat() {
        let text = "version: 1\napp: Shop\nhosts: [&h { name: a.example }, *h]"
        var budget = PolicyBudget()
        budget.values = 8
        #expect(PolicyFaults.of(text, budget: budget).map(\.code) == [.limit])
    }

    @Test func listsNoMoreNamesThanFit() {
        let text = "version: 1\napp: Shop\nenvironments: [alpha, release]\n"
        let hosts = "hosts: [{ name: a.example, environments: [x, alpa, releas] }]"
        var budget = PolicyBudget()
        budget.suggestedNames = 2
        let full = PolicyFaults.of(text + hosts, budget: budget)
        #expect(full.map(\.allowed) == Array(repeating: ["alpha", "release"], count: 3))
        #expect(full.map(\.suggestion) == [nil, "alpha", "release"])
        budget.suggestedNames = 1
        let cut = PolicyFaults.of(text + hosts, budget: budget)
        #expect(cut.map(\.allowed) == [[], [], []])
        #expect(cut.map(\.suggestion) == [nil, "alpha", nil])
    }

    @Test func countsTheFaultsThatAreNotListed() {
        let text = "version: 1\napp: Shop\na: 1\nb: 1\nc: 1"
        var budget = PolicyBudget()
        budget.diagnostics = 3
        #expect(PolicyFaults.of(text, budget: budget).map(\.code) == [.unknownKey, .unknownKey, .unknownKey])
        budget.diagnostics = 2
        let found = PolicyFaults.of(text, budget: budget)
        #expect(found.map(\.code) == [.unknownKey, .unknownKey, .further])
        #expect(found.last?.message.hasPrefix("1 more") == true)
    }

    @Test func refusesOneInfoPlistTooMany() {
        let text =
            "version: 1\napp: Shop\nenvironments: [debug, release]\n"
            + "bundles: { app: a.example, share: b.example, watch: c.example }"
        var budget = PolicyBudget()
        budget.infoPlists = 6
        #expect(PolicyFaults.of(text, budget: budget).isEmpty)
        budget.infoPlists = 5
        #expect(PolicyFaults.of(text, budget: budget).map(\.code) == [.limit])
    }

    @Test func refusesOneLookUpTooMany() {
        // In each of two Info.plists an exception of two keys, and a host of one pin.
        let text = """
            version: 1
            app: Shop
            environments: [debug, release]
            exceptions:
              - domain: img.example
                settings: { NSExceptionAllowsInsecureHTTPLoads: true, NSIncludesSubdomains: true }
                reason: the vendor has no certificate
                owner: web team
                expires: 2027-03-31
                removal: with the vendor
            hosts:
              - name: api.example
                inspection: refuse
                pins: { ca: [r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=] }
            """
        var budget = PolicyBudget()
        budget.lookUps = 10
        #expect(PolicyFaults.of(text, budget: budget).isEmpty)
        budget.lookUps = 9
        #expect(PolicyFaults.of(text, budget: budget).map(\.code) == [.limit])
    }
}
