// SPDX-License-Identifier: Apache-2.0

/// Where an archive's central directory lies, as its end record says (APPNOTE 6.3.10, 4.3.14 to 4.3.16).
struct ZipEndRecord: Sendable {
    /// The number of members that the record states.
    var statedCount: UInt64
    /// The bytes of the central directory.
    var directory: Range<Int>
    /// How many bytes lie before the archive's own first byte: offsets in it count from there.
    var base: Int
    /// The first byte of the end records.
    var start: Int
    /// The byte after the archive's comment.
    var end: Int
    /// Whether an end record in the comment leads to another directory.
    var isAmbiguous: Bool
}

extension ZipEndRecord {
    static let signature: [UInt8] = [0x50, 0x4b, 0x05, 0x06]
    static let zip64Signature: [UInt8] = [0x50, 0x4b, 0x06, 0x06]
    static let zip64LocatorSignature: [UInt8] = [0x50, 0x4b, 0x06, 0x07]
    /// The record without its comment.
    static let length = 22
    static let zip64Length = 56
    static let zip64LocatorLength = 20

    /// How far from the end of the file a record is sought where it does not stand at its place: what was
    /// added to an archive (a signature, a log) is shorter.
    static let searchedBytes = 16 << 20

    /// The end record of `source`: the last one whose comment ends with the file, or else the last that
    /// leads to a directory.
    static func find(in source: some ByteSource) throws(ZipFault) -> ZipEndRecord {
        let failure: ZipFault
        do {
            return try find(in: source, tail: length + Int(UInt16.max))
        } catch {
            failure = error
        }
        guard failure == .truncated, source.count > length + Int(UInt16.max),
            let record = try? find(in: source, tail: searchedBytes), record.base == 0
        else {
            // A record whose archive does not begin with the file is that of a stored member.
            throw failure
        }
        return record
    }

    private static func find(in source: some ByteSource, tail length: Int) throws(ZipFault) -> ZipEndRecord {
        let tailStart = max(0, source.count - length)
        let tail = try read(source, tailStart..<source.count)
        var found: [ZipEndRecord] = []
        var fault: ZipFault?
        for offset in candidates(in: tail) {
            do {
                found.append(try parse(tail[offset...], at: tailStart + offset, in: source))
            } catch {
                fault = fault ?? error
            }
        }
        guard var best = found.first(where: { $0.end == source.count }) ?? found.first else {
            throw fault ?? .truncated
        }
        // An earlier one that does not end with the file belongs to an archive that is a stored member.
        best.isAmbiguous = found.contains {
            ($0.start > best.start || $0.end == source.count) && $0.directory != best.directory
        }
        return best
    }

    /// Offsets of what may be end records, from the last to the first. A comment may hold any bytes, so
    /// at most 16 are tried: a real file has one.
    private static func candidates(in tail: [UInt8]) -> [Int] {
        var offsets: [Int] = []
        var offset = tail.count - length
        while offset >= 0, offsets.count < 16 {
            if tail[offset] == signature[0], tail[offset..<offset + 4].elementsEqual(signature) {
                offsets.append(offset)
            }
            offset -= 1
        }
        return offsets
    }

    private static func parse(
        _ record: ArraySlice<UInt8>, at start: Int, in source: some ByteSource
    ) throws(ZipFault) -> ZipEndRecord {
        let comment = Int(record.uint16(20))
        guard comment <= record.count - length else { throw .truncated }
        var numbers = Numbers(record)
        var recordsStart = start
        if let zip64 = try Zip64Record(before: start, in: source) {
            recordsStart = zip64.start
            numbers.widen(by: zip64.numbers)
        }
        guard numbers.isOneVolume else { throw .multiDisk }
        let (directory, base) = try numbers.directory(endingAt: recordsStart, in: source)
        return ZipEndRecord(
            statedCount: numbers.count, directory: directory, base: base, start: recordsStart,
            end: start + length + comment, isAmbiguous: false)
    }

