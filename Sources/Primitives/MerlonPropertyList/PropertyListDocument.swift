// SPDX-License-Identifier: Apache-2.0

/// A property list as it was read.
public struct PropertyListDocument: Sendable {
    /// How a property list is written.
    public enum Format: String, Sendable {
        /// `bplist00`.
        case binary
        /// JSON, which Apple's tools take in place of a property list.
        case json
        /// The old text form `{ key = value; }`, which `project.pbxproj` still uses.
        case openStep
        /// Apple's XML form.
        case xml
    }

    /// The outermost value.
    public var root: PropertyListNode
    /// The form the bytes had.
    public var format: Format
    /// What a strict reader of this form would object to although the values could be read.
    public var anomalies: [PropertyListAnomaly]
    /// How many anomalies more there are than ``PropertyListBudget/anomalies`` let into the list.
    public var unlistedAnomalies: Int

    /// A document from its parts.
    public init(
        root: PropertyListNode, format: Format, anomalies: [PropertyListAnomaly] = [],
        unlistedAnomalies: Int = 0
    ) {
        self.root = root
        self.format = format
        self.anomalies = anomalies
        self.unlistedAnomalies = unlistedAnomalies
    }
}

/// Something in a readable property list that its author can't have meant.
public struct PropertyListAnomaly: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
        /// A `<data>` element is not base64: Core Foundation skips `ignoredBytes` bytes of its text
        /// (characters outside the alphabet, and an incomplete last group) without a word.
        case damagedData(ignoredBytes: Int)
        /// The key stands more than once in one dictionary; Apple's readers keep one value without a word.
        case duplicateKey(String)
        /// A `<key>` stands where a value belongs: Core Foundation takes it as a string.
        case keyInPlaceOfValue(String)
        /// Bytes other than white space and comments follow the outermost value.
        case trailingBytes(count: Int)
    }

    /// What is wrong.
    public var kind: Kind
    /// The dictionary or value that it is wrong in.
    public var keyPath: PropertyListKeyPath
    /// The place of the second occurrence, or of the first byte too many.
    public var place: SourcePlace

    /// An anomaly from its parts.
    public init(_ kind: Kind, keyPath: PropertyListKeyPath, place: SourcePlace) {
        self.kind = kind
        self.keyPath = keyPath
        self.place = place
    }
}
