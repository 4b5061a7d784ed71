// SPDX-License-Identifier: Apache-2.0

/// A `_kCFStreamError…Key` with its value.
struct StreamKey {
    var isDomain: Bool
    var value: Int
    var start: Int
    var numberIndex: Int
    var bracket: Int32
}

extension CodeScanner {
    /// A key or word whose number belongs to a fixed domain.
    mutating func scanKey(_ word: String, _ index: Int) -> Bool {
        switch word {
        case "_kcfstreamerrorcodekey", "kcfstreamerrorcodekey": return keepStreamKey(isDomain: false, index)
        case "_kcfstreamerrordomainkey", "kcfstreamerrordomainkey":
            return keepStreamKey(isDomain: true, index)
        case "kcfgetaddrinfofailurekey": return scanValue(.netDB, index)
        case "kcfdnsservicefailurekey": return scanValue(.dnsService, index)
        case "errno", "so_error": return scanValue(.posix, index)
        case "err": return scanTransportError(index)
        case "os" where self.word(index + 1) == "error": return scanValue(.posix, index + 1)
        case "cfnetwork" where Self.fillers.contains(self.word(index + 1)):
            return scanNamed(.cfNetwork, index)
        case "curl": return scanCurl(index)
        case "alert": return scanAlert(index)
        case "unitytls": return scanNamed(ErrorDomain(rawValue: "UnityTls"), index)
        case "verify", "verification": return scanVerification(index)
        case "depth": return scanDepth(index)
        default: return false
        }
    }

    /// A symbol of a header: `errSSLPeerHandshakeFail`, `ECONNREFUSED`; or a case of `URLError.Code` after
    /// a dot, where it is long enough to be nothing else.
    mutating func scanSymbol(_ word: String, _ index: Int) -> Bool {
        if Self.symbolPrefixes.contains(where: word.hasPrefix), let code = ErrorCodeTable.code(named: word) {
            add(code, form: .symbol, token: index)
            return true
        }
        if text.byte(tokens[index].start) == UInt8(ascii: "E"), word.utf8.count >= 4, isUpperCase(index),
            let code = ErrorCodeTable.code(named: word), code.domain == .posix
        {
            add(code, form: .symbol, token: index)
            return true
        }
        if isMark(index - 1, "."), word.utf8.count >= 14, let code = ErrorCodeTable.urlErrorCase(word) {
            add(code, form: .symbol, token: index)
            return true
        }
        return false
    }

    /// Puts each stream code together with the stream domain of the same error.
    mutating func pairStreamKeys() {
        let domains = Dictionary(grouping: streamKeys.filter(\.isDomain), by: \.bracket)
        for key in streamKeys where !key.isDomain && key.value != 0 {
            let near = domains[key.bracket].flatMap { Self.nearest(in: $0, to: key.numberIndex) }
            add(streamDomain(near?.value, key.value), numberAt: key.numberIndex, from: key.start)
        }
    }

    private static func nearest(in keys: [StreamKey], to index: Int) -> StreamKey? {
        let next = keys.partitioningIndex { $0.numberIndex >= index }
        let around = keys[max(0, next - 1)..<min(keys.count, next + 1)]
        return around.min { abs($0.numberIndex - index) < abs($1.numberIndex - index) }
    }

    private func streamDomain(_ stated: Int?, _ number: Int) -> ErrorDomain {
        if let stated {
            return ErrorDomain(streamDomain: stated)
                ?? ErrorDomain(rawValue: "kCFStreamErrorDomain \(stated)")
        }
        if let domain = CodeResolution.domain(ofBare: number), domain != .url { return domain }
        let candidates: [ErrorDomain] = number > 0 ? [.posix] : [.streamHTTP]
        return candidates.first { ErrorCodeTable.code($0, number) != nil } ?? .unstated
    }

    private mutating func keepStreamKey(isDomain: Bool, _ index: Int) -> Bool {
        guard let number = value(of: index), let value = tokens[number].number else { return false }
        isUsed[number] = true
        streamKeys.append(
            StreamKey(
                isDomain: isDomain, value: value, start: tokens[index].start, numberIndex: number,
                bracket: bracketOf[index]))
        return true
    }

