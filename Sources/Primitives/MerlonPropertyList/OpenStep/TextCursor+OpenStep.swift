// SPDX-License-Identifier: Apache-2.0

extension TextCursor {
    /// Steps over the white space of the OpenStep form: tab to CR, space, U+2028 and U+2029.
    mutating func skipOpenStepSpace() {
        while true {
            let byte = next
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                index += 1
            } else if !take("\u{2028}"), !take("\u{2029}") {
                return
            }
        }
    }

    /// Whether a word or a quoted string is next.
    var isAtString: Bool {
        next.isUnquotedOpenStep || next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    }
}

extension UInt8 {
    /// A character that an OpenStep string may have without quotation marks: a letter, a digit or one of
    /// `_ $ / : . -`.
    var isUnquotedOpenStep: Bool {
        switch self {
        case UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "_"): true
        default: isLetter
        }
    }
}
