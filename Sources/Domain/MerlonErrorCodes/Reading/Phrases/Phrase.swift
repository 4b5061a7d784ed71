// SPDX-License-Identifier: Apache-2.0

/// Words that mean a code, a sign or a framework.
struct Phrase {
    /// What the words mean.
    enum Meaning {
        case code(ErrorDomain, Int)
        case sign(ErrorSign)
        case wrapper(ErrorWrapper)
    }

    /// Fragments that must follow one another, other words between them or not. White space, punctuation,
    /// letter case and accents are not compared; a short fragment must be a whole word.
    var fragments: [String]
    var meaning: Meaning

    init(_ fragments: String..., means meaning: Meaning) {
        self.fragments = fragments
        self.meaning = meaning
    }

    init(_ fragments: String..., code number: Int) {
        self.fragments = fragments
        meaning = .code(.url, number)
    }

    init(_ fragments: String..., posix number: Int) {
        self.fragments = fragments
        meaning = .code(.posix, number)
    }

    init(_ fragments: String..., sign: ErrorSign) {
        self.fragments = fragments
        meaning = .sign(sign)
    }

    init(_ fragments: String..., wrapper: ErrorWrapper) {
        self.fragments = fragments
        meaning = .wrapper(wrapper)
    }
}

/// All phrases, ready to be looked for in one pass.
struct PhraseIndex {
    /// A phrase found, by its place in the squeezed text.
    struct Match {
        var phrase: Int
        var start: Int
        var end: Int
    }

    /// The widest gap between two fragments of one phrase, in letters: a sentence of Apple's has fewer.
    private static let gap = 90

    /// A phrase this short must end where a word ends, since its letters can stand inside other words once
    /// the spaces are gone. Every phrase must begin where a word begins.
    private static let shortest = 6

    /// A later fragment this short must be a word of its own, for the same reason.
    private static let shortestFragment = 4

    private let needles: [[[UInt8]]]
    /// For each pair of first bytes, the phrases that begin so.
    private let buckets: [Int: [Int]]
    /// Whether any phrase begins with the pair.
    private let isStart: [Bool]
    let phrases: [Phrase]

    init(_ phrases: [Phrase]) {
        self.phrases = phrases
        needles = phrases.map { $0.fragments.map(SqueezedText.needle) }
        var buckets: [Int: [Int]] = [:]
        var isStart = Array(repeating: false, count: 1 << 16)
        for (index, needle) in needles.enumerated() {
            guard let first = needle.first, first.count >= 2 else { continue }
            let pair = Int(first[0]) << 8 | Int(first[1])
            buckets[pair, default: []].append(index)
            isStart[pair] = true
        }
        self.buckets = buckets
        self.isStart = isStart
    }

    /// The first match of each phrase, in the text's order.
    func matches(in text: SqueezedText, of clean: CleanText) -> [Match] {
        var found: [Match] = []
        var isFound = Array(repeating: false, count: phrases.count)
        let bytes = text.bytes
        for start in 0..<max(bytes.count - 1, 0) {
            let pair = Int(bytes[start]) << 8 | Int(bytes[start + 1])
            guard isStart[pair], let candidates = buckets[pair] else { continue }
            for phrase in candidates where !isFound[phrase] {
                guard let end = match(needles[phrase], text, clean, start), text.beginsWord(start, in: clean),
                    end - start > Self.shortest || text.endsWord(end, in: clean)
                else { continue }
                isFound[phrase] = true
                found.append(Match(phrase: phrase, start: start, end: end))
            }
        }
        return found
    }

    private func match(
        _ fragments: [[UInt8]], _ text: SqueezedText, _ clean: CleanText, _ start: Int
    ) -> Int? {
        let bytes = text.bytes
        guard Self.stands(fragments[0], in: bytes, at: start) else { return nil }
        var end = start + fragments[0].count
        for fragment in fragments.dropFirst() {
            let last = min(end + Self.gap, bytes.count - fragment.count)
            let isShort = fragment.count <= Self.shortestFragment
            guard end <= last,
                let next = (end...last).first(where: { place in
                    Self.stands(fragment, in: bytes, at: place)
                        && (!isShort || text.isWord(place..<place + fragment.count, in: clean))
                })
            else {
                return nil
            }
            end = next + fragment.count
        }
        return end
    }

    private static func stands(_ needle: [UInt8], in bytes: [UInt8], at start: Int) -> Bool {
        guard start + needle.count <= bytes.count else { return false }
        for index in needle.indices where bytes[start + index] != needle[index] { return false }
        return true
    }
}
