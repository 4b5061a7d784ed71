// SPDX-License-Identifier: Apache-2.0

/// The header that stands before a member's data. A reader that streams believes it; one that seeks
/// believes the central directory: where they differ, the two see different archives.
struct ZipLocalHeader {
    var rawName: ArraySlice<UInt8>
    var flags: UInt16
    var method: UInt16
    var crc32: UInt32
    var sizes: Zip64Sizes
    /// The header with name and extra field.
    var length: Int

    static let signature: [UInt8] = [0x50, 0x4b, 0x03, 0x04]
    /// A header without its name and extra field.
    static let fixedLength = 30

    /// The header at `offset`, or nil where none stands there or it is cut short.
    init?(at offset: Int, in source: some ByteSource) throws(ZipFault) {
        do {
            // Enough for nearly every name and extra field; a longer one costs a second read.
            var bytes = try source.prefix(512, from: offset)[...]
            guard bytes.count >= Self.fixedLength, bytes.prefix(4).elementsEqual(Self.signature) else {
                return nil
            }
            let nameLength = Int(bytes.uint16(26))
            length = Self.fixedLength + nameLength + Int(bytes.uint16(28))
            if length > bytes.count {
                bytes = try source.prefix(length, from: offset)[...]
                guard bytes.count == length else { return nil }
            }
            flags = bytes.uint16(6)
            method = bytes.uint16(8)
            crc32 = bytes.uint32(14)
            sizes = Zip64Sizes(size: UInt64(bytes.uint32(22)), compressedSize: UInt64(bytes.uint32(18)))
            rawName = bytes.dropFirst(Self.fixedLength).prefix(nameLength)
            sizes.widen(by: bytes.prefix(length).dropFirst(Self.fixedLength + nameLength))
        } catch {
            throw .source(error)
        }
    }
}

extension ZipLocalHeader {
    /// What it says differently from the central directory's entry, in words; empty where the two agree.
    func differences(from member: ZipMember) -> [String] {
        var found: [String] = []
        if !hasName(of: member) {
            found.append("the name \"\(ZipMember.text(of: rawName).escapedForDisplay)\"")
        }
        if method != member.method {
            found.append("compression method \(method) instead of \(member.method)")
        }
        if (flags ^ member.flags) & 0x0001 != 0 { found.append("another encryption flag") }
        found += sizeDifferences(from: member)
        return found
    }

    private func hasName(of member: ZipMember) -> Bool {
        rawName == member.rawName
            || (flags ^ member.flags) & 0x0800 != 0
                && ZipNameEncoding.text(of: rawName, flags: flags)
                    == ZipNameEncoding.text(of: member.rawName, flags: member.flags)
    }

    private func sizeDifferences(from member: ZipMember) -> [String] {
        // With a descriptor after the data, zeros here mean "see there".
        let isDeferred = ZipMember.hasDescriptor(flags: flags)
        func differs(_ own: UInt64, _ other: Int) -> Bool {
            own != UInt64(exactly: other) && !(isDeferred && (own == 0 || own == UInt32.max))
        }
        var found: [String] = []
        if differs(sizes.size, member.size) { found.append("size \(sizes.size) instead of \(member.size)") }
        if differs(sizes.compressedSize, member.compressedSize) {
            found.append("compressed size \(sizes.compressedSize) instead of \(member.compressedSize)")
        }
        if crc32 != member.crc32, !(isDeferred && crc32 == 0) { found.append("another checksum") }
        return found
    }
}
