// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `docs/limits.md` is what the sources say. `MERLON_UPDATE_DOCS=1` writes it anew.
@Suite struct BudgetPageTests {
    @Test func pageOfTheLimitsIsInStep() throws {
        let url = PackageDescription.root.appendingPathComponent("docs/limits.md")
        let page = try BudgetPage.markdown()
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try Data(page.utf8).write(to: url)
        }
        #expect(
            try String(contentsOf: url, encoding: .utf8) == page,
            "run MERLON_UPDATE_DOCS=1 script/test --filter BudgetPageTests")
    }

    @Test func everyLimitHasAReason() throws {
        let budgets = try BudgetPage.budgets()
        #expect(budgets.contains { $0.name == "PropertyListBudget" })
        for budget in budgets {
            #expect(!budget.limits.isEmpty, "\(budget.name) holds no limit")
            for limit in budget.limits {
                #expect(!limit.value.isEmpty, "\(budget.name).\(limit.name) has no value")
                #expect(limit.reason.count > 40, "\(budget.name).\(limit.name) has no reason")
            }
        }
    }
}
