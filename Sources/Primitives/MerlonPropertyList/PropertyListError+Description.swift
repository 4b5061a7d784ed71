// SPDX-License-Identifier: Apache-2.0

extension PropertyListError: CustomStringConvertible {
    /// What was found and what was expected, with the place; begins in lower case and has no full stop, so that it
    /// can follow a file's name.
    public var description: String {
        switch self {
        case .empty:
            "the file is empty"
        case .malformed(let format, let problem, let place):
            "not well-formed \(format.title): \(problem), \(place.words)"
        case .tooDeep(let limit, let place):
            "values are nested deeper than the \(limit) levels that are read, \(place.words)"
        case .tooLong(let bytes, let limit):
            "the file has \(bytes) bytes, at most \(limit) are read"
        case .tooManyValues(let limit, let place):
            "there are more than the \(limit) values that are read, \(place.words)"
        case .unknownFormat:
            "neither XML, a binary property list, JSON nor OpenStep text"
        case .unsupportedEncoding(let name):
            "the text is in the encoding \(name), and only Unicode encodings and ASCII are read"
        }
    }
}

extension PropertyListDocument.Format {
    /// The form's name in a sentence.
    fileprivate var title: String {
        switch self {
        case .binary: "binary property list"
        case .json: "JSON"
        case .openStep: "OpenStep text"
        case .xml: "XML property list"
        }
    }
}

extension SourcePlace {
    /// `at line 3, column 14`, or the byte where the format has no lines.
    fileprivate var words: String {
        guard let line, let column else { return "at byte \(offset)" }
        return "at line \(line), column \(column)"
    }
}
