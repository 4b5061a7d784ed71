// SPDX-License-Identifier: Apache-2.0

/// One object of a binary property list, its contents not read yet.
struct BinaryObject {
    /// What the marker byte says, with the stretch of bytes that belong to it.
    enum Kind {
        /// References to the elements of an array or a set.
        case array(count: Int)
        case ascii
        case boolean(Bool)
        case data
        case date
        /// References to the keys, then to the values.
        case dictionary(count: Int)
        case integer
        case null
        case real
        case uid
        case utf16
        case utf8
    }

    let kind: Kind
    /// The object with its marker.
    let place: SourcePlace
    /// The bytes behind the marker and the count.
    let payload: Range<Int>
}

/// The objects of a binary property list by number.
struct BinaryObjectTable {
    let bytes: [UInt8]
    let trailer: BinaryTrailer

    /// The object of the number `index`, which is less than the count of objects.
    func object(_ index: Int) throws(PropertyListError) -> BinaryObject {
        let entry = trailer.tableOffset + index * trailer.offsetSize
        let offset = bytes.bigEndian(at: entry, size: trailer.offsetSize)
        guard let start = Int(exactly: offset), start >= BinaryHeader.length, start < trailer.tableOffset
        else {
            throw malformed(
                "an object that lies outside the objects of the file", at: entry,
                to: entry + trailer.offsetSize)
        }
        let (high, low) = (bytes[start] >> 4, Int(bytes[start] & 0xF))
        let body = start + 1
        func fixed(_ kind: BinaryObject.Kind, _ length: Int) throws(PropertyListError) -> BinaryObject {
            try make(kind, start, body, length)
        }
        switch (high, low) {
        case (0x0, 0x0): return try fixed(.null, 0)
        case (0x0, 0x8): return try fixed(.boolean(false), 0)
        case (0x0, 0x9): return try fixed(.boolean(true), 0)
        case (0x1, 0...4): return try fixed(.integer, 1 << low)
        case (0x2, 2...3): return try fixed(.real, 1 << low)
        case (0x3, 0x3): return try fixed(.date, 8)
        case (0x8, 0...7): return try fixed(.uid, low + 1)
        case (0x4, _): return try counted(.data, start, unit: 1)
        case (0x5, _): return try counted(.ascii, start, unit: 1)
        case (0x6, _): return try counted(.utf16, start, unit: 2)
        case (0x7, _): return try counted(.utf8, start, unit: 1)
        case (0xA...0xC, _):
            let (count, body) = try self.count(start)
            return try make(.array(count: count), start, body, product(count, trailer.referenceSize, start))
        case (0xD, _):
            let (count, body) = try self.count(start)
            let length = try product(try product(count, 2, start), trailer.referenceSize, start)
            return try make(.dictionary(count: count), start, body, length)
        default:
            let marker = String(bytes[start], radix: 16)
            throw malformed("an object of the unknown type 0x\(marker)", at: start, to: body)
        }
    }

    /// The number of the object that the reference at `offset`, inside a checked payload, leads to.
    func reference(at offset: Int) throws(PropertyListError) -> Int {
        let number = bytes.bigEndian(at: offset, size: trailer.referenceSize)
        guard let index = Int(exactly: number), index < trailer.objectCount else {
            throw malformed(
                "a reference to an object that does not exist", at: offset, to: offset + trailer.referenceSize
            )
        }
        return index
    }

    func malformed(_ problem: String, at start: Int, to end: Int) -> PropertyListError {
        .malformed(.binary, problem: problem, place: SourcePlace(offset: start, endOffset: end))
    }

    private func counted(
        _ kind: BinaryObject.Kind, _ start: Int, unit: Int
    ) throws(PropertyListError) -> BinaryObject {
        let (count, body) = try count(start)
        return try make(kind, start, body, product(count, unit, start))
    }

    /// The count in the low half of the marker at `start`, or in the integer object behind it.
    private func count(_ start: Int) throws(PropertyListError) -> (count: Int, body: Int) {
        let low = Int(bytes[start] & 0xF)
        guard low == 0xF else { return (low, start + 1) }
        let marker = start + 1
        guard marker < trailer.tableOffset, (0x10...0x13).contains(bytes[marker]) else {
            throw malformed("an object whose count is no integer", at: start, to: marker)
        }
        let size = 1 << Int(bytes[marker] & 0xF)
        guard size <= trailer.tableOffset - marker - 1,
            let count = Int(exactly: bytes.bigEndian(at: marker + 1, size: size))
        else { throw malformed("an object whose count is out of range", at: start, to: marker) }
        return (count, marker + 1 + size)
    }

    private func product(_ left: Int, _ right: Int, _ start: Int) throws(PropertyListError) -> Int {
        let product = left.multipliedReportingOverflow(by: right)
        guard !product.overflow else {
            throw malformed("an object whose count is out of range", at: start, to: start + 1)
        }
        return product.partialValue
    }

    private func make(
        _ kind: BinaryObject.Kind, _ start: Int, _ body: Int, _ length: Int
    ) throws(PropertyListError) -> BinaryObject {
        guard length <= trailer.tableOffset - body else {
            throw malformed("an object that is longer than the file", at: start, to: body)
        }
        return BinaryObject(
            kind: kind, place: SourcePlace(offset: start, endOffset: body + length),
            payload: body..<body + length)
    }
}
