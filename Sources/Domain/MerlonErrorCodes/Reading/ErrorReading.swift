// SPDX-License-Identifier: Apache-2.0

/// What a pasted text says.
public struct ErrorReading: Sendable, Hashable, Codable {
    /// The codes found, each once: error by error, and the outermost of each error first.
    public var codes: [FoundCode] = []
    /// What the text says beside its codes, each once, in the text's order.
    public var signs: [FoundSign] = []
    /// The URLs found, the ones named as failing first.
    public var urls: [FoundURL] = []
    /// The frameworks whose wording was recognised.
    public var wrappers: [ErrorWrapper] = []
    /// The server's certificates as `NSErrorPeerCertificateChainKey` lists them, the leaf first.
    public var peerCertificates: [PeerCertificate] = []
    /// What was left out, and why; empty where the whole text was read.
    public var cuts: [ErrorReadingCut] = []

    /// A reading in which nothing was found.
    public init() {}

    /// The codes that no table explains.
    public var unknownCodes: [FoundCode] { codes.filter { $0.code == nil } }

    /// The URL to ask about: the first that is named as failing, else the first that is no documentation.
    public var failingURL: FoundURL? { urls.first { $0.role != .documentation } }

    /// Whether the text held nothing that is understood.
    public var isEmpty: Bool { codes.isEmpty && signs.isEmpty }

    /// Whether what was given can be read as text at all.
    public var isText: Bool { !cuts.contains(.notText) }
}

/// Something that was not read, or not kept.
public enum ErrorReadingCut: Sendable, Hashable, Codable {
    /// The text is longer than the budget; the rest of it was not read.
    case text(bytes: Int, limit: Int)
    /// There are more different codes than the budget keeps.
    case codes(limit: Int)
    /// There are more different URLs than the budget keeps.
    case urls(limit: Int)
    /// Brackets are nested deeper than the budget follows, so that the order of the codes may be wrong.
    case nesting(limit: Int)
    /// The server's chain is longer than the budget keeps.
    case certificates(limit: Int)
    /// The input is not text, so that any words in it stand there by chance. Nothing was read.
    case notText
    /// A code has more digits than any error code.
    case numberTooLong(domain: ErrorDomain, offset: Int)
}

extension ErrorReadingCut: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .text(let bytes, let limit):
            "the text has \(bytes) bytes and only the first \(limit) were read"
        case .codes(let limit): "the text has more than \(limit) different codes; the rest was left out"
        case .urls(let limit): "the text has more than \(limit) different URLs; the rest was left out"
        case .nesting(let limit):
            "brackets are nested deeper than \(limit); the order of the codes may be wrong"
        case .certificates(let limit):
            "the server's chain has more than \(limit) certificates; the rest was left out"
        case .numberTooLong(let domain, let offset):
            domain == .unstated
                ? "the code at byte \(offset) has too many digits to be read"
                : "the code of \(domain.rawValue) at byte \(offset) has too many digits to be read"
        case .notText: "the input is not text: print the error and paste what that writes"
        }
    }
}

/// One certificate of the server's chain, by the names that CFNetwork prints.
public struct PeerCertificate: Sendable, Hashable, Codable {
    /// The subject's common name.
    public var subject: String
    /// The issuer's common name.
    public var issuer: String

    /// A certificate of these names.
    public init(subject: String, issuer: String) {
        self.subject = subject
        self.issuer = issuer
    }

    /// Whether subject and issuer are the same.
    public var isSelfIssued: Bool { subject == issuer }
}
