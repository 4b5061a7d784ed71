// SPDX-License-Identifier: Apache-2.0

/// A URL as a report may show it: without what could be secret.
public struct ShownURL: Sendable, Hashable, CustomStringConvertible {
    /// The text as given where it holds nothing that could be secret; else with `…` in place of user and
    /// password, query and fragment: `http://…@example.com/path?…#…`.
    public let description: String

    /// `url` as it may be shown. What is no URL is shown with as much left out as could have been meant for
    /// one of those parts.
    public init(_ url: String) {
        let bytes = Array(url.utf8)
        let authority = Self.authority(bytes)
        let userStart = authority?.lowerBound ?? 0
        let hostStart = Self.endOfUser(bytes, authority) ?? userStart
        let hasUser = hostStart > userStart + 1
        let rest = bytes[hostStart...]
        let query = rest.firstIndex { $0 == question || $0 == numberSign } ?? rest.endIndex
        let fragment = rest[query...].firstIndex(of: numberSign) ?? rest.endIndex
        description =
            String(decoding: bytes[..<userStart], as: UTF8.self) + (hasUser ? "…@" : "")
            + String(decoding: bytes[(hasUser ? hostStart : userStart)..<query], as: UTF8.self)
            + Self.hidden(rest[query..<fragment]) + Self.hidden(rest[fragment...])
    }

    /// Where the authority stands behind a scheme and slashes, up to the path, the query or the fragment; nil
    /// where no scheme is written.
    private static func authority(_ bytes: [UInt8]) -> Range<Int>? {
        let scheme = bytes.drop { $0 <= 0x20 }.prefix { byte in
            byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte)
        }
        let afterColon = bytes[scheme.endIndex...].dropFirst()
        let start = afterColon.firstIndex { $0 != slash && $0 != UInt8(ascii: "\\") } ?? bytes.endIndex
        guard scheme.first?.isLetter == true, bytes[scheme.endIndex...].first == colon,
            start > afterColon.startIndex
        else { return nil }
        let end = bytes[start...].firstIndex { $0 == slash || $0 == question || $0 == numberSign }
        return start..<(end ?? bytes.endIndex)
    }

    /// Where the host begins behind an `@`; nil without one.
    private static func endOfUser(_ bytes: [UInt8], _ authority: Range<Int>?) -> Int? {
        let at = UInt8(ascii: "@")
        guard let authority else { return bytes.lastIndex(of: at).map { $0 + 1 } }
        if let found = bytes[authority].lastIndex(of: at) { return found + 1 }
        // `http://user:pa/ss@host`: what should be a port may be the start of a password with a delimiter in it.
        let isIPv6 = bytes[authority].first == UInt8(ascii: "[")
        let port = isIPv6 ? [] : bytes[authority].drop { $0 != colon }.dropFirst()
        guard !port.allSatisfy(\.isDigit) else { return nil }
        return bytes[authority.lowerBound...].lastIndex(of: at).map { $0 + 1 }
    }

    /// A part with its delimiter, and `…` in place of what follows that.
    private static func hidden(_ part: ArraySlice<UInt8>) -> String {
        String(decoding: part.prefix(1), as: UTF8.self) + (part.count > 1 ? "…" : "")
    }
}

private let colon = UInt8(ascii: ":")
private let numberSign = UInt8(ascii: "#")
private let question = UInt8(ascii: "?")
private let slash = UInt8(ascii: "/")
