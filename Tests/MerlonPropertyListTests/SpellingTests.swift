// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@Suite struct SpellingTests {
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

    @Test(arguments: [
        ("expirse", "expires"), ("on_failure", "onFailure"), ("RELEASE", "release"), ("domains", "domain"),
        ("releese", "release"), ("domain", "domain"),
    ])
    func findsTheNearestWord(_ word: String, _ meant: String) {
        let known = ["domain", "domainName", "expires", "onFailure", "release"]
        #expect(Spelling.nearest(to: word, in: known) == meant)
    }

    @Test(arguments: ["", "x", "certificate", String(repeating: "release", count: 20)])
    func findsNothingNear(_ word: String) {
        #expect(Spelling.nearest(to: word, in: ["domain", "release"]) == nil)
    }

    @Test func prefersTheFirstOfThoseAsNear() {
        #expect(Spelling.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    }
}
