// SPDX-License-Identifier: Apache-2.0

/// ASCII classes of bytes, which no locale changes.
extension UInt8 {
    var isDigit: Bool { self &- 0x30 < 10 }
    var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isUpperCase: Bool { self &- 0x41 < 26 }

    /// The byte as lower case where it is an ASCII capital.
    var lowered: UInt8 { isUpperCase ? self | 0x20 : self }

    /// The value of a hexadecimal digit, or nil.
    var hexadecimalValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
