// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reads the text of one pin, or reports why the system drops it or can never match it.
    mutating func checkPin(_ node: PropertyListNode, at path: PropertyListKeyPath) -> ATSPinnedDomain.Pin? {
        guard let text = node.string else {
            var intended: String?
            if case .data(let bytes) = node.value, bytes.count == digestLength {
                intended = Base64.encode(bytes)
            }
            reportMalformed(
                node, at: path, intended: intended,
                "is of type \(node.value.typeName), and the system reads a string of base64")
            return nil
        }
        guard let digest = Base64.decode(text) else {
            if text.isUnresolved {
                reportUnresolved(text, node, of: .digest, wanted: "the base64 of a SHA-256 digest", at: path)
            } else {
                let mistake = PinMistake(undecodable: text)
                reportMalformed(
                    node, at: path, intended: mistake.intended,
                    "is \(shown(text)), \(mistake.words) and no base64")
            }
            return nil
        }
        if digest.count != digestLength {
            let mistake = PinMistake(text, ofLength: digest.count)
            log.add(
                .pinWrongLength, at: path, node.place, intended: mistake.intended,
                "This pin stands for \(digest.count) bytes, and a SHA-256 digest has \(digestLength)"
                    + "\(mistake.words): the system keeps it, and it can never match.")
        } else if let reason = placeholder(digest, text) {
            log.add(
                .pinNeverMatches, at: path, node.place,
                "The pin \(shown(text)) is \(reason): no key has this digest, so it can never match.")
        }
        return ATSPinnedDomain.Pin(base64: text, digest: digest, place: node.place)
    }
}

extension ATSPinnedDomain.Pin {
    /// Whether a key with this digest can exist.
    var canMatch: Bool { digest.count == digestLength && placeholder(digest, base64) == nil }
}

/// The bytes of a SHA-256 digest.
private let digestLength = 32

/// What was most likely written in place of a pin.
private struct PinMistake {
    /// The pin in the form that is read, where it can be told from what was written.
    var intended: String?
    /// What was written.
    var words: String

    /// The mistake in a text that is not base64.
    init(undecodable text: String) {
        let bare = text.filter { !$0.isWhitespace }
        if text.isEmpty {
            words = "an empty string"
        } else if bare.contains("-----BEGIN") {
            words = "a PEM text in place of its key's digest,"
        } else if let hex = Self.hexDigest(bare.filter { $0 != ":" }) {
            intended = hex
            words = "a digest in hexadecimal"
        } else if bare != text, let pin = Self.pin(bare) {
            intended = pin
            words = "a pin with white space in it"
        } else if let pin = Self.pin(bare.unwrappedPin) {
            intended = pin
            words =
                bare.unwrappedPin == bare
                ? "a pin in base64url or without its padding" : "a pin with its algorithm's name"
        } else {
            words = "no pin"
        }
    }

    /// The mistake in a base64 text whose bytes are not as many as a digest's.
    init(_ text: String, ofLength count: Int) {
        if let hex = Self.hexDigest(text) {
            intended = hex
            words = " (this looks like the digest in hexadecimal)"
        } else if text.unwrappedPin != text, let pin = Self.pin(text.unwrappedPin) {
            intended = pin
            words = " (this looks like a pin with its algorithm's name)"
        } else if count == 20
            || (text.utf8.count == 40 && text.utf8.allSatisfy { $0.hexadecimalValue != nil })
        {
            words = " (this looks like a SHA-1 digest)"
        } else if text.hasPrefix("MFkw") || text.hasPrefix("MHYw") || text.hasPrefix("MII")
            || text.hasPrefix("MIG")
        {
            words = " (this looks like a key or certificate itself, of whose key the digest is wanted)"
        } else if count == 48 || count == 64 {
            words = " (this looks like a SHA-\(count * 8) digest)"
        } else {
            words = ""
        }
    }

    /// The base64 of 64 hexadecimal digits.
    private static func hexDigest(_ text: String) -> String? {
        let digits = text.utf8.compactMap(\.hexadecimalValue)
        guard digits.count == 2 * digestLength, text.utf8.count == digits.count else { return nil }
        return Base64.encode(
            stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }

    /// `text` as a pin, its base64url letters and missing padding put right.
    private static func pin(_ text: String) -> String? {
        var letters = text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        if letters.count == 43 { letters.append("=") }
        let pin = String(letters)
        return Base64.decode(pin)?.count == digestLength ? pin : nil
    }
}

/// Why no key can have this digest, or nil where one could.
private func placeholder(_ digest: [UInt8], _ text: String) -> String? {
    if Base64.encode(digest) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=" {
        return "the digest of no bytes at all"
    }
    if digest.allSatisfy({ $0 == digest.first }) { return "one byte repeated" }
    let letters = text.utf8.dropLast()
    return letters.allSatisfy { $0 == letters.first } ? "one letter repeated, a placeholder" : nil
}

extension String {
    /// Without `sha256/`, `sha256//`, `sha256:`, `sha256-` or `pin-sha256="…"` around it, as other systems
    /// write pins.
    fileprivate var unwrappedPin: String {
        var rest = self[...]
        if rest.hasPrefix("pin-") { rest = rest.dropFirst(4) }
        guard rest.lowercased().hasPrefix("sha256"), let mark = rest.dropFirst(6).first, "/:-=".contains(mark)
        else {
            return self
        }
        // curl writes two slashes.
        rest = rest.dropFirst(rest.dropFirst(6).hasPrefix("//") ? 8 : 7).drop { $0 == "\"" }
        while rest.last == "\"" || rest.last == ";" { rest = rest.dropLast() }
        return String(rest)
    }
}
