// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import Testing

@testable import MerlonAudit

@Suite struct DaysOfNoticeTests {
    @Test(arguments: [
        ("2026-11-30", nil), ("2026-12-01", "today"), ("2026-12-02", "on 2026-12-02, in 1 day"),
        ("2026-12-31", "on 2026-12-31, in 30 days"), ("2027-01-01", nil),
    ])
    func aLastDayIsSoonFromThirtyDaysBeforeOn(_ day: String, words: String?) throws {
        let today = try #require(PolicyDay("2026-12-01"))
        #expect(try #require(PolicyDay(day)).soon(after: today) == words)
    }
}
