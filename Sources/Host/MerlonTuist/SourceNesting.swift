// SPDX-License-Identifier: Apache-2.0

/// How deep the brackets of a Swift source are nested, counted without parsing it.
///
/// The toolchain's parser looks ahead for a type at each `[`, and once more at each `[` in it: its work doubles
/// with every level, and no limit of its own bounds that. So a source is measured before it is parsed.
/// Strings and comments are stepped over; where a regular expression may begin, quotation marks are not
/// trusted for the rest of the line, so that none can hide brackets.
struct SourceNesting {
    /// The deepest nesting of `[`.
    private(set) var squareBrackets = 0
    /// The deepest nesting of brackets of any kind, `<` among them.
    private(set) var all = 0

    private var squareDepth = 0
    private var depth = 0
    private var position = 0
    /// The strings around the code at hand, each with the parentheses that are open in its interpolation.
    private var strings: [(hashes: Int, isMultiline: Bool, parentheses: Int)] = []
    private let bytes: [UInt8]

    /// Measures `bytes`.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count { step() }
    }

    private mutating func step() {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "/"): countLine()
        case UInt8(ascii: "\""): beginString(hashes: 0)
        case UInt8(ascii: "#"):
            let hashes = run(of: UInt8(ascii: "#"))
            position += hashes
            if peek(0) == UInt8(ascii: "\"") { beginString(hashes: hashes) }
        case UInt8(ascii: ")") where strings.last?.parentheses == 0:
            position += 1
            if let string = strings.popLast() { skipString(string.hashes, string.isMultiline) }
        default:
            if let inner = strings.indices.last {
                if byte == UInt8(ascii: "(") { strings[inner].parentheses += 1 }
                if byte == UInt8(ascii: ")") { strings[inner].parentheses -= 1 }
            }
            count(byte)
            position += 1
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// How many bytes from here on are `byte`, counted up to `limit`.
    private func run(of byte: UInt8, upTo limit: Int = .max) -> Int {
        bytes[position...].prefix(limit).prefix { $0 == byte }.count
    }

    private mutating func count(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["):
            squareDepth += 1
            depth += 1
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: "]"):
            squareDepth = max(0, squareDepth - 1)
            depth = max(0, depth - 1)
        case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
        case UInt8(ascii: ">") where position == 0 || bytes[position - 1] != UInt8(ascii: "-"):
            depth = max(0, depth - 1)
        default: return
        }
        squareBrackets = max(squareBrackets, squareDepth)
        all = max(all, depth)
    }

    private mutating func skipLine() {
        while position < bytes.count, !isLineEnd(bytes[position]) { position += 1 }
    }

    /// Counts every bracket up to the end of the line but those in comments.
    private mutating func countLine() {
        position += 1
        while position < bytes.count, !isLineEnd(bytes[position]) {
            if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else {
                count(bytes[position])
                position += 1
            }
        }
    }

    private mutating func skipComment() {
        var level = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                level += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                level -= 1
                position += 2
                if level == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func beginString(hashes: Int) {
        let isMultiline = run(of: UInt8(ascii: "\""), upTo: 3) == 3
        position += isMultiline ? 3 : 1
        skipString(hashes, isMultiline)
    }

    /// Steps over what is left of a string that begins behind `hashes` number signs, up to its end or to
    /// the code of an interpolation. A string of one line ends with it at the latest.
    private mutating func skipString(_ hashes: Int, _ isMultiline: Bool) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), isFollowedByHashes(hashes) {
                position += 1 + hashes
                position += 1
                if bytes[min(position, bytes.count) - 1] == UInt8(ascii: "(") {
                    strings.append((hashes, isMultiline, 0))
                    return
                }
            } else if byte == UInt8(ascii: "\"") {
                let quotes = isMultiline ? 3 : 1
                guard run(of: byte, upTo: quotes) == quotes else {
                    position += 1
                    continue
                }
                position += quotes
                let closing = run(of: UInt8(ascii: "#"), upTo: hashes)
                position += closing
                if closing == hashes { return }
            } else if !isMultiline, isLineEnd(byte) {
                return
            } else {
                position += 1
            }
        }
    }

    private func isFollowedByHashes(_ hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
