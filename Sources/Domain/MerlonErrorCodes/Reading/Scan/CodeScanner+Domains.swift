// SPDX-License-Identifier: Apache-2.0

extension CodeScanner {
    /// `Domain=X Code=N`, `"domain": "X", "code": N` and their like, for any domain. Returns the token to
    /// go on from, or nil where the word is no such field.
    mutating func scanDomainField(_ index: Int) -> Int? {
        guard let name = name(afterFieldAt: index) else { return nil }
        let domain = ErrorDomain(named: name.text) ?? ErrorDomain(rawValue: name.text)
        guard let number = numberAfter(name.next) else { return nil }
        record(domain, numberAt: number, from: tokens[index].start)
        return number
    }

    /// `Code=N Domain=X`, the order of some loggers.
    mutating func scanCodeField(_ index: Int) -> Int? {
        var number = index + 1
        while number < index + 5, isMark(number, "=:\"'( ") { number += 1 }
        guard token(number)?.number != nil, !isUsed[number] else { return nil }
        for position in number + 1..<number + 7 {
            let word = self.word(position)
            if let domain = ErrorDomain(named: word) {
                record(domain, numberAt: number, from: tokens[index].start)
                return position
            }
            if word == "domain" || word == "errordomain" || word == "nserrordomain" {
                guard let name = name(afterFieldAt: position) else { return nil }
                // A number right after the domain belongs to it, and the one before to another error.
                if let own = numberAfter(name.next, within: 5), own > position { return nil }
                record(
                    ErrorDomain(named: name.text) ?? ErrorDomain(rawValue: name.text), numberAt: number,
                    from: nil)
                return name.next
            }
            guard isMark(position, ",;\"'()|- ") || Self.fillers.contains(word) || word == "in" else {
                return nil
            }
        }
        return nil
    }

    /// A known domain's name with its number after or before it: `NSURLErrorDomain error -1022`,
    /// `-1200 (NSURLErrorDomain)`.
    mutating func scanNamedDomain(_ domain: ErrorDomain, _ index: Int) -> Int? {
        if domain == .url, let code = urlErrorCase(after: index) {
            add(code, form: .symbol, token: index)
            return index + 1
        }
        if let number = numberAfter(index + 1), isCode(domain, number) || isNamedAsCode(index + 1..<number) {
            record(domain, numberAt: number, from: tokens[index].start)
            return number
        }
        var position = index - 1
        while position >= 0, position > index - 5 {
            if tokens[position].number != nil, !isUsed[position] {
                guard isCode(domain, position) else { return nil }
                record(domain, numberAt: position, from: nil)
                return index + 1
            }
            guard
                isMark(position, "([\"',:=-") || Self.fillers.contains(word(position))
                    || word(position) == "domain"
            else { return nil }
            position -= 1
        }
        return nil
    }

    /// Whether the number is one of the domain's, or negative, as nothing but a code is.
    private func isCode(_ domain: ErrorDomain, _ index: Int) -> Bool {
        guard let value = tokens[index].number else { return true }
        let (resolved, number) = CodeResolution.resolve(domain, value)
        return ErrorCodeTable.code(resolved, number) != nil || (number < 0 && domain != .posix)
    }

    /// Whether the tokens between a domain and a number call the number a code.
    private func isNamedAsCode(_ range: Range<Int>) -> Bool {
        range.contains { isMark($0, "=:(") || Self.fillers.contains(word($0)) }
    }

    /// Foundation's wording of an error that has none of its own, with a domain that no table knows:
    /// `(Alamofire.AFError error 13.)`. `word` is the word for "error" in any language.
    mutating func scanBridgedError(_ word: String, _ index: Int) -> Bool {
        guard Self.fillers.contains(word), let number = token(index + 1), number.number != nil,
            !isUsed[index + 1],
            isMark(index + 2, ".)"), index > 0, tokens[index - 1].isWord
        else { return false }
        let start = dottedStart(endingAt: index - 1)
        let name = String(decoding: text.bytes[start..<tokens[index - 1].end], as: UTF8.self)
        guard text.byte(start - 1) == UInt8(ascii: "("),
            name.utf8.contains(UInt8(ascii: ".")) || name.hasSuffix("Domain") || name.hasSuffix("Error")
        else { return false }
        record(ErrorDomain(named: name) ?? ErrorDomain(rawValue: name), numberAt: index + 1, from: start)
        return true
    }

    /// The domain whose dotted name ends in the word at `index`.
    func dottedDomain(endingAt index: Int) -> ErrorDomain {
        let start = dottedStart(endingAt: index)
        return ErrorDomain(rawValue: String(decoding: text.bytes[start..<tokens[index].end], as: UTF8.self))
    }

    private func dottedStart(endingAt index: Int) -> Int {
        var start = tokens[index].start
        while start > 0, text.byte(start - 1).isWord || text.byte(start - 1) == UInt8(ascii: "."),
            tokens[index].end - start < 120
        {
            start -= 1
        }
        return start
    }

    private mutating func record(_ domain: ErrorDomain, numberAt index: Int, from start: Int?) {
        if case .otherNumber(isLong: true) = tokens[index].kind {
            isUsed[index] = true
            longNumbers.append((domain, tokens[index].start))
        } else if !isUsed[index] {
            add(domain, numberAt: index, from: start)
        }
    }

    /// The name that follows the field at `index` after `=` or `:`, and the first token after it.
    private func name(afterFieldAt index: Int) -> (text: String, next: Int)? {
        var position = index + 1
        var isField = false
        while position < index + 6, isMark(position, "=:\"'(") {
            isField = isField || isMark(position, "=:")
            position += 1
        }
        guard isField, let first = token(position), first.isWord else { return nil }
        var end = first.end
        while end < text.bytes.count, end - first.start < 120,
            text.bytes[end].isWord || ".-".utf8.contains(text.bytes[end])
        {
            // A minus before a digit begins the number.
            if text.bytes[end] == UInt8(ascii: "-"), text.byte(end + 1).isDigit { break }
            end += 1
        }
        while position < tokens.count, tokens[position].start < end { position += 1 }
        return (String(decoding: text.bytes[first.start..<end], as: UTF8.self), position)
    }

    /// The case in `URLError(.timedOut)`, `URLError.Code.timedOut`, `URLError(code: .timedOut)`.
    private func urlErrorCase(after index: Int) -> ErrorCode? {
        var position = index + 1
        while position < index + 8, let token = token(position) {
            if token.isWord {
                let word = self.word(position)
                if let code = ErrorCodeTable.urlErrorCase(word) { return code }
                guard word == "code" || word == "_code" else { return nil }
            } else if !isMark(position, "(.:") {
                return nil
            }
            position += 1
        }
        return nil
    }
}
