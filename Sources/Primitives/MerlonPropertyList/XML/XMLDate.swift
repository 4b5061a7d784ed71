// SPDX-License-Identifier: Apache-2.0

/// The text of a `<date>`.
enum XMLDate {
    /// The seconds since 2001-01-01T00:00:00Z of `YYYY-MM-DDThh:mm:ssZ`, or nil where `text` is not of
    /// that form.
    ///
    /// As in Core Foundation the year has any number of digits and may be negative, and the other fields
    /// are two digits that are added up unchecked, so that February 30 is March 1.
    static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        var rest = text[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative { rest.removeFirst() }
        guard let magnitude = takeYear(&rest), take("-", &rest), let month = takeTwoDigits(&rest),
            take("-", &rest), let day = takeTwoDigits(&rest),
            take("T", &rest), let hour = takeTwoDigits(&rest),
            take(":", &rest), let minute = takeTwoDigits(&rest),
            take(":", &rest), let second = takeTwoDigits(&rest), take("Z", &rest), rest.isEmpty
        else { return nil }
        let days = daysSince2001(year: isNegative ? -magnitude : magnitude, month: month, day: day)
        return Double(days) * 86_400 + Double(hour * 3_600 + minute * 60 + second)
    }

    /// `YYYY-MM-DDThh:mm:ssZ` of a date, whole seconds; one outside the years 1 to 9999 becomes the nearest
    /// inside, and "not a number" the first second of 2001.
    static func text(_ seconds: Double) -> String {
        let first = Double(daysSince2001(year: 1, month: 1, day: 1)) * 86_400
        let last = Double(daysSince2001(year: 10_000, month: 1, day: 1)) * 86_400 - 1
        let whole = seconds.isNaN ? 0 : Int(min(max(seconds.rounded(.down), first), last))
        let days = floorDivide(whole, 86_400)
        let time = whole - days * 86_400
        // Not later than the right year; the loop goes on from there.
        var year = 2001 + floorDivide(days, days < 0 ? 365 : 366)
        while daysSince2001(year: year + 1, month: 1, day: 1) <= days { year += 1 }
        var month = 1
        while month < 12, daysSince2001(year: year, month: month + 1, day: 1) <= days { month += 1 }
        let day = days - daysSince2001(year: year, month: month, day: 1) + 1
        func digits(_ number: Int, _ count: Int) -> String {
            String(repeating: "0", count: max(0, count - "\(number)".utf8.count)) + "\(number)"
        }
        return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(day, 2) + "T" + digits(time / 3_600, 2)
            + ":"
            + digits(time / 60 % 60, 2) + ":" + digits(time % 60, 2) + "Z"
    }

    private static func daysSince2001(year: Int, month: Int, day: Int) -> Int {
        let past = year - 1
        let leapDays = floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400)
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        // Month 13 is the next January; Core Foundation's table gives 0 for the months that don't exist.
        let daysBefore = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
        let inYear =
            daysBefore.indices.contains(month) ? daysBefore[month] + (isLeap && month > 2 ? 1 : 0) : 0
        return 365 * past + leapDays + inYear + day - 1 - 730_485
    }

    private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }

    /// A year of up to nine digits: more would be beyond the calendar of any Foundation.
    private static func takeYear(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let digits = rest.prefix(while: \.isDigit)
        guard (1...9).contains(digits.count) else { return nil }
        rest.removeFirst(digits.count)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func takeTwoDigits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let digits = rest.prefix(2)
        guard digits.count == 2, digits.allSatisfy(\.isDigit) else { return nil }
        rest.removeFirst(2)
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func take(_ byte: Unicode.Scalar, _ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Bool
    {
        guard rest.first == UInt8(ascii: byte) else { return false }
        rest.removeFirst()
        return true
    }
}
