// SPDX-License-Identifier: Apache-2.0

extension OpenStepReader {
    /// Reads `<0fbd77 1c2735ae>`: pairs of digits, with white space between the pairs.
    mutating func readData() throws(PropertyListError) -> [UInt8] {
        let start = cursor.index
        cursor.index += 1
        var data: [UInt8] = []
        while true {
            cursor.skipOpenStepSpace()
            if cursor.take(">") { return data }
            guard let high = cursor.next.hexValue else { break }
            cursor.index += 1
            guard let low = cursor.next.hexValue else { break }
            cursor.index += 1
            data.append(high << 4 | low)
        }
        if cursor.isAtEnd { throw cursor.malformed("data without its closing >", at: start) }
        throw unexpected("a pair of hexadecimal digits or >")
    }

    /// Reads GNUstep's `<*I5>`, `<*R1.5>`, `<*BY>`, `<*BN>` or `<*D2001-12-31 23:59:59 +0000>`; newer versions put
    /// the text in quotation marks.
    mutating func readTyped() throws(PropertyListError) -> PropertyListValue {
        let start = cursor.index
        cursor.index += 2
        let type = cursor.next
        cursor.index += cursor.isAtEnd ? 0 : 1
        let isQuoted = cursor.take("\"")
        let content = cursor.index
        cursor.skip { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "\"") }
        let text = try cursor.string(from: content)
        if isQuoted, !cursor.take("\"") {
            throw cursor.malformed("a typed value without its closing quotation mark", at: start)
        }
        guard cursor.take(">") else {
            throw cursor.malformed("a typed value without its closing >", at: start)
        }
        let value: PropertyListValue? =
            switch (type, text) {
            case (UInt8(ascii: "B"), "Y"): .boolean(true)
            case (UInt8(ascii: "B"), "N"): .boolean(false)
            case (UInt8(ascii: "D"), _): GNUstepDate.seconds(text).map { .date($0) }
            case (UInt8(ascii: "I"), _):
                Int64(text).map { .integer($0) } ?? UInt64(text).map { .unsignedInteger($0) }
            case (UInt8(ascii: "R"), _): Double(text).map { .real($0) }
            default: nil
            }
        guard let value else {
            throw cursor.malformed("a typed value that GNUstep does not have", at: start, to: cursor.index)
        }
        return value
    }
}

/// The date in `<*D2001-12-31 23:59:59 +0000>`.
enum GNUstepDate {
    /// The seconds since 2001-01-01T00:00:00Z, or nil where `text` is not of that form.
    static func seconds(_ text: String) -> Double? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, let zone = offset(parts[2]) else { return nil }
        let bytes = Array("\(parts[0])T\(parts[1])Z".utf8)
        return bytes.withUnsafeBufferPointer(XMLDate.seconds).map { $0 - zone }
    }

    /// The seconds of `+hhmm` east of Greenwich.
    private static func offset(_ text: Substring) -> Double? {
        let digits = text.utf8.dropFirst()
        guard digits.count == 4, digits.allSatisfy(\.isDigit), let number = Double(Substring(digits)) else {
            return nil
        }
        let minutes = (number / 100).rounded(.down) * 40
        switch text.first {
        case "+": return (number - minutes) * 60
        case "-": return (minutes - number) * 60
        default: return nil
        }
    }
}
