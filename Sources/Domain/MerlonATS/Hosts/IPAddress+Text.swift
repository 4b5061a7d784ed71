// SPDX-License-Identifier: Apache-2.0

extension IPAddress {
    /// The address that `text` writes, or nil: four decimal numbers without leading zeros, or IPv6 as
    /// RFC 4291, section 2.2 has it; no brackets, no zone, no prefix length.
    public init?(_ text: String) {
        var text = text
        guard let address = text.withUTF8({ IPAddress($0[...]) }) else { return nil }
        self = address
    }

    /// The address that `bytes` write; see ``init(_:)``.
    init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        if let address = Self.v4(bytes) {
            self = address
        } else if let address = Self.v6(bytes) {
            self = address
        } else {
            return nil
        }
    }

    static func v4(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> IPAddress? {
        guard (7...15).contains(bytes.count) else { return nil }
        var bits: UInt32 = 0
        var number: UInt32 = 0
        var digits = 0
        var dots = 0
        for byte in bytes {
            if byte == UInt8(ascii: ".") {
                guard digits > 0, dots < 3 else { return nil }
                bits = bits << 8 | number
                (number, digits, dots) = (0, 0, dots + 1)
            } else {
                guard byte.isDigit, digits == 0 || number > 0 else { return nil }
                number = number * 10 + UInt32(byte &- 0x30)
                digits += 1
                guard number <= 255 else { return nil }
            }
        }
        guard digits > 0, dots == 3 else { return nil }
        return IPAddress(v4: bits << 8 | number)
    }

    static func v6(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> IPAddress? {
        guard (2...45).contains(bytes.count) else { return nil }
        var groups = GroupList()
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: ":") {
                guard index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: ":"),
                    groups.markGap()
                else { return nil }
                index += 2
                continue
            }
            let end = bytes[index...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
            if end == bytes.endIndex, let tail = v4(bytes[index..<end]) {
                guard groups.append(UInt16(truncatingIfNeeded: tail.v4Bits >> 16)),
                    groups.append(UInt16(truncatingIfNeeded: tail.v4Bits))
                else { return nil }
                index = end
                continue
            }
            guard let group = group(bytes[index..<end]), groups.append(group) else { return nil }
            index = end
            // A single colon joins two groups; before a double one it stays for the branch above.
            if index < bytes.endIndex {
                guard index + 1 < bytes.endIndex else { return nil }
                if bytes[index + 1] != UInt8(ascii: ":") { index += 1 }
            }
        }
        return groups.address
    }

    private static func group(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
        guard (1...4).contains(bytes.count) else { return nil }
        var value: UInt16 = 0
        for byte in bytes {
            guard let digit = byte.hexadecimalValue else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}

/// Up to eight groups of an IPv6 address, the ones before and after its `::` kept apart.
private struct GroupList {
    private var before: (high: UInt64, low: UInt64) = (0, 0)
    private var after: (high: UInt64, low: UInt64) = (0, 0)
    private var countBefore = 0
    private var countAfter = 0
    private var hasGap = false

    /// Takes the place of `::`; false where there was one already.
    mutating func markGap() -> Bool {
        defer { hasGap = true }
        return !hasGap
    }

    /// Adds a group; false where there are eight already.
    mutating func append(_ group: UInt16) -> Bool {
        guard countBefore + countAfter < 8 else { return false }
        if hasGap {
            after = (after.high << 16 | after.low >> 48, after.low << 16 | UInt64(group))
            countAfter += 1
        } else {
            before = (before.high << 16 | before.low >> 48, before.low << 16 | UInt64(group))
            countBefore += 1
        }
        return true
    }

    /// The address, or nil where groups are missing or the gap stands for none.
    var address: IPAddress? {
        guard hasGap else { return countBefore == 8 ? IPAddress(v6: before.high, before.low) : nil }
        guard countBefore + countAfter < 8 else { return nil }
        var top = before
        for _ in countBefore..<8 { top = (top.high << 16 | top.low >> 48, top.low << 16) }
        return IPAddress(v6: top.high | after.high, top.low | after.low)
    }
}

extension IPAddress: CustomStringConvertible {
    /// The canonical spelling: dotted decimal, or IPv6 as RFC 5952 writes it.
    public var description: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(45)
        write { bytes.append($0) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the canonical spelling byte by byte: at most 45 of them.
    func write(to put: (UInt8) -> Void) {
        switch family {
        case .v4: writeDotted(v4Bits, to: put)
        case .v6: writeGroups(to: put)
        }
    }

    private func writeDotted(_ bits: UInt32, to put: (UInt8) -> Void) {
        for shift in [24, 16, 8, 0] as [UInt32] {
            let number = UInt8(truncatingIfNeeded: bits >> shift)
            if number >= 100 { put(0x30 + number / 100) }
            if number >= 10 { put(0x30 + number / 10 % 10) }
            put(0x30 + number % 10)
            if shift > 0 { put(UInt8(ascii: ".")) }
        }
    }

    private func writeGroups(to put: (UInt8) -> Void) {
        let gap = mapped == nil ? longestZeroRun : 0..<5
        let groups = mapped == nil ? 8 : 6
        var index = 0
        while index < groups {
            if index == gap.lowerBound, !gap.isEmpty {
                put(UInt8(ascii: ":"))
                put(UInt8(ascii: ":"))
                index = gap.upperBound
                continue
            }
            if index > 0, index != gap.upperBound || gap.isEmpty { put(UInt8(ascii: ":")) }
            writeHexadecimal(group(index), to: put)
            index += 1
        }
        if let mapped {
            put(UInt8(ascii: ":"))
            mapped.writeDotted(mapped.v4Bits, to: put)
        }
    }

    private func group(_ index: Int) -> UInt16 {
        let half = index < 4 ? high : low
        return UInt16(truncatingIfNeeded: half >> UInt64(48 - 16 * (index & 3)))
    }

    /// The first of the longest runs of two or more zero groups.
    private var longestZeroRun: Range<Int> {
        var longest = 0..<0
        var start = 0
        for index in 0...8 where index == 8 || group(index) != 0 {
            if index - start > max(longest.count, 1) { longest = start..<index }
            start = index + 1
        }
        return longest
    }

    private func writeHexadecimal(_ group: UInt16, to put: (UInt8) -> Void) {
        var started = false
        for shift in [12, 8, 4, 0] as [UInt16] {
            let digit = UInt8(truncatingIfNeeded: group >> shift & 0xf)
            guard started || digit > 0 || shift == 0 else { continue }
            started = true
            put(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
