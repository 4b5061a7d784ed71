// SPDX-License-Identifier: Apache-2.0

/// Reads `<cert(0x7f…) s: *.badssl.com i: R11>`, as `NSErrorPeerCertificateChainKey` is printed.
struct PeerChainScanner {
    let text: CleanText

    /// The certificates of the first chain in the text, the leaf first; `limit` + 1 where there are more.
    func scan(limit: Int) -> [PeerCertificate] {
        var chain: [PeerCertificate] = []
        var index = 0
        while index < text.bytes.count, chain.count <= limit {
            guard text.bytes[index] == UInt8(ascii: "<"), stands("<cert(", at: index) else {
                index += 1
                continue
            }
            let end = min(text.bytes.count, index + 600)
            index += 6
            guard let subject = text.bytes[index..<end].firstIndex(of: UInt8(ascii: ")")),
                stands(") s: ", at: subject),
                let close = text.bytes[subject..<end].firstIndex(of: UInt8(ascii: ">"))
            else { continue }
            guard let issuer = (subject..<close).last(where: { stands(" i: ", at: $0) }),
                issuer >= subject + 4
            else { continue }
            let certificate = PeerCertificate(
                subject: name(subject + 5, issuer), issuer: name(issuer + 4, close))
            // An underlying error prints the same chain again.
            if chain.contains(certificate) { break }
            chain.append(certificate)
            index = close
        }
        return chain
    }

    private func name(_ start: Int, _ end: Int) -> String {
        guard start < end else { return "" }
        return String(decoding: text.bytes[start..<end], as: UTF8.self)
    }

    private func stands(_ word: StaticString, at index: Int) -> Bool {
        word.withUTF8Buffer { word in
            index + word.count <= text.bytes.count
                && text.bytes[index..<index + word.count].elementsEqual(word) {
                    $0 == $1 || ($0 == .newline && $1 == .space)
                }
        }
    }
}
