// SPDX-License-Identifier: Apache-2.0

/// The parts of a URL that a decision needs, as ranges of its bytes: nothing is copied.
///
/// The grammar is RFC 3986's; where readers differ about the host (several `@`, a backslash) there is an
/// error in place of a guess.
struct URLSplit {
    /// The scheme, in any case of letters.
    var scheme: ATSScheme
    /// The host as written, with its brackets where it has them.
    var host: Range<Int>
    /// The port, or nil where none or an empty one is written.
    var port: Int?

    /// Splits `bytes`.
    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ATSURLError) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= ATSURLBudget.urlBytes else {
            throw .tooLong(bytes: bytes.count, limit: ATSURLBudget.urlBytes)
        }
        let colon = try Self.endOfScheme(bytes)
        scheme = try Self.scheme(bytes, end: colon)
        guard colon + 2 < bytes.count, bytes[colon + 1] == slash, bytes[colon + 2] == slash else {
            throw .noHost
        }
        let authority = try Self.authority(bytes, from: colon + 3)
        (host, port) = try Self.hostAndPort(bytes, authority)
    }

    private static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) throws(ATSURLError) -> Int {
        for (index, byte) in bytes.enumerated() {
            if byte == colonByte {
                guard index > 0 else { throw .noScheme }
                return index
            }
            let isLater =
                byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == dot
            guard byte.isLetter || (index > 0 && isLater) else { throw .noScheme }
        }
        throw .noScheme
    }

    private static func scheme(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) throws(ATSURLError) -> ATSScheme
    {
        func isScheme(_ name: StaticString) -> Bool {
            name.withUTF8Buffer { name in
                name.count == end && (0..<end).allSatisfy { bytes[$0] | 0x20 == name[$0] }
            }
        }
        if isScheme("https") { return .https }
        if isScheme("http") { return .http }
        if isScheme("wss") { return .wss }
        if isScheme("ws") { return .ws }
        // `localhost:8080` and `example.com:443/path` read as schemes, but their authors meant hosts.
        if end + 1 < bytes.count, bytes[end + 1].isDigit { throw .noScheme }
        let shown = bytes[..<min(end, ATSURLBudget.schemeShown)]
        throw .schemeOutsideATS(String(decoding: shown, as: UTF8.self).lowercased())
    }

    /// The authority without its user part.
    private static func authority(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) throws(ATSURLError) -> Range<Int> {
        var begin = start
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
            if byte == UInt8(ascii: "@") {
                guard begin == start else { throw .hostMalformed(.severalAtSigns) }
                begin = end + 1
            }
            // Browsers end the host at a backslash, RFC 3986 does not know it.
            if byte == UInt8(ascii: "\\") { throw .hostMalformed(.byte(byte)) }
            end += 1
        }
        return begin..<end
    }

    private static func hostAndPort(
        _ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>
    ) throws(ATSURLError) -> (Range<Int>, Int?) {
        guard !authority.isEmpty else { throw .noHost }
        var end = authority.lowerBound
        if bytes[end] == UInt8(ascii: "[") {
            while end < authority.upperBound, bytes[end] != UInt8(ascii: "]") { end += 1 }
            guard end < authority.upperBound else { throw .hostMalformed(.bracketsWithoutIPv6) }
            end += 1
            guard end == authority.upperBound || bytes[end] == colonByte else {
                throw .hostMalformed(.bracketsWithoutIPv6)
            }
        } else {
            while end < authority.upperBound, bytes[end] != colonByte { end += 1 }
        }
        guard end > authority.lowerBound else { throw .noHost }
        guard end < authority.upperBound else { return (authority, nil) }
        return (authority.lowerBound..<end, try port(bytes, end + 1..<authority.upperBound))
    }

    private static func port(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) throws(ATSURLError) -> Int? {
        guard !range.isEmpty else { return nil }
        var number = 0
        for index in range {
            guard bytes[index].isDigit else { throw .portMalformed }
            number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
            guard number <= 65535 else { throw .portMalformed }
        }
        return number
    }
}

private let slash = UInt8(ascii: "/")
private let colonByte = UInt8(ascii: ":")
private let dot = UInt8(ascii: ".")
