// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension PropertyListNode {
    /// The value alone: without places, with the last of each duplicate, keys in ascending order, and each
    /// NaN the same (as a string no test uses), so that `==` compares what two readers read.
    var valueOnly: PropertyListNode {
        switch value {
        case .array(let elements): PropertyListNode(.array(elements.map(\.valueOnly)))
        case .dictionary(let dictionary):
            PropertyListNode(
                .dictionary(
                    PropertyListDictionary(
                        Dictionary(dictionary.entries.map { ($0.key, $0.value.valueOnly) }) { $1 }
                            .sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })))
        case .real(let number) where number.isNaN: PropertyListNode(.string("not a number"))
        case .date(let number) where number.isNaN: PropertyListNode(.string("not a date"))
        default: PropertyListNode(value)
        }
    }
}

extension PropertyListError {
    /// The problem of a malformed file; nil for other errors.
    var problem: String? { if case .malformed(_, let problem, _) = self { problem } else { nil } }

    /// The place that the error names; nil for errors of the whole file.
    var place: SourcePlace? {
        switch self {
        case .malformed(_, _, let place), .tooDeep(_, let place), .tooManyValues(_, let place): place
        case .empty, .tooLong, .unknownFormat, .unsupportedEncoding: nil
        }
    }
}

/// The document in `text`, or the error.
func read(
    _ text: String, as format: PropertyListDocument.Format? = nil, budget: PropertyListBudget = .init()
) -> Result<PropertyListDocument, PropertyListError> {
    read(Array(text.utf8), as: format, budget: budget)
}

/// The document in `bytes`, or the error.
func read(
    _ bytes: [UInt8], as format: PropertyListDocument.Format? = nil, budget: PropertyListBudget = .init()
) -> Result<PropertyListDocument, PropertyListError> {
    Result { () throws(PropertyListError) in
        if let format { return try PropertyListReader.read(bytes, as: format, budget: budget) }
        return try PropertyListReader.read(bytes, budget: budget)
    }
}

/// The value in `text`; nil where it can't be read.
func value(_ text: String, as format: PropertyListDocument.Format? = nil) -> PropertyListValue? {
    (try? read(text, as: format).get())?.root.value
}

/// The error of `text`; nil where it can be read.
func error(
    _ text: String, as format: PropertyListDocument.Format? = nil, budget: PropertyListBudget = .init()
) -> PropertyListError? {
    error(Array(text.utf8), as: format, budget: budget)
}

/// The error of `bytes`; nil where they can be read.
func error(
    _ bytes: [UInt8], as format: PropertyListDocument.Format? = nil, budget: PropertyListBudget = .init()
) -> PropertyListError? {
    switch read(bytes, as: format, budget: budget) {
    case .success: nil
    case .failure(let error): error
    }
}
