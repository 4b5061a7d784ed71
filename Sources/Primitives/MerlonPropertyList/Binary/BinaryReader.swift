// SPDX-License-Identifier: Apache-2.0

/// The reader of `bplist00`.
///
/// Objects refer to each other by number, so a small file can describe a huge tree, or one without end:
/// ``BinaryExtent`` refuses both before the first value is built, and the tree is built without recursion.
struct BinaryReader {
    /// A container that is open.
    private struct Frame {
        /// Where its references begin.
        var references: Int
        var count: Int
        var isDictionary: Bool
        var next = 0
    }

    private let table: BinaryObjectTable
    private let budget: PropertyListBudget
    private var tree: TreeBuilder
    private var scalars: BinaryScalars
    private var frames: [Frame] = []

    init(_ bytes: [UInt8], _ budget: PropertyListBudget) throws(PropertyListError) {
        try BinaryHeader.check(bytes)
        table = BinaryObjectTable(bytes: bytes, trailer: try BinaryTrailer(bytes))
        scalars = BinaryScalars(table)
        tree = TreeBuilder(budget)
        self.budget = budget
    }

    /// The document of the top object.
    mutating func read() throws(PropertyListError) -> PropertyListDocument {
        let trailer = table.trailer
        if trailer.tableEnd < trailer.start {
            tree.note(
                .trailingBytes(count: trailer.start - trailer.tableEnd),
                at: SourcePlace(offset: trailer.tableEnd, endOffset: trailer.start))
        }
        try BinaryExtent.check(table, budget)
        try add(trailer.topObject)
        while let frame = frames.last {
            guard frame.next < frame.count else {
                frames.removeLast()
                tree.close()
                continue
            }
            frames[frames.count - 1].next += 1
            let size = trailer.referenceSize
            let first = frame.references + frame.next * size
            if frame.isDictionary {
                try addKey(table.reference(at: first))
                try add(table.reference(at: first + frame.count * size))
            } else {
                try add(table.reference(at: first))
            }
        }
        guard let document = tree.document(.binary) else { throw .empty }
        return document
    }

    private mutating func add(_ index: Int) throws(PropertyListError) {
        let object = try table.object(index)
        switch object.kind {
        case .array(let count): try open(object, count, isDictionary: false)
        case .dictionary(let count): try open(object, count, isDictionary: true)
        default: try tree.add(try scalars.value(of: object, index), at: object.place)
        }
    }

    private mutating func open(
        _ object: BinaryObject, _ count: Int, isDictionary: Bool
    ) throws(PropertyListError) {
        try tree.open(isDictionary ? .dictionary : .array, at: object.place)
        frames.append(
            Frame(references: object.payload.lowerBound, count: count, isDictionary: isDictionary))
    }

    private mutating func addKey(_ index: Int) throws(PropertyListError) {
        let object = try table.object(index)
        guard case .string(let key) = try scalars.value(of: object, index) else {
            throw table.malformed(
                "a dictionary with a key that is no string", at: object.place.offset,
                to: object.place.endOffset)
        }
        tree.setKey(key, at: object.place)
    }
}
