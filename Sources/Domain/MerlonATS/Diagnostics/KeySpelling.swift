// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// What the author of a key most likely meant.
enum KeyJudgement: Equatable {
    /// The key, spelt right, in a dictionary that it counts in.
    case known(ATSKey)
    /// An old name of the key.
    case legacy(modern: ATSKey)
    /// The key, spelt right, in a dictionary that it does not count in.
    case misplaced(ATSKey)
    /// A name that is near the key's, whatever the dictionary.
    case misspelt(ATSKey)
    /// The name that Xcode's editor shows for the key, whatever the dictionary.
    case displayName(ATSKey)
    /// Nothing near.
    case unknown

    /// Judges `text` as a key of a dictionary at `level`.
    init(_ text: String, at level: ATSLevel) {
        if let key = ATSKey(exactly: text) {
            self = key.levels.contains(level) ? .known(key) : .misplaced(key)
        } else if let modern = ATSKey.modern(of: text) {
            self = .legacy(modern: modern)
        } else if !level.holdsHosts || text.isUnlikeHost, let key = KeySpelling(text).nearest(at: level) {
            self = text.isSpacedWords ? .displayName(key) : .misspelt(key)
        } else {
            self = .unknown
        }
    }
}

/// The letters and digits of a key without what people vary: case, spaces and punctuation, the prefix
/// `NS`, and every `s` ("Allow", "Allows"; "Domain", "Domains").
private struct KeySpelling {
    /// Whether the key begins with `NS`, in any case.
    let hasPrefix: Bool
    /// The skeleton of the whole key.
    let whole: [UInt8]
    /// The skeleton without the words that wander between names: `Temporary`, `ThirdParty`, `Exception`.
    let core: [UInt8]

    init(_ text: String) {
        // The longest key has 40 letters: a longer text is no misspelling of one, and costs nothing here.
        guard text.utf8.count <= 80 else {
            hasPrefix = false
            whole = []
            core = []
            return
        }
        var letters = text.utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: nil
            }
        }
        hasPrefix = letters.starts(with: "ns".utf8)
        if hasPrefix { letters.removeFirst(2) }
        letters.removeAll { $0 == UInt8(ascii: "s") }
        whole = letters
        var rest = letters
        for word in ["temporary", "thirdparty", "exception"] where rest.starts(with: word.utf8) {
            rest.removeFirst(word.utf8.count)
        }
        core = rest
    }

    /// The key that this is most likely meant for, or nil where none is near; of two as near, the one
    /// that counts at `level`.
    func nearest(at level: ATSLevel) -> ATSKey? {
        // At the root stand keys of an app's own, "ExceptionDomains" and "PinnedDomains" among them.
        guard !whole.isEmpty, level != .infoPlist || hasPrefix || whole.count >= 16 else { return nil }
        let same = Self.candidates.filter { $0.spelling.whole == whole }.map(\.key)
        if let key = same.preferred(at: level) { return key }
        // Shorter ones say too little: the core of NSExceptionDomains is "domain".
        if core.count >= 12 {
            let sameCore = Self.candidates.filter { $0.spelling.core == core }.map(\.key)
            if let key = sameCore.preferred(at: level) { return key }
        }
        var nearest: [ATSKey] = []
        // One slip in every seven letters, three at the most: "PinnedDomains" may have one, and
        // "AllowsArbitraryLoadsInWebContent" three. No two keys are as near as that to each other.
        var limit = min(3, whole.count / 7)
        for candidate in Self.candidates {
            guard let distance = editDistance(candidate.spelling.whole, whole, atMost: limit) else {
                continue
            }
            if distance < limit { nearest = [] }
            limit = distance
            nearest.append(candidate.key)
        }
        return nearest.preferred(at: level)
    }

    private struct Candidate {
        var key: ATSKey
        var spelling: KeySpelling

        init(_ key: ATSKey, _ text: String) {
            self.key = key
            spelling = KeySpelling(text)
        }
    }

    /// Every key under its own name, and names met in public projects that no system ever knew.
    private static let candidates: [Candidate] =
        ATSKey.allCases.filter { $0 != .trustPinningRequired }.map { Candidate($0, $0.rawValue) } + [
            Candidate(.allowsArbitraryLoads, "NSAllowsArbitraryHTTPLoads"),
            Candidate(.allowsArbitraryLoads, "NSAllowsArbitraryNetworkLoads"),
            Candidate(.allowsArbitraryLoadsForMedia, "NSAllowsArbitraryLoadsInMedia"),
            Candidate(.allowsArbitraryLoadsInWebContent, "NSAllowsArbitraryLoadsForWebContent"),
            Candidate(.allowsArbitraryLoadsInWebContent, "NSAllowsArbitraryLoadsInWebView"),
            Candidate(.allowsArbitraryLoadsInWebContent, "NSAllowsArbitraryLoadsInWKWebView"),
            Candidate(.allowsInsecureHTTPLoads, "NSExceptionAllowsInsecureLoads"),
            Candidate(.allowsLocalNetworking, "NSAllowsArbitraryLoadsForLocalNetworking"),
            Candidate(.allowsLocalNetworking, "NSAllowsArbitraryLoadsInLocalNetworking"),
            Candidate(.allowsLocalNetworking, "NSAllowsLocalNetwork"),
            Candidate(.appTransportSecurity, "App Transport Security Settings"),
            Candidate(.appTransportSecurity, "NSApplicationTransportSecurity"),
            Candidate(.digest, "SPKI-SHA256"),
            Candidate(.pinnedCAIdentities, "NSPinnedCertificateAuthorityIdentities"),
            Candidate(.requiresForwardSecrecy, "NSExceptionRequiresPerfectForwardSecrecy"),
        ]
}

extension [ATSKey] {
    /// The first that counts at `level`, else the first.
    fileprivate func preferred(at level: ATSLevel) -> ATSKey? {
        first { $0.levels.contains(level) } ?? first
    }
}

extension String {
    /// Whether no one would write a host so: without a dot, and with capitals or spaces.
    fileprivate var isUnlikeHost: Bool {
        !utf8.contains(UInt8(ascii: ".")) && utf8.contains { $0.isUpperCase || $0 == UInt8(ascii: " ") }
    }

    /// Whether this is words with spaces between them, as Xcode shows keys, and not a key with stray
    /// white space around it.
    fileprivate var isSpacedWords: Bool {
        let words = split { $0 == " " || $0 == "\u{a0}" }
        return words.count > 1 && words.first != "NS"
    }
}
