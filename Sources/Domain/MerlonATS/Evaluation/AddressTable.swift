// SPDX-License-Identifier: Apache-2.0

/// CIDR ranges with a number each: one look-up for each prefix length that occurs.
struct AddressTable: Sendable {
    private var numbers: [AddressRange: Int] = [:]
    /// The lengths that occur, longest first.
    private var lengths: (v4: [Int], v6: [Int]) = ([], [])

    /// Gives `range` the number. Which of two entries that write the same range the system takes is
    /// defined nowhere: the earlier one keeps its number unless `replacing`.
    mutating func insert(_ range: AddressRange, number: Int, replacing: Bool) {
        guard replacing || numbers[range] == nil else { return }
        numbers[range] = number
        switch range.network.family {
        case .v4: lengths.v4.insertDescending(range.prefixLength)
        case .v6: lengths.v6.insertDescending(range.prefixLength)
        }
    }

    /// The number of the longest range that holds `address`, or -1.
    func number(of address: IPAddress) -> Int {
        for length in address.family == .v4 ? lengths.v4 : lengths.v6 {
            let range = AddressRange(network: address.masked(to: length), prefixLength: length)
            if let number = numbers[range] { return number }
        }
        return -1
    }
}

extension [Int] {
    fileprivate mutating func insertDescending(_ length: Int) {
        guard !contains(length) else { return }
        insert(length, at: firstIndex { $0 < length } ?? endIndex)
    }
}
