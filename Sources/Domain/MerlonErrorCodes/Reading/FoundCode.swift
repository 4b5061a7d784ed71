// SPDX-License-Identifier: Apache-2.0

/// A code that stands in the text, or that its words mean.
public struct FoundCode: Sendable, Hashable, Codable {
    /// How the text says it.
    public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
        /// Domain and number stand together: `Error Domain=NSURLErrorDomain Code=-1200`, `[3:-9813]`.
        case domainAndNumber = "domain-and-number"
        /// A number alone, whose domain follows from its range or from the words beside it.
        case number
        /// A symbol: `errSSLPeerHandshakeFail`, `URLError(.timedOut)`.
        case symbol
        /// The system's description of the error, in English or another language.
        case words
    }

    /// Whose number it is; for `[3:-9813]` and the like, the domain that the numbers are declared in;
    /// ``ErrorDomain/unstated`` where neither the text nor the number tells.
    public var domain: ErrorDomain
    /// The number.
    public var number: Int
    /// What the number means, or nil where the table has no such code.
    public var code: ErrorCode?
    /// How the text says it.
    public var form: Form
    /// Where it stands first, in bytes of the text as given, counted from 0.
    public var offset: Int
    /// The byte after it.
    public var endOffset: Int
    /// How many errors enclose it, counted from 0 for the outermost.
    public var nesting: Int
    /// Which of the text's errors it belongs to, counted from 0.
    public var group: Int
    /// How often it stands in the text.
    public var count: Int

    /// A code from its parts; what it means is looked up in the table.
    public init(
        _ domain: ErrorDomain, _ number: Int, form: Form, at range: Range<Int>, nesting: Int = 0,
        group: Int = 0,
        count: Int = 1
    ) {
        self.domain = domain
        self.number = number
        code = ErrorCodeTable.code(domain, number)
        self.form = form
        offset = range.lowerBound
        endOffset = range.upperBound
        self.nesting = nesting
        self.group = group
        self.count = count
    }
}

extension FoundCode: CustomStringConvertible {
    /// `errSSLClosedNoNotify (-9816)`; domain and number where no symbol is known, the number where the
    /// text does not tell the domain.
    public var description: String {
        if let name = code?.name, !name.isEmpty {
            "\(name) (\(number))"
        } else if domain == .unstated {
            "\(number) of an unknown domain"
        } else {
            "\(domain.rawValue) \(number)"
        }
    }
}
