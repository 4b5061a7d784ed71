// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonATS

@Suite struct KeySpellingTests {
    /// Every key with each letter left out, doubled, or swapped with the next, in each dictionary that it
    /// counts in. An undocumented key is no one's intention.
    @Test(arguments: ATSKey.allCases.filter { $0 != .trustPinningRequired })
    func oneSlipLeadsBackToTheKey(_ key: ATSKey) {
        let letters = Array(key.rawValue)
        for level in key.levels {
            for index in letters.indices {
                var without = letters
                without.remove(at: index)
                var doubled = letters
                doubled.insert(letters[index], at: index)
                var swapped = letters
                if index > 0 { swapped.swapAt(index - 1, index) }
                for slip in [without, doubled, swapped].map({ String($0) }) where slip != key.rawValue {
                    #expect(KeyJudgement(slip, at: level) == .misspelt(key), "\(slip)")
                }
            }
        }
    }

    @Test func noKeyIsTakenForASlipOfAnother() {
        let levels: [ATSLevel] = [
            .infoPlist, .transportSecurity, .exceptionDomains, .exception, .pinnedDomains, .pinnedDomain,
            .pin,
        ]
        for key in ATSKey.allCases {
            for level in levels {
                let expected: KeyJudgement = key.levels.contains(level) ? .known(key) : .misplaced(key)
                #expect(KeyJudgement(key.rawValue, at: level) == expected)
            }
        }
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "ab", 1), ("abc", "acb", 1), ("abc", "xbc", 1),
        ("abcd", "badc", 2),
        ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
    func countsSlips(_ left: String, _ right: String, _ distance: Int) {
        #expect(editDistance(Array(left.utf8), Array(right.utf8), atMost: 9) == distance)
        #expect(editDistance(Array(right.utf8), Array(left.utf8), atMost: distance) == distance)
        #expect(
            distance == 0 || editDistance(Array(left.utf8), Array(right.utf8), atMost: distance - 1) == nil)
    }
}
