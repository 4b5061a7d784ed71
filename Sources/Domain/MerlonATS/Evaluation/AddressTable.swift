// SPDX-License-Identifier: Apache-2.0

/// CIDR ranges with a number each: one look-up for each prefix length that occurs.
struct AddressTable: Sendable {
    private struct Slot: Sendable {
        var high: UInt64 = 0
        var low: UInt64 = 0
        /// The length of the prefix and the family in one number.
        var kind: UInt8 = 0
        /// The number; negative where the slot is free.
        var number: Int32 = -1
    }

    private var slots: [Slot] = []
    private var used = 0
    /// The lengths that occur, longest first.
    private var lengths: (v4: [Int], v6: [Int]) = ([], [])
    private let hash: SuffixHash

    init(hash: SuffixHash) {
        self.hash = hash
    }

    /// Gives `range` the number. Which of two entries that write the same range the system takes is
    /// defined nowhere: the earlier one keeps its number unless `replacing`.
    mutating func insert(_ range: AddressRange, number: Int, replacing: Bool) {
        guard let number = Int32(exactly: number) else { return }
        if (used + 1) * 2 > slots.count { grow() }
        let index = index(of: range.network, kind: Self.kind(range.network.family, range.prefixLength))
        guard slots[index].number < 0 else {
            if replacing { slots[index].number = number }
            return
        }
        slots[index] = Slot(
            high: range.network.high, low: range.network.low,
            kind: Self.kind(range.network.family, range.prefixLength), number: number)
        used += 1
        switch range.network.family {
        case .v4: lengths.v4.insertDescending(range.prefixLength)
        case .v6: lengths.v6.insertDescending(range.prefixLength)
        }
    }

    /// The number of the longest range that holds `address`, or -1.
    func number(of address: IPAddress) -> Int {
        for length in address.family == .v4 ? lengths.v4 : lengths.v6 {
            let network = address.masked(to: length)
            let number = slots[index(of: network, kind: Self.kind(address.family, length))].number
            if number >= 0 { return Int(number) }
        }
        return -1
    }

    private static func kind(_ family: IPAddress.Family, _ length: Int) -> UInt8 {
        // IPv6 takes 0 to 128, IPv4 the 33 numbers after it.
        UInt8(truncatingIfNeeded: family == .v4 ? 129 + length : length)
    }

    /// The slot of the range, or the free one where it belongs.
    private func index(of network: IPAddress, kind: UInt8) -> Int {
        var index =
            Int(truncatingIfNeeded: hash(network.high, network.low, UInt64(kind))) & (slots.count &- 1)
        while true {
            let slot = slots[index]
            if slot.number < 0 { return index }
            if slot.high == network.high, slot.low == network.low, slot.kind == kind { return index }
            index = (index &+ 1) & (slots.count &- 1)
        }
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: max(8, old.count * 2))
        for slot in old where slot.number >= 0 {
            let network = IPAddress(v6: slot.high, slot.low)
            slots[index(of: network, kind: slot.kind)] = slot
        }
    }
}

extension [Int] {
    fileprivate mutating func insertDescending(_ length: Int) {
        guard !contains(length) else { return }
        insert(length, at: firstIndex { $0 < length } ?? endIndex)
    }
}
