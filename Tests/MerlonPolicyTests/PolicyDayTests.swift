// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy
import Testing

@Suite struct PolicyDayTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-30", 20_787), ("1969-12-31", -1),
        ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
    func countsDays(text: String, days: Int) throws {
        let day = try #require(PolicyDay(text))
        #expect(day.daysSince1970 == days)
        #expect(PolicyDay(daysSince1970: days) == day)
        #expect(day.description == text)
    }

    @Test(arguments: [
        "2027-02-29", "2100-02-29", "2027-13-01", "2027-00-10", "27-01-01", "2027-1-1", "2027/01/01", "",
    ])
    func refusesWhatNoCalendarHas(text: String) {
        #expect(PolicyDay(text) == nil)
    }
}
