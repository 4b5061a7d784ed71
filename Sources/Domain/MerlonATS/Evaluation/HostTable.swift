// SPDX-License-Identifier: Apache-2.0

/// Host names with a number each, found by their bytes: open addressing, no `String` on the way.
struct HostTable: Sendable {
    private struct Slot: Sendable {
        var hash: UInt64 = 0
        var start: UInt32 = 0
        var count: UInt32 = 0
        /// The number; negative where the slot is free.
        var number: Int32 = -1
    }

    private var slots: [Slot] = []
    private var bytes: [UInt8] = []
    private var used = 0

    /// Whether there is no name.
    var isEmpty: Bool { used == 0 }

    /// The number of `name`, or -1.
    @inline(__always)
    func number(of name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
        guard used > 0 else { return -1 }
        return slots.withUnsafeBufferPointer { slots in
            var index = Int(truncatingIfNeeded: hash) & (slots.count &- 1)
            while true {
                let slot = slots[index]
                if slot.number < 0 { return -1 }
                if slot.hash == hash, isName(name, at: slot) { return Int(slot.number) }
                index = (index &+ 1) & (slots.count &- 1)
            }
        }
    }

    /// Gives `name` the number; a name that is there already loses its old one, which is returned.
    @discardableResult
    mutating func insert(_ name: UnsafeBufferPointer<UInt8>, hash: UInt64, number: Int) -> Int? {
        // A longer name can't be a host's; the number of names is that of a property list's keys.
        guard name.count <= ATSURLBudget.hostBytes, let number = Int32(exactly: number),
            let start = UInt32(exactly: bytes.count)
        else { return nil }
        if (used + 1) * 2 > slots.count { grow() }
        let index = freeSlot(for: name, hash: hash)
        if slots[index].number >= 0 {
            defer { slots[index].number = number }
            return Int(slots[index].number)
        }
        slots[index] = Slot(hash: hash, start: start, count: UInt32(name.count), number: number)
        bytes.append(contentsOf: name)
        used += 1
        return nil
    }

    /// The slot of `name`, or the free one where it belongs.
    private func freeSlot(for name: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
        var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[index].number >= 0, !(slots[index].hash == hash && isName(name, at: slots[index])) {
            index = (index + 1) & (slots.count - 1)
        }
        return index
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: max(8, old.count * 2))
        for slot in old where slot.number >= 0 {
            var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
            while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
            slots[index] = slot
        }
    }

    @inline(__always)
    private func isName(_ name: UnsafeBufferPointer<UInt8>, at slot: Slot) -> Bool {
        guard Int(slot.count) == name.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            let start = Int(slot.start)
            for index in 0..<name.count where bytes[start &+ index] != name[index] { return false }
            return true
        }
    }
}
