// SPDX-License-Identifier: Apache-2.0

/// A key of `NSExceptionDomains` or `NSPinnedDomains` taken apart: the host that was meant, and what
/// stands around or in it that a host name can't have.
struct HostNameReading {
    /// Something in a key that keeps it from being the name of a host as URLs carry it.
    enum Fault: Hashable {
        case brackets, leadingDot, path, port, scheme, trailingDot, upperCase, wildcard
        /// Anything else, in words that follow "holds".
        case malformed(String)
    }

    /// What was found, in the order in which a reader of the key meets it.
    private(set) var faults: [Fault] = []
    /// The host that was meant, without the faults; nil where it can't be told.
    private(set) var host: String?

    /// Whether a URL can reach an entry of pins by this name: the look-up ignores case.
    var isReachableForPins: Bool { faults.allSatisfy { $0 == .upperCase } }

    init(_ text: String) {
        // Nearly every key is a plain name: it is not taken apart.
        if text.isPlainHostName {
            host = text
            return
        }
        var rest = text.trimmingWhiteSpace
        if rest.utf8.count != text.utf8.count { faults.append(.malformed("white space around it")) }
        if let scheme = rest.range(of: "://") {
            faults.append(.scheme)
            rest = rest[scheme.upperBound...]
        } else if rest.hasPrefix("//") {
            faults.append(.malformed("two slashes before the host"))
            rest = rest.dropFirst(2)
        }
        let path = rest.drop { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "\\" }
        // A lone slash behind a scheme is the end of a URL and no path of its own.
        if !path.isEmpty, path != "/" || !faults.contains(.scheme) { faults.append(.path) }
        rest = rest[..<path.startIndex]
        if let at = rest.lastIndex(of: "@") {
            faults.append(.malformed("a user's name before the host"))
            rest = rest[rest.index(after: at)...]
        }
        if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
            faults.append(.brackets)
            if rest[end...].dropFirst().hasPrefix(":") { faults.append(.port) }
            host = IPAddress(String(rest[..<end].dropFirst()))?.description
            return
        }
        if let address = IPAddress(String(rest)) {
            host = address.description
            return
        }
        if let colon = rest.firstIndex(of: ":") {
            faults.append(.port)
            rest = rest[..<colon]
        }
        readHost(String(rest))
    }

    private mutating func readHost(_ text: String) {
        var name = text
        if name.contains("*") {
            faults.append(.wildcard)
            if let range = Self.rangeOfOctets(name) {
                host = range
                return
            }
            if name.hasPrefix("*.") { name.removeFirst(2) } else if name.hasPrefix("*") { name.removeFirst() }
        }
        if name.hasPrefix("."), name != "." {
            if !faults.contains(.wildcard) { faults.append(.leadingDot) }
            name = String(name.drop { $0 == "." })
        }
        if name.hasSuffix("."), name != "." {
            faults.append(.trailingDot)
            while name.hasSuffix(".") { name.removeLast() }
        }
        let lowerCase = String(
            decoding: name.utf8.map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 }, as: UTF8.self)
        if lowerCase.utf8.elementsEqual(name.utf8) == false { faults.append(.upperCase) }
        if let fault = Self.fault(inLabelsOf: lowerCase) {
            faults.append(.malformed(fault))
        } else if !lowerCase.contains("*") {
            host = lowerCase
        }
    }

    /// `192.168.1.*` and `192.168.*.*` as the range that they were meant for.
    private static func rangeOfOctets(_ name: String) -> String? {
        let octets = name.split(separator: ".", omittingEmptySubsequences: false)
        let known = octets.prefix { $0 != "*" }
        guard octets.count == 4, !known.isEmpty, octets[known.count...].allSatisfy({ $0 == "*" }) else {
            return nil
        }
        let key = "\(known.joined(separator: "."))/\(8 * known.count)"
        return AddressRange(key: key).map { "\($0.network)/\($0.prefixLength)" }
    }

    /// What the labels hold that those of a host name can't.
    private static func fault(inLabelsOf name: String) -> String? {
        guard name.utf8.contains(where: { $0 != UInt8(ascii: ".") }) else { return "no host" }
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            let form = Punycode.suggestion(for: Array(name.utf8)).map { "most likely \($0)" } ?? "xn--…"
            return "letters outside ASCII (a URL carries the punycode form, \(form))"
        }
        guard !name.contains(where: \.isWhitespace) else { return "white space" }
        if let other = name.first(where: { !$0.isLetter && !$0.isNumber && !"-_.*".contains($0) }) {
            return "the character \(shown(String(other)))"
        }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !labels.contains("") else { return "two dots in a row" }
        // RFC 1035 section 2.3.4.
        guard labels.allSatisfy({ $0.utf8.count <= 63 }) else { return "a label of more than 63 characters" }
        return name.utf8.count > 253 ? "more than 253 characters" : nil
    }
}

extension String {
    /// Whether this is a host name as URLs carry it: letters in lower case, digits, hyphens and underscores
    /// in labels of proper length.
    fileprivate var isPlainHostName: Bool {
        var label = 0
        for byte in utf8 {
            if byte == UInt8(ascii: ".") {
                guard label > 0 else { return false }
                label = 0
            } else {
                guard
                    (byte.isLetter && !byte.isUpperCase) || byte.isDigit || byte == UInt8(ascii: "-")
                        || byte == UInt8(ascii: "_")
                else { return false }
                label += 1
                guard label <= 63 else { return false }
            }
        }
        return label > 0 && utf8.count <= 253
    }

    var trimmingWhiteSpace: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}

extension Substring {
    /// The first place where `text` (ASCII) stands.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
