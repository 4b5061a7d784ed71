// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

/// A text as people paste it, with what must be read from it.
struct PastedError: Sendable, CustomTestStringConvertible {
    /// What the text is.
    var name: String
    /// The cause that must come first.
    var first: CauseID
    /// The codes that must be found, in order, as `url -1200`.
    var codes: [String]
    /// The text.
    var text: String

    init(_ name: String, _ first: CauseID, _ codes: [String] = [], _ text: String) {
        self.name = name
        self.first = first
        self.codes = codes
        self.text = text
    }

    var testDescription: String { name }

    static let all: [PastedError] =
        foundation + tls + logs + networkFramework + alamofire + crossPlatform + ownStacks + local + web
        + trust + wording
        + shapes + further + qualified
}

extension FoundCode {
    /// The code as the tables of this folder write it.
    var short: String {
        let names: [ErrorDomain: String] = [
            .avFoundation: "av", .cfNetwork: "cf", .curl: "curl", .dnsService: "dns", .netDB: "netdb",
            .osStatus: "status", .posix: "posix", .streamHTTP: "http", .tlsAlert: "alert", .url: "url",
            .webKit: "webkit", .wk: "wk", .x509: "x509",
        ]
        return "\(names[domain] ?? domain.rawValue) \(number)"
    }
}