    static func read(_ source: some ByteSource, _ range: Range<Int>) throws(ZipFault) -> [UInt8] {
        try ZipFault.wrapping { () throws(ByteSourceError) in try source.bytes(range) }
    }
}

/// The numbers that both forms of the end record hold.
private struct Numbers {
    var disk: UInt64
    var directoryDisk: UInt64
    var countOnDisk: UInt64
    var count: UInt64
    var size: UInt64
    var offset: UInt64

    init(_ record: ArraySlice<UInt8>) {
        disk = UInt64(record.uint16(4))
        directoryDisk = UInt64(record.uint16(6))
        countOnDisk = UInt64(record.uint16(8))
        count = UInt64(record.uint16(10))
        size = UInt64(record.uint32(12))
        offset = UInt64(record.uint32(16))
    }

    init(zip64 record: ArraySlice<UInt8>) {
        disk = UInt64(record.uint32(16))
        directoryDisk = UInt64(record.uint32(20))
        countOnDisk = record.uint64(24)
        count = record.uint64(32)
        size = record.uint64(40)
        offset = record.uint64(48)
    }

    /// Takes the wide numbers in place of those that are marked as too narrow.
    mutating func widen(by wide: Numbers) {
        if disk == UInt16.max { disk = wide.disk }
        if directoryDisk == UInt16.max { directoryDisk = wide.directoryDisk }
        if countOnDisk == UInt16.max { countOnDisk = wide.countOnDisk }
        if count == UInt16.max { count = wide.count }
        if size == UInt32.max { size = wide.size }
        if offset == UInt32.max { offset = wide.offset }
    }

    var isOneVolume: Bool { disk == 0 && directoryDisk == 0 && countOnDisk == count }

    /// The directory's bytes, and how many bytes stand before the archive (a self-extracting stub shifts
    /// everything without correcting the offsets).
    func directory(
        endingAt end: Int, in source: some ByteSource
    ) throws(ZipFault) -> (Range<Int>, base: Int) {
        guard let size = Int(exactly: size), let offset = Int(exactly: offset), size <= end,
            offset <= end - size
        else {
            throw .malformed(
                "the end record places a directory of \(size) bytes at \(offset), past its own start at \(end)"
            )
        }
        if size == 0 { return (end..<end, base: 0) }
        if try ZipDirectory.begins(at: end - size, in: source) {
            return (end - size..<end, end - size - offset)
        }
        if try ZipDirectory.begins(at: offset, in: source) { return (offset..<offset + size, 0) }
        throw .malformed("no central directory begins at \(offset), where the end record places it")
    }
}

/// The zip64 end record and its locator, which stand right before the end record.
private struct Zip64Record {
    var start: Int
    var numbers: Numbers

    /// Nil where there is no locator before `end`.
    init?(before end: Int, in source: some ByteSource) throws(ZipFault) {
        let locatorStart = end - ZipEndRecord.zip64LocatorLength
        guard locatorStart >= 0 else { return nil }
        let locator = try ZipEndRecord.read(source, locatorStart..<end)[...]
        guard locator.prefix(4).elementsEqual(ZipEndRecord.zip64LocatorSignature) else { return nil }
        guard locator.uint32(4) == 0, locator.uint32(16) <= 1 else { throw .multiDisk }
        // The stated place first; then the place that a stub before the archive shifts it to.
        let places = [Int(exactly: locator.uint64(8)), locatorStart - ZipEndRecord.zip64Length]
        for case let place? in places where place >= 0 && place <= locatorStart - ZipEndRecord.zip64Length {
            let record = try ZipEndRecord.read(source, place..<place + ZipEndRecord.zip64Length)[...]
            guard record.prefix(4).elementsEqual(ZipEndRecord.zip64Signature) else { continue }
            start = place
            numbers = Numbers(zip64: record)
            return
        }
        throw .malformed("the zip64 locator at \(locatorStart) leads to no zip64 end record")
    }
}
