// SPDX-License-Identifier: Apache-2.0

/// The tree of a property list while it is read: what all four readers put their values into.
///
/// It keeps the containers that are open in an array of its own, so that nesting costs no stack, and it
/// holds the reader to the budget.
struct TreeBuilder {
    /// A container that is not complete yet.
    struct Frame {
        /// `.dictionary` takes entries, `.array` takes elements.
        enum Kind { case array, dictionary }

        let kind: Kind
        var place: SourcePlace
        var elements: [PropertyListNode] = []
        var entries: [PropertyListDictionary.Entry] = []
        /// The key that waits for its value, in a dictionary.
        var key: (text: String, place: SourcePlace)?
    }

    /// The outermost value, once it is complete.
    private(set) var root: PropertyListNode?
    private var frames: [Frame] = []
    private var values = 0
    private var anomalies: [PropertyListAnomaly] = []
    private var unlistedAnomalies = 0
    private let budget: PropertyListBudget

    init(_ budget: PropertyListBudget) {
        self.budget = budget
    }

    /// The innermost container that is open; nil before the first and after the last.
    var innermost: Frame? { frames.last }

    /// The number of containers that are open.
    var depth: Int { frames.count }

    /// Whether the innermost container is a dictionary that waits for a key.
    var wantsKey: Bool { frames.last.map { $0.kind == .dictionary && $0.key == nil } ?? false }

    /// Puts a scalar into the innermost container, or makes it the root.
    mutating func add(_ value: PropertyListValue, at place: SourcePlace) throws(PropertyListError) {
        try count(place)
        put(PropertyListNode(value, at: place))
    }

    /// Keeps `key` for the next value of the innermost container, a dictionary.
    mutating func setKey(_ key: String, at place: SourcePlace) {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].key = (key, place)
    }

    /// Begins a container.
    mutating func open(_ kind: Frame.Kind, at place: SourcePlace) throws(PropertyListError) {
        guard frames.count < budget.depth else { throw .tooDeep(limit: budget.depth, place: place) }
        try count(place)
        frames.append(Frame(kind: kind, place: place))
    }

    /// Completes the innermost container, which ends at `end` where its form has an end.
    mutating func close(at end: TextMark? = nil) {
        guard var frame = frames.popLast() else { return }
        if let end {
            frame.place.endOffset = end.offset
            frame.place.endLine = end.line
            frame.place.endColumn = end.column
        }
        switch frame.kind {
        case .array: put(PropertyListNode(.array(frame.elements), at: frame.place))
        case .dictionary:
            for index in DuplicateKeys.indices(in: frame.entries) {
                let entry = frame.entries[index]
                note(.duplicateKey(entry.key), at: entry.keyPlace)
            }
            put(PropertyListNode(.dictionary(PropertyListDictionary(frame.entries)), at: frame.place))
        }
    }

    /// Notes what is odd about the value that is to be added next.
    mutating func note(_ kind: PropertyListAnomaly.Kind, at place: SourcePlace) {
        guard anomalies.count < budget.anomalies else {
            unlistedAnomalies += 1
            return
        }
        anomalies.append(PropertyListAnomaly(kind, keyPath: pathOfNextValue, place: place))
    }

    /// The document, of which the outermost value is complete; nil where it is not.
    func document(_ format: PropertyListDocument.Format) -> PropertyListDocument? {
        root.map {
            PropertyListDocument(
                root: $0, format: format,
                anomalies: anomalies.sorted { $0.place.offset < $1.place.offset },
                unlistedAnomalies: unlistedAnomalies)
        }
    }

    private mutating func count(_ place: SourcePlace) throws(PropertyListError) {
        guard values < budget.values else { throw .tooManyValues(limit: budget.values, place: place) }
        values += 1
    }

    private mutating func put(_ node: PropertyListNode) {
        guard !frames.isEmpty else {
            root = node
            return
        }
        let last = frames.count - 1
        switch frames[last].kind {
        case .array: frames[last].elements.append(node)
        case .dictionary:
            guard let key = frames[last].key else { return }
            frames[last].entries.append(.init(key.text, at: key.place, node))
            frames[last].key = nil
        }
    }

    /// The path of the value that the innermost container gets next.
    private var pathOfNextValue: PropertyListKeyPath {
        PropertyListKeyPath(
            frames.map { $0.kind == .array ? .index($0.elements.count) : .key($0.key?.text ?? "") })
    }
}
