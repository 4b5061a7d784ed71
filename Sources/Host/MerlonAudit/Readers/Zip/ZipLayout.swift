// SPDX-License-Identifier: Apache-2.0

/// How the members lie in the file: each local header compared with the directory, and the bytes that
/// belong to no member, or to two.
struct ZipLayout {
    private(set) var problems: [ZipProblem] = []
    /// The end of what was laid out so far.
    private var end: Int
    /// The bytes between the archive's first and last that belong to no member.
    private var inner: [Range<Int>] = []
    /// What stands in them, and before and after the archive, without being in the directory.
    private(set) var hidden = ZipHiddenEntries()

    /// Reads the local header of every member in `members`, sets where its data lies, and checks that
    /// the members fill the file from `base` to the directory.
    init(_ members: inout [ZipMember], end record: ZipEndRecord, in source: some ByteSource) throws(ZipFault)
    {
        end = record.base
        if record.base > 0 {
            problems.append(
                ZipProblem(.gap, nil, "\(record.base) bytes stand before the archive's first byte"))
        }
        for index in members.indices.sorted(by: { members[$0].headerOffset < members[$1].headerOffset }) {
            try place(&members[index], limit: record.directory.lowerBound, in: source)
        }
        note(gapTo: record.directory.lowerBound)
        note(gapFrom: record.directory.upperBound, to: record.start)
        if let first = inner.map(\.lowerBound).min() {
            let count = inner.reduce(0) { $0 + $1.count }
            problems.append(
                ZipProblem(
                    .gap, nil, "\(count) bytes belong to no member, the first of them at offset \(first)"))
        }
        if record.end < source.count {
            problems.append(
                ZipProblem(.gap, nil, "\(source.count - record.end) bytes follow the end of the archive"))
        }
        let outer = [0..<max(0, record.base), record.end..<max(record.end, source.count)]
        hidden = try ZipHiddenEntries(in: (inner + outer).filter { !$0.isEmpty }, of: source)
    }

    private mutating func place(_ member: inout ZipMember, limit: Int, in source: some ByteSource)
        throws(ZipFault)
    {
        let name = member.name
        guard member.headerOffset < limit else {
            let words =
                "its local header should stand at \(member.headerOffset), where no member can: the directory begins at \(limit)"
            problems.append(ZipProblem(.truncated, name, words))
            return
        }
        guard let header = try ZipLocalHeader(at: member.headerOffset, in: source) else {
            let words =
                "no local header stands at \(member.headerOffset), where the central directory places it"
            problems.append(ZipProblem(.headerMismatch, name, words))
            return
        }
        let differences = header.differences(from: member)
        if !differences.isEmpty {
            let words = differences.joined(separator: ", ")
            problems.append(
                ZipProblem(
                    .headerMismatch, name, "its local header, unlike the central directory, states \(words)")
            )
        }
        let start = member.headerOffset + header.length
        guard start <= limit, member.compressedSize <= limit - start else {
            let words =
                "its data should take \(member.compressedSize) bytes from \(start) on, past the directory at \(limit)"
            problems.append(ZipProblem(.truncated, name, words))
            end = max(end, limit)
            return
        }
        member.data = start..<start + member.compressedSize
        if member.headerOffset < end {
            problems.append(
                ZipProblem(
                    .overlap, name, "its bytes from \(member.headerOffset) on belong to another member too"))
        } else {
            note(gapTo: member.headerOffset)
        }
        end = max(end, start + member.compressedSize)
        if ZipMember.hasDescriptor(flags: header.flags) {
            try passDescriptor(of: member, limit: limit, in: source)
        }
    }

    private mutating func passDescriptor(
        of member: ZipMember, limit: Int, in source: some ByteSource
    ) throws(ZipFault) {
        guard let data = member.data, data.upperBound == end else { return }
        let bytes = try ZipEndRecord.read(source, end..<min(end + ZipDescriptor.longest, limit))
        if let length = ZipDescriptor.length(in: bytes[...], of: member) {
            end += length
        } else {
            let words =
                "the descriptor after its data does not repeat the checksum and sizes of the central directory"
            problems.append(ZipProblem(.headerMismatch, member.name, words))
        }
    }

    private mutating func note(gapTo next: Int) {
        note(gapFrom: end, to: next)
    }

    private mutating func note(gapFrom start: Int, to next: Int) {
        guard next > start else { return }
        inner.append(start..<next)
    }
}
