// SPDX-License-Identifier: Apache-2.0

/// Finds error codes in a clean text, in one pass over its tokens and two over the numbers that no domain
/// claimed.
struct CodeScanner {
    /// A code as it was found, by its place in the clean text.
    struct Hit {
        var domain: ErrorDomain
        var number: Int
        var form: FoundCode.Form
        var start: Int
        var end: Int
        var nesting: Int
    }

    let text: CleanText
    let tokens: [Token]
    /// The codes found, in no particular order.
    var hits: [Hit] = []
    /// Codes with more digits than any code has: the domain and the place.
    var longNumbers: [(domain: ErrorDomain, start: Int)] = []
    /// Whether brackets were nested deeper than `depthLimit`.
    var wasTooDeep = false

    /// Which number tokens are already part of a hit.
    var isUsed: [Bool]
    /// For each token, how many errors enclose it.
    var nestingOf: [UInt8]
    /// For each token, the innermost bracket that was open, by its own number.
    var bracketOf: [Int32]

    private var brackets: [Bracket] = []
    private var bracketCount: Int32 = 0
    private var nesting = 0
    private var expectsDetails = false
    var streamKeys: [StreamKey] = []
    private let depthLimit: Int

    private struct Bracket {
        var opener: UInt8
        var id: Int32
        /// Whether it holds the details (`UserInfo`) of an error.
        var holdsDetails: Bool
    }

    init(_ text: CleanText, depthLimit: Int) {
        self.text = text
        self.depthLimit = depthLimit
        tokens = Token.all(of: text)
        isUsed = Array(repeating: false, count: tokens.count)
        nestingOf = Array(repeating: 0, count: tokens.count)
        bracketOf = Array(repeating: 0, count: tokens.count)
    }

    /// Follows the brackets, then looks at the words, then twice at the numbers that are left.
    mutating func scan() {
        for index in tokens.indices {
            nestingOf[index] = UInt8(clamping: nesting)
            bracketOf[index] = brackets.last?.id ?? 0
            if case .mark(let mark) = tokens[index].kind {
                follow(mark)
            } else if tokens[index].isWord {
                let word = self.word(index)
                expectsDetails = word == "userinfo" || (word == "info" && self.word(index - 1) == "user")
            }
        }
        var resume = 0
        for index in tokens.indices where tokens[index].isWord && index >= resume { resume = scanWord(index) }
        pairStreamKeys()
        scanNumbers()
        scanUnstated()
    }

    /// Finds what the word at `index` begins; returns the token from which to look for more.
    private mutating func scanWord(_ index: Int) -> Int {
        let word = self.word(index)
        switch word {
        case "": return index
        case "domain", "errordomain", "nserrordomain", "_domain":
            if let next = scanDomainField(index) { return next }
        case "code", "errorcode", "_code", "nserrorcode":
            if let next = scanCodeField(index) { return next }
        default:
            if scanKey(word, index) || scanSymbol(word, index) { return index }
            let domain =
                ErrorDomain(named: word)
                ?? (word.hasSuffix("errordomain") ? dottedDomain(endingAt: index) : nil)
            if let domain, let next = scanNamedDomain(domain, index) { return next }
            if scanBridgedError(word, index) { return index }
        }
        return index
    }

    /// Keeps the stack of brackets, of which those after `UserInfo` make the codes inside them nested.
    private mutating func follow(_ mark: UInt8) {
        switch mark {
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
            guard brackets.count < depthLimit else {
                wasTooDeep = true
                return
            }
            bracketCount &+= 1
            let holdsDetails = expectsDetails && mark != UInt8(ascii: "(")
            brackets.append(Bracket(opener: mark, id: bracketCount, holdsDetails: holdsDetails))
            if holdsDetails {
                nesting += 1
                expectsDetails = false
            }
        case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        default: break
        }
    }

    private mutating func close(_ opener: UInt8) {
        guard let match = brackets.lastIndex(where: { $0.opener == opener }) else { return }
        for bracket in brackets[match...] where bracket.holdsDetails { nesting -= 1 }
        brackets.removeSubrange(match...)
    }
}

// MARK: What the passes share

extension CodeScanner {
    /// The word at `index` in lower case; empty where the token is none or longer than any that is looked for.
    func word(_ index: Int) -> String {
        guard tokens.indices.contains(index), tokens[index].isWord,
            tokens[index].end - tokens[index].start <= 80
        else {
            return ""
        }
        return String(
            decoding: text.bytes[tokens[index].start..<tokens[index].end].lazy.map(\.lowercased),
            as: UTF8.self)
    }

    func token(_ index: Int) -> Token? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// Whether one of `marks` stands at `index`.
    func isMark(_ index: Int, _ marks: String) -> Bool {
        guard let token = token(index), case .mark(let mark) = token.kind else { return false }
        return marks.utf8.contains(mark)
    }

    /// Records the number at token `index` as a code of `domain`.
    mutating func add(
        _ domain: ErrorDomain, numberAt index: Int, form: FoundCode.Form = .domainAndNumber,
        from start: Int? = nil
    ) {
        guard let token = token(index), let value = token.number else { return }
        isUsed[index] = true
        let (domain, number) = CodeResolution.resolve(domain, value)
        hits.append(
            Hit(
                domain: domain, number: number, form: form, start: min(start ?? token.start, token.start),
                end: token.end, nesting: Int(nestingOf[index])))
    }

    /// Records a code that is not written as a number.
    mutating func add(_ code: ErrorCode, form: FoundCode.Form, token index: Int) {
        hits.append(
            Hit(
                domain: code.domain, number: code.number, form: form, start: tokens[index].start,
                end: tokens[index].end, nesting: Int(nestingOf[index])))
    }

    /// The token index of the number that follows `index` after nothing but marks and the words that
    /// stand between a domain and its number in any framework's or language's wording.
    func numberAfter(_ index: Int, within limit: Int = 9) -> Int? {
        var position = index
        while position < index + limit, let token = token(position) {
            switch token.kind {
            case .number, .otherNumber(isLong: true): return beginsDate(position) ? nil : position
            case .otherNumber: return nil
            case .word where Self.fillers.contains(word(position)): break
            case .word: return nil
            case .mark(let mark) where "[]{}<>&%+*@".utf8.contains(mark) && mark != UInt8(ascii: "["):
                return nil
            case .mark: break
            }
            position += 1
        }
        return nil
    }

    /// Whether the number at `index` goes on as a date, a time or a path does: `2026-03-01`, `10:15`, `1/2`.
    func beginsDate(_ index: Int) -> Bool {
        guard let token = token(index), let next = self.token(index + 1), next.start == token.end else {
            return false
        }
        if next.number != nil || next.kind == .otherNumber(isLong: false) { return true }
        return isMark(index + 1, ":/") && text.byte(next.end).isDigit && (token.number ?? -1) >= 0
    }

    static let fillers: Set<String> = [
        "code", "coda", "codice", "codigo", "codigos", "err", "errcode", "errno", "erro", "error",
        "errorcode", "errore", "erreur", "fehler", "fehlercode", "fel", "fout", "is", "n", "no",
        "nr", "num", "number", "optional", "rawvalue", "status", "value", "virhe", "with", "fejl",
        "feil", "blad", "hata", "_code", "int", "was",
    ]
}
