// SPDX-License-Identifier: Apache-2.0

/// Hosts that the text names without a URL: `pretending to be "x"`, `Failed host lookup: 'x'`,
/// `host: "x"`, `for host x`, `address = x, port = 8080`, `[C1 x:443`.
struct HostScanner {
    let text: CleanText

    /// The hosts in the text's order, as `https` URLs (`http` for port 80).
    func scan() -> [FoundURL] {
        let tokens = Token.all(of: text)
        var found: [FoundURL] = []
        for (index, token) in tokens.enumerated() where found.count < 16 {
            if case .mark = token.kind { continue }
            if let host = quotedHost(tokens, index) ?? hostAfterAddress(tokens, index)
                ?? hostAfterName(tokens, index) ?? hostWithPort(tokens, index)
            {
                found.append(host)
            }
        }
        return found
    }

    private func quotedHost(_ tokens: [Token], _ index: Int) -> FoundURL? {
        let quote = text.byte(tokens[index].start - 1)
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = tokens[index].start
        var end = start
        while end < text.bytes.count, end - start < 254, text.bytes[end] != quote, text.bytes[end] != .space {
            end += 1
        }
        guard text.byte(end) == quote else { return nil }
        let before = letters(text.bytes[max(0, start - 40)..<start])
        let after = letters(text.bytes[end..<min(text.bytes.count, end + 40)])
        guard
            before.hasSuffix("pretendingtobe") || before.hasSuffix("hostlookup")
                || isHostLabel(tokens, index) || after.hasPrefix("certificate")
        else { return nil }
        return make(Array(text.bytes[start..<end]), at: start)
    }

    /// Dart's `address = x, port = 1234`.
    private func hostAfterAddress(_ tokens: [Token], _ index: Int) -> FoundURL? {
        let start = tokens[index].start
        guard letters(text.bytes[max(0, start - 14)..<start]).hasSuffix("address"),
            "= :".utf8.contains(text.byte(start - 1))
        else {
            return nil
        }
        let end = hostEnd(start)
        return make(Array(text.bytes[start..<end]), at: start)
    }

    /// Alamofire's `failed for host x` and `required for host x but`.
    private func hostAfterName(_ tokens: [Token], _ index: Int) -> FoundURL? {
        guard index >= 2, isWord("host", tokens[index - 1]), isWord("for", tokens[index - 2]),
            text.byte(tokens[index].start - 1) == .space
        else { return nil }
        let start = tokens[index].start
        return make(Array(text.bytes[start..<hostEnd(start)]), at: start)
    }

    /// Whether a field or word `host` or `hostname` stands before the quotation mark, with nothing but a sign
    /// of equality between.
    private func isHostLabel(_ tokens: [Token], _ index: Int) -> Bool {
        var position = index - 1
        while position >= 0, position > index - 5, !tokens[position].isWord {
            guard case .mark(let mark) = tokens[position].kind, "\"':=(".utf8.contains(mark) else {
                return false
            }
            position -= 1
        }
        guard position >= 0 else { return false }
        return isWord("host", tokens[position]) || isWord("hostname", tokens[position])
    }

    private func isWord(_ word: String, _ token: Token) -> Bool {
        token.isWord && text.bytes[token.start..<token.end].elementsEqual(word.utf8) { $0.lowercased == $1 }
    }

    /// `x:443`, as Network.framework's lines name the endpoint.
    private func hostWithPort(_ tokens: [Token], _ index: Int) -> FoundURL? {
        let start = tokens[index].start
        guard tokens[index].isWord, " [(\"'=".utf8.contains(text.byte(start - 1)) else { return nil }
        var end = hostEnd(start)
        guard text.byte(end) == UInt8(ascii: ":"), text.byte(end + 1).isDigit else { return nil }
        let hostEnd = end
        end += 1
        while text.byte(end).isDigit, end - hostEnd < 7 { end += 1 }
        guard !text.byte(end).isWord, !":".utf8.contains(text.byte(end)),
            let dot = text.bytes[start..<hostEnd].lastIndex(of: UInt8(ascii: ".")),
            hostEnd - dot > 2, text.bytes[dot + 1..<hostEnd].allSatisfy(\.isLetter),
            !Self.fileEndings.contains(letters(text.bytes[dot + 1..<hostEnd]))
        else { return nil }
        return make(Array(text.bytes[start..<end]), at: start)
    }

    private func hostEnd(_ start: Int) -> Int {
        var end = start
        while end < text.bytes.count, end - start < 254,
            text.bytes[end].isWord || "-.".utf8.contains(text.bytes[end])
        {
            end += 1
        }
        return end
    }

    private func make(_ authority: [UInt8], at start: Int) -> FoundURL? {
        let authority = authority.last == UInt8(ascii: ".") ? Array(authority.dropLast()) : authority
        guard authority.contains(UInt8(ascii: ".")), !authority.contains(UInt8(ascii: "@")),
            let (host, port) = URLScanner.hostAndPort(authority)
        else { return nil }
        let scheme = port == 80 ? "http" : "https"
        let portText = port.map { $0 == 443 || $0 == 80 ? "" : ":\($0)" } ?? ""
        return FoundURL(
            text: "\(scheme)://\(host)\(portText)", scheme: scheme, host: host, port: port, role: .host,
            isRedacted: false, offset: start)
    }

    private func letters(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter(\.isLetter).map(\.lowercased), as: UTF8.self)
    }

    /// Names like `ViewController.swift:42` are places in source.
    private static let fileEndings: Set<String> = [
        "swift", "mm", "cc", "cpp", "dart", "js", "jsx", "ts", "tsx", "kt", "java", "cs", "py",
        "go", "rs", "rb", "html",
    ]
}
