// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy

/// The day that counts as today: the clock is read here and nowhere else.
enum Today {
    /// `--today`, which every command that knows expiries takes.
    static let option = Option(
        "today", .text("YYYY-MM-DD"), help: "the day that expiries are counted from",
        standard: "the clock's day")

    /// The day that `arguments` name, or the clock's in UTC.
    static func day(_ arguments: Arguments) throws(CommandError) -> PolicyDay {
        if let text = arguments.value(option) {
            guard let day = PolicyDay(text) else {
                throw .usage(.valueMalformed("--today", value: text, expected: "a day as 2027-03-31"))
            }
            return day
        }
        let days = Int((Date().timeIntervalSince1970 / 86_400).rounded(.down))
        guard let day = PolicyDay(daysSince1970: days) else {
            throw .notUsable(
                path: "the clock", reason: "it shows no day of the years 1 to 9999",
                hint: "'--today YYYY-MM-DD' names the day")
        }
        return day
    }
}
