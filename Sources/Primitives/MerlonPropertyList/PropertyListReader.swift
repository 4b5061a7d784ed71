// SPDX-License-Identifier: Apache-2.0

/// The readers of property lists: bytes to a document that keeps each value's exact type and place, the order
/// of keys, and duplicates.
public enum PropertyListReader {
    /// The document in `bytes`, whose form the first bytes tell.
    public static func read(
        _ bytes: [UInt8], budget: PropertyListBudget = .init()
    ) throws(PropertyListError) -> PropertyListDocument {
        try checkLength(bytes, budget)
        guard let format = detectFormat(bytes) else {
            // What is blank is blank in every form.
            let isBlank = try? DecodedText(bytes, as: .openStep).isBlank
            throw isBlank == true ? .empty : .unknownFormat
        }
        return try read(bytes, as: format, budget: budget)
    }

    /// The document in `bytes`, which must be of the form `format`.
    public static func read(
        _ bytes: [UInt8], as format: PropertyListDocument.Format, budget: PropertyListBudget = .init()
    ) throws(PropertyListError) -> PropertyListDocument {
        try checkLength(bytes, budget)
        if format == .binary {
            var reader = try BinaryReader(bytes, budget)
            return try reader.read()
        }
        let text = try DecodedText(bytes, as: format)
        guard !text.isBlank else { throw .empty }
        let result = text.bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(PropertyListError) in try read(TextCursor(text, buffer, format), budget) }
        }
        return try result.get()
    }

    private static func read(
        _ cursor: TextCursor, _ budget: PropertyListBudget
    ) throws(PropertyListError) -> PropertyListDocument {
        switch cursor.format {
        case .json:
            var reader = JSONReader(cursor, budget)
            return try reader.read()
        case .openStep:
            var reader = OpenStepReader(cursor, budget)
            return try reader.read()
        case .binary, .xml:
            var reader = XMLReader(cursor, budget)
            return try reader.read()
        }
    }

    private static func checkLength(
        _ bytes: [UInt8], _ budget: PropertyListBudget
    ) throws(PropertyListError) {
        // Places count in 32 bits, and decoding can make a text twice as long.
        let limit = min(budget.bytes, Int(clamping: UInt32.max / 2))
        guard bytes.count <= limit else { throw .tooLong(bytes: bytes.count, limit: limit) }
        guard !bytes.isEmpty else { throw .empty }
    }
}
