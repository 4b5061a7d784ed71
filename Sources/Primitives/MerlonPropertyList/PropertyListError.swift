// SPDX-License-Identifier: Apache-2.0

/// Why bytes could not be read as a property list.
public enum PropertyListError: Error, Sendable, Hashable {
    /// There are no bytes, or only white space.
    case empty
    /// The bytes break the rules of the form they begin in; `problem` says what was found and what was
    /// expected, without quoting more than a few characters of the file.
    case malformed(PropertyListDocument.Format, problem: String, place: SourcePlace)
    /// Values are nested deeper than the budget.
    case tooDeep(limit: Int, place: SourcePlace)
    /// The file is longer than the budget.
    case tooLong(bytes: Int, limit: Int)
    /// The file has more values than the budget.
    case tooManyValues(limit: Int, place: SourcePlace)
    /// The bytes begin like none of the four forms.
    case unknownFormat
    /// The text is in an encoding that is not UTF-8, UTF-16 or UTF-32 with a byte order mark, or ASCII.
    case unsupportedEncoding(String)
}

extension PropertyListError {
    /// Whether a limit of this reader, and not the file's form, was the reason.
    public var isLimit: Bool {
        switch self {
        case .tooDeep, .tooLong, .tooManyValues: true
        case .empty, .malformed, .unknownFormat, .unsupportedEncoding: false
        }
    }
}
