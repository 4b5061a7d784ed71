// SPDX-License-Identifier: Apache-2.0

/// A hash of a host from its end, with a value at each label: `b.example.com` gives `com`, `example.com`
/// and `b.example.com` in one pass.
///
/// The seed is the one that Swift gives its own dictionaries in this process, so that a file can't be
/// made whose names collide; no answer depends on it.
struct SuffixHash {
    private let seed: UInt64

    init() {
        seed = UInt64(truncatingIfNeeded: Hasher().finalize())
    }

    /// Calls `visit` with the start and the hash of each suffix that begins a label, shortest first, the
    /// whole text last; not with an empty one.
    @inline(__always)
    func visitSuffixes(of text: UnsafeBufferPointer<UInt8>, _ visit: (_ start: Int, _ hash: UInt64) -> Void) {
        var state = seed
        var chunk: UInt64 = 0
        var taken = 0
        var index = text.count
        while index > 0 {
            index &-= 1
            let byte = text[index]
            if byte == UInt8(ascii: ".") {
                state = mix(state ^ chunk, labelKey ^ UInt64(truncatingIfNeeded: taken))
                if index &+ 1 < text.count { visit(index &+ 1, state) }
                (chunk, taken) = (0, 0)
            } else {
                chunk = chunk << 8 | UInt64(byte)
                taken &+= 1
                if taken & 7 == 0 {
                    state = mix(state ^ chunk, chunkKey)
                    chunk = 0
                }
            }
        }
        guard !text.isEmpty else { return }
        visit(0, mix(state ^ chunk, labelKey ^ UInt64(truncatingIfNeeded: taken)))
    }

    /// The hash of `text` as a whole.
    func callAsFunction(_ text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var whole: UInt64 = 0
        visitSuffixes(of: text) { _, hash in whole = hash }
        return whole
    }

    /// The hash of three numbers.
    @inline(__always)
    func callAsFunction(_ first: UInt64, _ second: UInt64, _ third: UInt64) -> UInt64 {
        mix(mix(seed ^ first, labelKey ^ third) ^ second, chunkKey)
    }

    /// Both halves of a product, folded.
    @inline(__always)
    private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = (left ^ seed &+ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}

private let labelKey: UInt64 = 0xa076_1d64_78bd_642f
private let chunkKey: UInt64 = 0xe703_7ed1_a0b4_28db
