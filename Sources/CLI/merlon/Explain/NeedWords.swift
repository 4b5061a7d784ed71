// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// A need as it is typed: a URL, and behind it what is known of its server.
enum NeedWords {
    /// The words that may stand behind a URL.
    static let known =
        ["no-tls", "tls1.0", "tls1.1", "tls1.2", "no-forward-secrecy"]
        + ATSServer.Defect.allCases.map(\.rawValue)

    /// The need in `text`: `https://old.example tls1.0 no-forward-secrecy`.
    static func need(_ text: String, loader: ATSLoader) throws(CommandError) -> (url: String, need: ATSNeed) {
        let words = text.split(separator: " ").map(String.init)
        let url = words.first ?? ""
        var server = ATSServer.modern
        for word in words.dropFirst() { try server.learn(word) }
        do {
            return (url, try ATSNeed(url: url, loader: loader, server: server))
        } catch {
            throw .notUsable(path: url, reason: error.description, hint: nil)
        }
    }
}

extension ATSServer {
    fileprivate mutating func learn(_ word: String) throws(CommandError) {
        switch word {
        case "no-tls": newestTLS = nil
        case "tls1.0": newestTLS = .tls10
        case "tls1.1": newestTLS = .tls11
        case "tls1.2": newestTLS = .tls12
        case "no-forward-secrecy":
            offersForwardSecrecy = false
            // TLS 1.3 has no other key exchange: a server without it stops at 1.2.
            newestTLS = newestTLS.map { min($0, .tls12) }
        default:
            guard let defect = Defect(rawValue: word) else {
                throw .usage(
                    .unknownName(
                        kind: "property of a server", word,
                        suggestion: nearest(to: word, in: NeedWords.known),
                        hint: "there are \(NeedWords.known.joined(separator: ", "))"))
            }
            defects.insert(defect)
        }
    }
}
