// SPDX-License-Identifier: Apache-2.0

extension CodeScanner {
    /// The third pass: numbers that are in no known range, but that the text itself calls an error's
    /// (`error: -98765`, `NWError tls(-4321)`, `nw_connection failed error: 61`).
    mutating func scanUnstated() {
        for index in tokens.indices where !isUsed[index] {
            let token = tokens[index]
            guard !token.isGlued, !token.hasLeadingZero, !"%/".utf8.contains(text.byte(token.end)),
                let label = label(of: index)
            else { continue }
            switch token.kind {
            case .number(let value, isHex: false) where value != 0 && !beginsDate(index):
                guard let domain = domain(of: value, at: index, label: label) else { continue }
                add(domain, numberAt: index, form: .number)
            case .otherNumber(isLong: true) where Self.codeWords.contains(word(label)) && !isExit(label):
                longNumbers.append((.unstated, token.start))
            default: break
            }
        }
    }

    /// Whose code the number is, or nil where it need not be a code.
    private func domain(of value: Int, at index: Int, label: Int) -> ErrorDomain? {
        let word = word(label)
        if let domain = Self.networkCases[word], isMark(index - 1, "("), names("nwerror", before: label) {
            return domain
        }
        guard Self.codeWords.contains(word), !isExit(label) else { return nil }
        // "Err:-1" is what every failing call of C returns; its errno follows.
        if value < 0 { return value == -1 && word == "err" ? nil : .unstated }
        if ErrorCodeTable.code(.posix, value) != nil, speaksOfSockets(before: label) { return .posix }
        // A status of HTTP is called an error code too.
        let isCode = word == "errorcode" || (word == "code" && self.word(label - 1) == "error")
        return isCode && !(100...599).contains(value) ? .unstated : nil
    }

    /// The last word before the number, where nothing but marks and an `Optional` lies between.
    private func label(of index: Int) -> Int? {
        var position = index - 1
        while position >= 0, position > index - 6 {
            if tokens[position].isWord {
                guard ["optional", "rawvalue", "is", "was"].contains(word(position)) else { return position }
            } else if !isMark(position, ":=([\"'#") {
                return nil
            }
            position -= 1
        }
        return nil
    }

    private func isExit(_ label: Int) -> Bool { ["exit", "status"].contains(word(label - 1)) }

    private func names(_ name: String, before index: Int) -> Bool {
        (max(0, index - 3)..<index).contains { word($0) == name }
    }

    private func speaksOfSockets(before index: Int) -> Bool {
        (max(0, index - 10)..<index).contains { position in
            let word = word(position)
            return word.hasPrefix("nw_") || Self.socketWords.contains(word)
        }
    }

    /// The cases of Network.framework's `NWError`.
    private static let networkCases: [String: ErrorDomain] = [
        "dns": .dnsService, "posix": .posix, "tls": .osStatus,
    ]

    private static let codeWords: Set<String> = [
        "_code", "code", "err", "errcode", "erreur", "erro", "error", "errorcode", "errore", "fehler",
        "fehlercode", "fel", "fejl", "fout",
    ]

    private static let socketWords: Set<String> = ["connect", "posix", "socket", "tcp", "udp"]
}
