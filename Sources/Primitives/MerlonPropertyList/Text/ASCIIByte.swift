// SPDX-License-Identifier: Apache-2.0

extension UInt8 {
    static let carriageReturn = UInt8(ascii: "\r")
    static let newline = UInt8(ascii: "\n")

    /// Space, tab, LF and CR: the white space of XML 1.0 section 2.3 and of RFC 8259 section 2.
    var isSpace: Bool { self == 0x20 || (self <= 0x0D && (self == 0x09 || self == 0x0A || self == 0x0D)) }

    /// A letter A to Z of either case.
    var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    /// A digit 0 to 9.
    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// The value of a hexadecimal digit of either case, or nil.
    var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
