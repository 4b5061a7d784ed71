// SPDX-License-Identifier: Apache-2.0

/// A day of the Gregorian calendar, as `2027-03-31` (RFC 3339 `full-date`). An approval holds until the end
/// of its day, in the time zone of whoever reads it: a policy knows days, not hours.
public struct PolicyDay: Sendable, Hashable, Comparable {
    /// The year, 1 to 9999.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// The day, or nil where the calendar has none such.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(of: month, year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The day written as `2027-03-31`, or nil for any other text.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
            return nil
        }
        func number(_ range: Range<Int>) -> Int? {
            bytes[range].reduce(0 as Int?) { sum, byte in
                guard let sum, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                return sum * 10 + Int(byte - UInt8(ascii: "0"))
            }
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else {
            return nil
        }
        self.init(year: year, month: month, day: day)
    }

    /// The day that lies `days` after 1970-01-01, or nil outside the years 1 to 9999.
    public init?(daysSince1970 days: Int) {
        // Years of March to February, eras of 400 years: the leap day is the last of its year.
        guard (-719_162...2_932_896).contains(days) else { return nil }
        let shifted = days + 719_468
        let era = shifted / 146_097
        let ofEra = shifted - era * 146_097
        let yearOfEra = (ofEra - ofEra / 1_460 + ofEra / 36_524 - ofEra / 146_096) / 365
        let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * ofYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: ofYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// How many days lie between 1970-01-01 and this day; negative before it.
    public var daysSince1970: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
    }

    /// How many days `other` lies after this one; negative where it lies before.
    public func days(until other: PolicyDay) -> Int { other.daysSince1970 - daysSince1970 }

    /// The day that lies `days` after this one; this one where the calendar of years 1 to 9999 has none such.
    public func adding(days: Int) -> PolicyDay {
        let (sum, isTooLarge) = daysSince1970.addingReportingOverflow(days)
        return isTooLarge ? self : PolicyDay(daysSince1970: sum) ?? self
    }

    /// Whether `left` comes before `right`.
    public static func < (left: PolicyDay, right: PolicyDay) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension PolicyDay: CustomStringConvertible {
    /// `2027-03-31`.
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}
