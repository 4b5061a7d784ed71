// SPDX-License-Identifier: Apache-2.0

/// The text of a `<data>`.
enum XMLBase64 {
    /// The bytes of base64 `text` as Core Foundation decodes it, and how many bytes of the text it passes over:
    /// characters outside the alphabet other than white space, and an incomplete last group.
    static func decode(_ text: UnsafeBufferPointer<UInt8>) -> (data: [UInt8], ignored: Int) {
        var data: [UInt8] = []
        data.reserveCapacity(text.count / 4 * 3)
        var (group, digits, padding, ignored) = (UInt32(0), 0, 0, 0)
        for byte in text {
            if byte == UInt8(ascii: "=") {
                padding += 1
            } else if !isSpace(byte) {
                padding = 0
            }
            guard let digit = value(byte) else {
                ignored += isSpace(byte) ? 0 : 1
                continue
            }
            group = group << 6 | UInt32(digit)
            digits += 1
            guard digits == 4 else { continue }
            data.append(UInt8(truncatingIfNeeded: group >> 16))
            if padding < 2 { data.append(UInt8(truncatingIfNeeded: group >> 8)) }
            if padding < 1 { data.append(UInt8(truncatingIfNeeded: group)) }
            (group, digits) = (0, 0)
        }
        return (data, ignored + digits)
    }

    /// The base64 text of `bytes`, in one line.
    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for digit in 0..<4 {
                let value = Int(bits >> UInt32(18 - 6 * digit) & 0x3F)
                text.append(digit <= group.count ? alphabet[value] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func value(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        case UInt8(ascii: "="): 0
        default: nil
        }
    }
}
