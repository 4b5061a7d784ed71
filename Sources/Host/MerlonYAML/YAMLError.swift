// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// Why a YAML file was not read.
public enum YAMLError: Error, Sendable, Hashable {
    /// An alias to a name that no anchor before it defines.
    case aliasWithoutAnchor(name: String, at: SourcePlace)
    /// More values nested in each other than the limit.
    case tooDeep(limit: Int, at: SourcePlace)
    /// The file holds nothing.
    case empty
    /// The key of a mapping is a list or a mapping.
    case keyNotScalar(at: SourcePlace)
    /// The file's syntax is broken, in libyaml's words.
    case syntax(String, at: SourcePlace)
    /// More bytes than the limit.
    case tooLong(bytes: Int, limit: Int)
    /// More values than the limit, those that aliases repeat counted each time.
    case tooManyValues(limit: Int)
    /// A second document begins: a file of one document was expected.
    case severalDocuments(at: SourcePlace)
    /// A tag that this reader does not know (`!include`), which would change what the value means.
    case unknownTag(String, at: SourcePlace)

    /// Where the fault lies, where one place is at fault.
    public var place: SourcePlace? {
        switch self {
        case .aliasWithoutAnchor(_, let place), .tooDeep(_, let place), .keyNotScalar(let place),
            .syntax(_, let place), .severalDocuments(let place), .unknownTag(_, let place):
            place
        case .empty, .tooLong, .tooManyValues: nil
        }
    }

    /// Whether a limit of this program is the reason.
    public var isLimit: Bool {
        switch self {
        case .tooDeep, .tooLong, .tooManyValues: true
        default: false
        }
    }
}

extension YAMLError: CustomStringConvertible {
    /// What is wrong, in a sentence without a full stop; the place is in ``place``.
    public var description: String {
        switch self {
        case .aliasWithoutAnchor(let name, _): "the alias *\(name) has no anchor &\(name) before it"
        case .tooDeep(let limit, _): "values are nested deeper than the limit of \(limit)"
        case .empty: "the file holds nothing"
        case .keyNotScalar: "a key is a list or a mapping; a key must be a word"
        case .syntax(let words, _): words
        case .tooLong(let bytes, let limit): "it has \(bytes) bytes, more than the limit of \(limit)"
        case .tooManyValues(let limit): "it has more than \(limit) values, repeated aliases counted"
        case .severalDocuments: "a second document begins here; the file must hold one"
        case .unknownTag(let tag, _): "the tag \(tag) is not known here"
        }
    }
}
