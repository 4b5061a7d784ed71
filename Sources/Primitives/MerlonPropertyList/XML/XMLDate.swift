// SPDX-License-Identifier: Apache-2.0

/// The text of a `<date>`. Numbers are 64-bit, since `Int` is smaller on watches.
enum XMLDate {
    /// The seconds since 2001-01-01T00:00:00Z of `YYYY-MM-DDThh:mm:ssZ`, or nil where `text` is not of
    /// that form.
    ///
    /// As in Core Foundation the year has any number of digits (here up to nine) and may be negative, and the
    /// other fields are two digits that are added up unchecked, so that February 30 is March 1.
    static func seconds(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(isNegative ? 1 : 0).prefix(while: \.isDigit)
        let rest = text[digits.endIndex...]
        let form = "-00-00T00:00:00Z".utf8
        guard (1...9).contains(digits.count), rest.count == form.count,
            zip(rest, form).allSatisfy({ $1 == UInt8(ascii: "0") ? $0.isDigit : $0 == $1 })
        else { return nil }
        func field(_ offset: Int) -> Int64 { number(rest.dropFirst(offset).prefix(2)) }
        let year = isNegative ? -number(digits) : number(digits)
        let time = field(7) * 3_600 + field(10) * 60 + field(13)
        return Double(daysSince2001(year: year, month: field(1), day: field(4)) * 86_400 + time)
    }

    /// `YYYY-MM-DDThh:mm:ssZ` of a date, whole seconds; one outside the years 1 to 9999 becomes the nearest
    /// inside, and "not a number" the first second of 2001.
    static func text(_ seconds: Double) -> String {
        let first = Double(daysSince2001(year: 1, month: 1, day: 1) * 86_400)
        let last = Double(daysSince2001(year: 10_000, month: 1, day: 1) * 86_400 - 1)
        let whole = seconds.isNaN ? 0 : Int64(min(max(seconds.rounded(.down), first), last))
        let days = floorDivide(whole, 86_400)
        let time = whole - days * 86_400
        // Not later than the right year; the loop goes on from there.
        var year = 2001 + floorDivide(days, days < 0 ? 365 : 366)
        while daysSince2001(year: year + 1, month: 1, day: 1) <= days { year += 1 }
        var month: Int64 = 1
        while month < 12, daysSince2001(year: year, month: month + 1, day: 1) <= days { month += 1 }
        let day = days - daysSince2001(year: year, month: month, day: 1) + 1
        let date = [padded(year, 4), padded(month, 2), padded(day, 2)]
        let clock = [time / 3_600, time / 60 % 60, time % 60].map { padded($0, 2) }
        return date.joined(separator: "-") + "T" + clock.joined(separator: ":") + "Z"
    }

    private static func daysSince2001(year: Int64, month: Int64, day: Int64) -> Int64 {
        let past = year - 1
        let leapDays = floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400)
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        // Month 13 is the next January; Core Foundation's table gives 0 for the months that don't exist.
        let daysBefore: [Int64] = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
        let inYear = month < 14 ? daysBefore[Int(month)] + (isLeap && month > 2 ? 1 : 0) : 0
        return 365 * past + leapDays + inYear + day - 1 - 730_485
    }

    private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }

    /// The number of up to nine digits.
    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int64 {
        digits.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }

    private static func padded(_ number: Int64, _ count: Int) -> String {
        String(repeating: "0", count: max(0, count - "\(number)".utf8.count)) + "\(number)"
    }
}
