// SPDX-License-Identifier: Apache-2.0

extension CodeScanner {
    /// The second pass: numbers that no domain claimed, but that are codes by their range or surroundings.
    mutating func scanNumbers() {
        for index in tokens.indices {
            guard case .number(let value, let isHex) = tokens[index].kind, !isUsed[index] else { continue }
            if !isHex, scanDomainPair(value, index) { continue }
            scanBare(value, isHex: isHex, index)
        }
    }

    /// CFNetwork's `[3:-9813]`, `3:-9807`, `error(3:-9807)`, `1:61`: a stream domain's number and a code.
    private mutating func scanDomainPair(_ value: Int, _ index: Int) -> Bool {
        guard let domain = ErrorDomain(streamDomain: value), value > 0, !tokens[index].isGlued,
            isMark(index + 1, ":"),
            let code = token(index + 2), let number = code.number, number != 0, !isUsed[index + 2],
            tokens[index + 1].start == tokens[index].end, code.start == tokens[index + 1].end,
            !code.hasLeadingZero,
            !isMark(index + 3, ":"), !continuesTimeOfDay(tokens[index])
        else { return false }
        if case .number(_, isHex: true) = code.kind { return false }
        let (resolved, signed) = CodeResolution.resolve(domain, number)
        let isKnown = ErrorCodeTable.code(resolved, signed) != nil && signed == number
        let isEnclosed = isMark(index - 1, "[(") && isMark(index + 3, "])")
        guard number < 0 && isKnown || (isEnclosed || isKnown) && speaksOfError(before: index) else {
            return false
        }
        isUsed[index] = true
        add(domain, numberAt: index + 2, from: tokens[index].start)
        return true
    }

    private mutating func scanBare(_ value: Int, isHex: Bool, _ index: Int) {
        let token = tokens[index]
        guard !token.isGlued, !token.hasLeadingZero, !"%/".utf8.contains(text.byte(token.end)) else { return }
        if value < 0 {
            guard !followsTimeOfDay(token), let domain = CodeResolution.domain(ofBare: value) else { return }
            add(domain, numberAt: index, form: .number)
        } else if let signed = CodeResolution.signed32(value) {
            guard let domain = CodeResolution.domain(ofBare: signed) else { return }
            add(domain, numberAt: index, form: .number)
        } else if !isHex, Self.readsWithoutSign(value),
            tokens.count == 1 || speaksOfError(before: index, within: 4),
            let domain = CodeResolution.domain(ofBare: -value)
        {
            add(domain, numberAt: index, form: .number)
        }
    }

    /// Numbers that are taken for codes although their minus is missing. The WebSocket closing codes
    /// (1000 to 1015) are not among them.
    private static func readsWithoutSign(_ value: Int) -> Bool {
        value == 1022 || (1200...1206).contains(value) || (9800...9890).contains(value)
            || (67585...67999).contains(value)
            || value == 34018
    }

    /// Whether `10:15` or `10:15:30.5` stands before the token, so that `-1000` is a time zone.
    private func followsTimeOfDay(_ token: Token) -> Bool {
        var index = token.start - 1
        while text.byte(index) == .space { index -= 1 }
        guard text.byte(index).isDigit else { return false }
        while text.byte(index).isDigit || ".,".utf8.contains(text.byte(index)) { index -= 1 }
        return text.byte(index) == UInt8(ascii: ":") && text.byte(index - 1).isDigit
    }

    /// Whether the token is the minutes or seconds of a time of day.
    private func continuesTimeOfDay(_ token: Token) -> Bool {
        text.byte(token.start - 1) == UInt8(ascii: ":") && text.byte(token.start - 2).isDigit
    }

    /// Whether the words before the token speak of an error or of CFNetwork's connections.
    private func speaksOfError(before index: Int, within limit: Int = 10) -> Bool {
        let first = max(0, index - limit)
        return (first..<index).contains { Self.errorWords.contains(word($0)) }
    }

    private static let errorWords: Set<String> = [
        "cfnetwork", "code", "conn", "connect", "connection", "err", "errcode", "error",
        "errorcode", "errssl", "fail", "failed", "failure", "fehler", "erreur", "nsurlsession",
        "osstatus", "reason", "ssl", "status", "tic", "tls", "trust", "handshake", "sslhandshake",
        "nsurlconnection", "errsec",
    ]
}
