// SPDX-License-Identifier: Apache-2.0

/// The declaration `<?xml version="1.0" encoding="UTF-8"?>` at the start of an XML file.
enum XMLDeclaration {
    /// The encoding that the declaration of an 8-bit file names; nil where there is no declaration, or none
    /// of an encoding.
    static func encoding(in bytes: [UInt8]) throws(PropertyListError) -> TextEncoding? {
        // Core Foundation too looks for the declaration behind white space only.
        let declaration = bytes.prefix(longest).drop(while: \.isSpace)
        guard declaration.starts(with: "<?xml".utf8),
            let close = declaration.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let text = String(decoding: declaration[..<close], as: UTF8.self)
        guard let name = value(of: "encoding", in: text) else { return nil }
        if let encoding = TextEncoding(declared: name) { return encoding }
        // UTF-16 can't have been read byte for byte up to here: the declaration was left behind by a
        // conversion. Core Foundation refuses such a file.
        let printable = name.prefix(24).filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0))
        }
        throw .unsupportedEncoding(printable)
    }

    /// More than any declaration needs: what is longer is no declaration.
    private static let longest = 1024

    private static func value(of name: String, in text: String) -> String? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
        for (index, part) in parts.enumerated() where index % 2 == 0 && index + 2 < parts.count {
            var label = part.filter { !$0.isWhitespace }
            guard label.popLast() == "=" else { continue }
            if label.hasSuffix(name) { return String(parts[index + 1]) }
        }
        return nil
    }
}
