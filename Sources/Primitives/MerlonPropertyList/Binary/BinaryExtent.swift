// SPDX-License-Identifier: Apache-2.0

/// The number of values that the top object stands for once every reference is followed, found before any
/// value is built.
///
/// Each container is counted once, however many references lead to it, so the cost is that of the file: a
/// few hundred bytes of containers that share each other can stand for more values than any memory holds.
struct BinaryExtent {
    /// A container whose elements are being counted.
    private struct Frame {
        var object: Int
        var place: SourcePlace
        /// Where the references to its elements begin.
        var references: Int
        var count: Int
        var next = 0
        /// The values so far, the container among them.
        var values = 1
    }

    private let table: BinaryObjectTable
    private let budget: PropertyListBudget
    private var frames: [Frame] = []
    /// The values of the containers that were counted, by number; 0 for one that is open.
    private var extents: [Int: Int] = [:]

    /// Throws where the top object stands for more than `budget` allows, or contains itself.
    static func check(_ table: BinaryObjectTable, _ budget: PropertyListBudget) throws(PropertyListError) {
        var extent = BinaryExtent(table, budget)
        try extent.count(table.trailer.topObject)
    }

    private init(_ table: BinaryObjectTable, _ budget: PropertyListBudget) {
        self.table = table
        self.budget = budget
    }

    private mutating func count(_ top: Int) throws(PropertyListError) {
        try open(top)
        while let frame = frames.last {
            guard frame.next < frame.count else {
                frames.removeLast()
                extents[frame.object] = frame.values
                try add(frame.values)
                continue
            }
            frames[frames.count - 1].next += 1
            try open(table.reference(at: frame.references + frame.next * table.trailer.referenceSize))
        }
    }

    /// Adds what the object of this number stands for; a container that is met for the first time is opened.
    private mutating func open(_ index: Int) throws(PropertyListError) {
        let object = try table.object(index)
        let references: (start: Int, count: Int)
        switch object.kind {
        case .array(let count): references = (object.payload.lowerBound, count)
        case .dictionary(let count):
            // The keys come first; they are no values.
            references = (object.payload.lowerBound + count * table.trailer.referenceSize, count)
        default: return try add(1)
        }
        switch extents[index] {
        case 0?:
            throw table.malformed(
                "a container that contains itself", at: object.place.offset, to: object.place.endOffset)
        case let values?: try add(values)
        case nil:
            guard frames.count < budget.depth else {
                throw .tooDeep(limit: budget.depth, place: object.place)
            }
            extents[index] = 0
            frames.append(
                Frame(
                    object: index, place: object.place, references: references.start, count: references.count)
            )
        }
    }

    /// Adds to the innermost open container. Both numbers are at most the limit, so the sum can't overflow.
    private mutating func add(_ values: Int) throws(PropertyListError) {
        guard let frame = frames.last else { return }
        guard frame.values <= budget.values - values else {
            throw .tooManyValues(limit: budget.values, place: frame.place)
        }
        frames[frames.count - 1].values += values
    }
}
