// SPDX-License-Identifier: Apache-2.0

/// A run of digits that a cursor stepped over.
struct Digits {
    /// How many digits there were.
    var count = 0
    /// Their number; without meaning where it is too large.
    var value: UInt64 = 0
    /// Whether 64 bits don't hold the number.
    var isTooLarge = false
}

extension TextCursor {
    /// Steps over digits to the base `radix`, 16 at most: all there are, or `limit` of them.
    mutating func takeDigits(radix: UInt8, limit: Int = .max) -> Digits {
        var digits = Digits()
        while digits.count < limit, let digit = next.hexValue, digit < radix {
            let product = digits.value.multipliedReportingOverflow(by: UInt64(radix))
            let sum = product.partialValue.addingReportingOverflow(UInt64(digit))
            digits.isTooLarge = digits.isTooLarge || product.overflow || sum.overflow
            digits.value = sum.partialValue
            digits.count += 1
            index += 1
        }
        return digits
    }
}

extension PropertyListValue {
    /// The integer of this sign, or nil where 64 bits don't hold it.
    init?(_ digits: Digits, isNegative: Bool) {
        guard !digits.isTooLarge else { return nil }
        if isNegative {
            guard digits.value <= Int64.min.magnitude else { return nil }
            self = .integer(Int64(truncatingIfNeeded: 0 &- digits.value))
        } else if let value = Int64(exactly: digits.value) {
            self = .integer(value)
        } else {
            self = .unsignedInteger(digits.value)
        }
    }
}
