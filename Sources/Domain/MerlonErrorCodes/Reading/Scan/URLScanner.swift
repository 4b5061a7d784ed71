// SPDX-License-Identifier: Apache-2.0

/// Finds URLs, and hosts that the text names without one. Everything that could be secret (user,
/// password, query, fragment, path parameters) is left out here, so that nothing after holds it.
struct URLScanner {
    let text: CleanText

    /// A URL and the byte that ended it, 0 at the text's end.
    struct Found {
        var url: FoundURL
        var terminator: UInt8
    }

    /// The different URLs in the text's order, at most one more than `limit`, each with its place in the
    /// clean text as `offset`.
    func scan(limit: Int) -> [Found] {
        var found: [Found] = []
        var places: [String: Int] = [:]
        var index = 2
        while index + 2 < text.bytes.count, found.count <= limit {
            guard text.bytes[index] == UInt8(ascii: ":"), text.bytes[index + 1] == UInt8(ascii: "/"),
                text.bytes[index + 2] == UInt8(ascii: "/"), let (url, end) = url(atColon: index)
            else {
                index += 1
                continue
            }
            index = end
            if let place = places[url.text] {
                if url.role == .failing { found[place].url.role = .failing }
            } else {
                places[url.text] = found.count
                found.append(Found(url: url, terminator: text.byte(end)))
            }
        }
        return found
    }

    private func url(atColon colon: Int) -> (FoundURL, Int)? {
        var start = colon
        while start > 0, text.bytes[start - 1].isLetter, colon - start < 8 { start -= 1 }
        let scheme = String(decoding: text.bytes[start..<colon].lazy.map(\.lowercased), as: UTF8.self)
        guard ["http", "https", "ws", "wss", "ftp"].contains(scheme) else { return nil }
        let authority = colon + 3
        var end = authority
        while end < text.bytes.count, !Self.isEnd(text.bytes[end]), !"/?#;".utf8.contains(text.bytes[end]) {
            end += 1
        }
        var isRedacted = false
        var hostStart = authority
        if let at = text.bytes[authority..<end].lastIndex(of: UInt8(ascii: "@")) {
            hostStart = at + 1
            isRedacted = true
        }
        guard let (host, port) = Self.hostAndPort(Array(text.bytes[hostStart..<end])) else { return nil }
        let pathStart = end
        while end < text.bytes.count, !Self.isEnd(text.bytes[end]), !"?#;".utf8.contains(text.bytes[end]) {
            end += 1
        }
        var pathEnd = end
        if end < text.bytes.count, "?#;".utf8.contains(text.bytes[end]) {
            isRedacted = isRedacted || (end + 1 < text.bytes.count && !Self.isEnd(text.bytes[end + 1]))
            while end < text.bytes.count, !Self.isEnd(text.bytes[end]) { end += 1 }
        } else {
            while pathEnd > pathStart, ".,:!".utf8.contains(text.bytes[pathEnd - 1]) { pathEnd -= 1 }
        }
        let path = String(decoding: text.bytes[pathStart..<pathEnd], as: UTF8.self)
        let portText = port.map { ":\($0)" } ?? ""
        let url = FoundURL(
            text: "\(scheme)://\(host)\(portText)\(path)", scheme: scheme, host: host, port: port,
            role: role(before: start, host: host), isRedacted: isRedacted, offset: start)
        return (url, end)
    }

    /// Whether the byte can't stand in a URL as errors print it.
    private static func isEnd(_ byte: UInt8) -> Bool {
        byte <= .space || "\"'<>{}|\\^`,)".utf8.contains(byte)
    }

    /// Host and port of an authority without a user; nil where it is no host.
    static func hostAndPort(_ authority: [UInt8]) -> (host: String, port: Int?)? {
        var bytes = authority[...]
        while let last = bytes.last, ".]".utf8.contains(last), bytes.first != UInt8(ascii: "[") {
            bytes.removeLast()
        }
        if bytes.first == UInt8(ascii: "[") {
            guard let close = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            let inside = bytes[bytes.startIndex + 1..<close]
            guard inside.count >= 2,
                inside.allSatisfy({ $0.hexDigit != nil || ":.%".utf8.contains($0) || $0.isWord }),
                inside.contains(UInt8(ascii: ":"))
            else { return nil }
            let host = String(decoding: bytes[...close].map(\.lowercased), as: UTF8.self)
            return (host, port(bytes[(close + 1)...]))
        }
        let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
        let name = bytes[..<colon]
        guard !name.isEmpty, name.count <= 253, let first = name.first, first.isWord || first >= 0x80,
            name.allSatisfy({ $0.isWord || $0 >= 0x80 || "-.".utf8.contains($0) })
        else { return nil }
        return (String(decoding: name.map(\.lowercased), as: UTF8.self), port(bytes[colon...]))
    }

    private static func port(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: ":"), bytes.count <= 6,
            let port = Int(String(decoding: bytes.dropFirst(), as: UTF8.self)), (1...65535).contains(port)
        else { return nil }
        return port
    }

    private func role(before start: Int, host: String) -> FoundURL.Role {
        let before = text.bytes[max(0, start - 60)..<start].filter { $0.isLetter }.map(\.lowercased)
        let words = String(decoding: before, as: UTF8.self)
        if words.hasSuffix("failingurlstringkey") || words.hasSuffix("failingurlkey")
            || words.hasSuffix("errorkey")
            || words.hasSuffix("failingurl") || words.hasSuffix("failingurlstring") || words.hasSuffix("uri")
        {
            return .failing
        }
        return Self.documentation.contains { host == $0 || host.hasSuffix("." + $0) }
            ? .documentation : .mentioned
    }

    /// Hosts of pages that errors point to for help.
    private static let documentation = [
        "developer.apple.com", "support.apple.com", "forums.developer.apple.com", "flutter.dev",
        "dart.dev", "stackoverflow.com", "reactnative.dev", "curl.se", "curl.haxx.se",
        "docs.unity3d.com", "learn.microsoft.com", "aka.ms", "w3.org",
    ]
}
