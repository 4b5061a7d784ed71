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
}
