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