    private mutating func scanValue(_ domain: ErrorDomain, _ index: Int) -> Bool {
        guard let number = value(of: index), !isUsed[number], tokens[number].number != 0 else { return false }
        add(domain, numberAt: number, from: tokens[index].start)
        return true
    }

    /// The number after the key at `index`, with nothing but marks between.
    private func value(of index: Int) -> Int? {
        var position = index + 1
        while position < index + 6, isMark(position, "=:\"'([,") { position += 1 }
        return token(position)?.number == nil || beginsDate(position) ? nil : position
    }

    /// `Err(61)` at the end of CFNetwork's transport lines: `errno`, or a status of TLS.
    private mutating func scanTransportError(_ index: Int) -> Bool {
        guard isMark(index + 1, "(:="), let number = value(of: index), let value = tokens[number].number,
            !isUsed[number]
        else { return false }
        if value > 0, ErrorCodeTable.code(.posix, value) != nil {
            add(.posix, numberAt: number, form: .number, from: tokens[index].start)
            return true
        }
        return false
    }

    /// `Curl error 60`, `curl: (60)`.
    private mutating func scanCurl(_ index: Int) -> Bool {
        guard let number = numberAfter(index + 1, within: 4), !isUsed[number],
            let value = tokens[number].number,
            (1...99).contains(value)
        else { return false }
        add(.curl, numberAt: number, from: tokens[index].start)
        return true
    }

    /// `CFNetwork error 310`; `UnityTls error code: 7`, whose numbers no published header explains.
    private mutating func scanNamed(_ domain: ErrorDomain, _ index: Int) -> Bool {
        guard let number = numberAfter(index + 1, within: 5), !isUsed[number], tokens[number].number != nil
        else {
            return false
        }
        add(domain, numberAt: number, from: tokens[index].start)
        return true
    }

    /// `SSL alert number 40`.
    private mutating func scanAlert(_ index: Int) -> Bool {
        guard let number = numberAfter(index + 1, within: 4), !isUsed[number],
            let value = tokens[number].number,
            ErrorCodeTable.code(.tlsAlert, value) != nil, value > 0
        else { return false }
        add(.tlsAlert, numberAt: number, from: tokens[index].start)
        return true
    }

    /// `verify error:num=20`, `Verify return code: 21`, `Verification error: …`.
    private mutating func scanVerification(_ index: Int) -> Bool {
        var position = index + 1
        while position < index + 7, let token = token(position) {
            if let value = token.number {
                guard value > 0, ErrorCodeTable.code(.x509, value) != nil, !isUsed[position] else {
                    return false
                }
                add(.x509, numberAt: position, from: tokens[index].start)
                return true
            }
            if token.isWord, !["error", "num", "return", "code", "result"].contains(word(position)) {
                return false
            }
            position += 1
        }
        return false
    }

    /// `error 20 at 0 depth lookup`.
    private mutating func scanDepth(_ index: Int) -> Bool {
        guard index >= 4, word(index - 2) == "at", word(index - 4) == "error", !isUsed[index - 3],
            let value = tokens[index - 3].number, ErrorCodeTable.code(.x509, value) != nil
        else { return false }
        add(.x509, numberAt: index - 3, from: tokens[index - 4].start)
        return true
    }

    private func isUpperCase(_ index: Int) -> Bool {
        text.bytes[tokens[index].start..<tokens[index].end].allSatisfy { $0.lowercased != $0 }
    }

    private static let symbolPrefixes = [
        "nsurlerror", "kcfurlerror", "kcferror", "kcfhosterror", "kcfsockserror", "kcfsocks",
        "kcfstreamerror", "kcfnetservice", "kcfftperror", "errssl", "errsec", "kdnsserviceerr_",
        "averror", "webkiterror", "wkerror", "eai_", "curle_", "x509_v_err_",
    ]
}
