// SPDX-License-Identifier: Apache-2.0
@testable import MerlonAudit

/// Files with a few bytes changed by chance, the same chance in every run.
struct RandomDamage {
    /// The offsets that may change.
    let places: [Int]
    let rounds: Int
    let seed: UInt64

    /// In how many rounds the Mach-O reader refuses the file or a part of it.
    func refusals(of bytes: [UInt8]) -> Int {
        var random = SplitMix64(state: seed)
        return (0..<rounds).count { _ in
            var changed = bytes
            for _ in 0..<Int.random(in: 1...8, using: &random) {
                guard let place = places.randomElement(using: &random) else { continue }
                changed[place] = UInt8.random(in: 0...255, using: &random)
            }
            guard let facts = try? MachOReader.read(changed) else { return true }
            return !facts.problems.isEmpty
        }
    }
}

/// A generator whose numbers depend on its seed alone (Steele, Lea, Flood: "Fast splittable pseudorandom
/// number generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
