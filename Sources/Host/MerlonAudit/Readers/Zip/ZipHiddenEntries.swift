// SPDX-License-Identifier: Apache-2.0

/// Members that stand in an archive's bytes and not in its central directory: what a reader that streams,
/// or one that repairs, takes for a part of the archive.
struct ZipHiddenEntries: Sendable {
    /// The names of the first ones, in the order of the file.
    private(set) var names: [String] = []
    /// Whether there are more, or bytes that were not searched.
    private(set) var isCut = false

    /// No entries.
    init() {}

    /// What is listed of them: the first one already makes the answer incomplete.
    static let most = 20
    /// How many bytes of gaps are searched. A program that unpacks itself has some 100 KB before its
    /// archive, an installer some 10 MB.
    static let searchedBytes = 64 << 20
    private static let chunk = 1 << 20

    /// Searches the bytes of `gaps`, which belong to no member.
    init(in gaps: [Range<Int>], of source: any ByteSource) throws(ZipFault) {
        var allowance = Self.searchedBytes
        for gap in gaps {
            let searched = gap.prefix(allowance)
            allowance -= searched.count
            try search(searched, end: gap.upperBound, in: source)
            isCut = isCut || searched.count < gap.count
        }
    }

    private mutating func search(
        _ range: Range<Int>, end: Int, in source: any ByteSource
    ) throws(ZipFault) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let length = min(Self.chunk, range.upperBound - offset)
            // A signature may begin in one chunk and end in the next.
            let bytes = try ZipFault.wrapping { () throws(ByteSourceError) in
                try source.prefix(length + 3, from: offset)
            }
            var next = offset + length
            var start = 0
            while let found = Self.signature(in: bytes, from: start), found < length {
                guard let entry = try Self.entry(at: offset + found, end: end, in: source) else {
                    start = found + 1
                    continue
                }
                guard names.count < Self.most else {
                    isCut = true
                    return
                }
                names.append(entry.name)
                // What lies in its data is its own matter.
                start = entry.end - offset
                next = max(next, entry.end)
                if start >= bytes.count { break }
            }
            offset = next
        }
    }

    private static func signature(in bytes: [UInt8], from start: Int) -> Int? {
        let signature = ZipLocalHeader.signature
        guard start <= bytes.count - 4 else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            (start...buffer.count - 4).first { index in
                buffer[index] == signature[0] && buffer[index..<index + 4].elementsEqual(signature)
            }
        }
    }

    /// The entry at `offset`, if what stands there is more than four equal bytes: a name in print, a known
    /// range of methods, and room for all of it.
    private static func entry(
        at offset: Int, end: Int, in source: any ByteSource
    ) throws(ZipFault) -> (name: String, end: Int)? {
        guard let header = try ZipLocalHeader(at: offset, in: source), header.length <= end - offset,
            !header.rawName.isEmpty, header.rawName.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }),
            header.method <= 99
        else { return nil }
        let size = Int(exactly: header.sizes.compressedSize) ?? 0
        let data = offset + header.length
        return (ZipMember.text(of: header.rawName), size <= end - data ? data + size : data)
    }
}
