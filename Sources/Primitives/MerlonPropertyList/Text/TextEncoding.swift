// SPDX-License-Identifier: Apache-2.0

/// How the characters of a text form are written as bytes.
enum TextEncoding: Equatable {
    case latin1
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
    case windows1252

    /// The encoding that the first bytes show, and the length of the byte order mark.
    ///
    /// Without a mark the zero bytes beside the first character tell, as RFC 4627 section 3 had it: each
    /// text form begins with an ASCII character.
    static func detect(_ bytes: [UInt8]) -> (encoding: TextEncoding, markLength: Int) {
        func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
        return switch (byte(0), byte(1), byte(2), byte(3)) {
        case (0xEF, 0xBB, 0xBF, _): (.utf8, 3)
        case (0xFF, 0xFE, 0, 0): (.utf32(bigEndian: false), 4)
        case (0, 0, 0xFE, 0xFF): (.utf32(bigEndian: true), 4)
        case (0xFF, 0xFE, _, _): (.utf16(bigEndian: false), 2)
        case (0xFE, 0xFF, _, _): (.utf16(bigEndian: true), 2)
        case (0, 0, 0, .some(1...)): (.utf32(bigEndian: true), 0)
        case (.some(1...), 0, 0, 0): (.utf32(bigEndian: false), 0)
        case (0, .some(1...), _, _): (.utf16(bigEndian: true), 0)
        case (.some(1...), 0, _, _): (.utf16(bigEndian: false), 0)
        default: (.utf8, 0)
        }
    }

    /// The encoding that an XML declaration names, for a file whose declaration could be read as ASCII;
    /// nil for one that this reader does not have.
    ///
    /// Core Foundation reads the bytes above 127 of a file that says `US-ASCII` as ISO 8859-1.
    init?(declared name: String) {
        switch name.lowercased() {
        case "ascii", "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "us-ascii": self = .latin1
        case "utf-8", "utf8": self = .utf8
        case "cp1252", "windows-1252": self = .windows1252
        default: return nil
        }
    }

    /// The bytes that a character takes, of which the first UTF-8 byte is `lead`.
    func width(lead: UInt8) -> Int {
        switch self {
        case .latin1, .windows1252: 1
        case .utf8: lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        case .utf16: lead < 0xF0 ? 2 : 4
        case .utf32: 4
        }
    }
}
