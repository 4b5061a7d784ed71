// SPDX-License-Identifier: Apache-2.0

/// The last 32 bytes of a binary property list, and the table of object offsets that they point to.
///
/// The layout is that of `CFBinaryPList.c` (swift-corelibs-foundation).
struct BinaryTrailer {
    /// The bytes of one entry of the offset table, 1 to 8.
    let offsetSize: Int
    /// The bytes of one reference to an object, 1 to 8.
    let referenceSize: Int
    /// The number of objects.
    let objectCount: Int
    /// The number of the outermost object.
    let topObject: Int
    /// The first byte of the offset table: the first byte behind the objects.
    let tableOffset: Int
    /// The byte behind the offset table.
    let tableEnd: Int
    /// The first byte of the trailer.
    let start: Int

    /// The length of a trailer.
    static let length = 32

    /// The trailer of `bytes`, checked so that every entry of the table lies in the file.
    init(_ bytes: [UInt8]) throws(PropertyListError) {
        // The shortest file: a header, one object of one byte, one table entry of one byte, a trailer.
        guard bytes.count >= BinaryHeader.length + 2 + Self.length else {
            throw Self.malformed(
                "the file ends before it can have a trailer", at: bytes.count, to: bytes.count)
        }
        let start = bytes.count - Self.length
        func number(_ offset: Int) -> Int? { Int(exactly: bytes.bigEndian(at: start + offset, size: 8)) }
        let (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw Self.noTrailer(bytes, "a trailer whose sizes of offsets and references are not 1 to 8")
        }
        guard let objectCount = number(8), let topObject = number(16), let tableOffset = number(24) else {
            throw Self.noTrailer(bytes, "a trailer with numbers beyond 63 bits")
        }
        guard objectCount > 0, topObject < objectCount else {
            throw Self.noTrailer(bytes, "a trailer whose top object is not among its objects")
        }
        let tableLength = objectCount.multipliedReportingOverflow(by: offsetSize)
        guard !tableLength.overflow, tableOffset > BinaryHeader.length, tableOffset < start,
            tableLength.partialValue <= start - tableOffset
        else { throw Self.noTrailer(bytes, "a trailer whose offset table lies outside the file") }
        self.offsetSize = offsetSize
        self.referenceSize = referenceSize
        self.objectCount = objectCount
        self.topObject = topObject
        self.tableOffset = tableOffset
        self.tableEnd = tableOffset + tableLength.partialValue
        self.start = start
    }

    /// The error of a file that does not end with a trailer: it was cut off, or something was added to it.
    private static func noTrailer(_ bytes: [UInt8], _ problem: String) -> PropertyListError {
        malformed(
            "\(problem): the file was cut off, or bytes were added at its end", at: bytes.count - length,
            to: bytes.count)
    }

    private static func malformed(_ problem: String, at start: Int, to end: Int) -> PropertyListError {
        .malformed(.binary, problem: problem, place: SourcePlace(offset: start, endOffset: end))
    }
}

/// The first 8 bytes of a binary property list.
enum BinaryHeader {
    /// The length of the header.
    static let length = 8

    /// Checks the version: `bplist00`, and the others of the form `bplist0?`, which Core Foundation takes too.
    static func check(_ bytes: [UInt8]) throws(PropertyListError) {
        guard bytes.starts(with: "bplist".utf8) else {
            throw .malformed(
                .binary, problem: "no bplist00 at the start", place: SourcePlace(offset: 0, endOffset: 0))
        }
        guard bytes.count >= length, bytes[6] == UInt8(ascii: "0") else {
            throw .malformed(
                .binary, problem: "a version of the binary form other than bplist00",
                place: SourcePlace(offset: 6, endOffset: min(bytes.count, length)))
        }
    }
}

extension [UInt8] {
    /// The big-endian number of `size` bytes (8 at most) at `offset`; the caller has checked that they exist.
    func bigEndian(at offset: Int, size: Int) -> UInt64 {
        self[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
}
