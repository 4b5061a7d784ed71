// SPDX-License-Identifier: Apache-2.0

/// Base64 as `NSData`'s `init(base64Encoded:options:)` without options reads it: the alphabet of RFC 4648
/// section 4, padding required, nothing else between. Bits that the padding leaves over may be set.
enum Base64 {
    /// The bytes that `text` stands for, or nil where it is not base64. The empty text stands for none.
    static func decode(_ text: String) -> [UInt8]? {
        let bytes = Array(text.utf8)
        guard bytes.count.isMultiple(of: 4) else { return nil }
        let padding = bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count / 4 * 3)
        var group: UInt32 = 0
        for (index, byte) in bytes.dropLast(padding).enumerated() {
            guard let value = value(of: byte) else { return nil }
            group = group << 6 | UInt32(value)
            if index % 4 == 3 {
                decoded += [UInt8(group >> 16 & 0xff), UInt8(group >> 8 & 0xff), UInt8(group & 0xff)]
                group = 0
            }
        }
        switch padding {
        case 1: decoded += [UInt8(group >> 10 & 0xff), UInt8(group >> 2 & 0xff)]
        case 2: decoded.append(UInt8(group >> 4 & 0xff))
        default: break
        }
        return decoded
    }

    /// `bytes` in base64 with padding.
    static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(alphabet[Int(bits >> UInt32(count) & 63)])
            }
            bits &= (1 << UInt32(count)) - 1
        }
        if count > 0 { text.append(alphabet[Int(bits << UInt32(6 - count) & 63)]) }
        while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }

    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private static func value(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
