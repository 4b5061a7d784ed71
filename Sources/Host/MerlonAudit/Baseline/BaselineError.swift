// SPDX-License-Identifier: Apache-2.0

/// Why a baseline can't be used. Half a baseline would let half the findings through, so any fault is one of
/// the whole file.
public enum BaselineError: Error, Sendable, Hashable {
    /// It is no JSON, in the reader's words.
    case malformed(String)
    /// It is JSON of another kind.
    case notABaseline
    /// A later program wrote it.
    case unknownVersion(Int64, known: Int)
    /// A member of an entry is missing or of another type.
    case wrongMember(String, expected: String, line: Int?)
    /// It has more entries than are read.
    case tooManyEntries(limit: Int)
    /// It has more bytes than are read.
    case tooLong(limit: Int)
}

extension BaselineError: CustomStringConvertible {
    /// What is wrong, to follow the file's name: lower case, no full stop.
    public var description: String {
        switch self {
        case .malformed(let words): words
        case .notABaseline:
            "it is no baseline: 'schemaVersion' and 'findings' are expected, as 'merlon audit --write-baseline' "
                + "writes them"
        case .unknownVersion(let version, let known):
            "it is a baseline of version \(version), and this program knows version \(known)"
        case .wrongMember(let name, let expected, let line):
            "\(line.map { "line \($0): " } ?? "")'\(name)' must be \(expected)"
        case .tooManyEntries(let limit): "it has more than the \(limit) findings that are read"
        case .tooLong(let limit): "it has more than the \(limit) bytes that are read"
        }
    }
}
