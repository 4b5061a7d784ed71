// SPDX-License-Identifier: Apache-2.0

/// The members of an archive whose directory is lost, found by reading from the front, as a reader of a
/// stream does.
enum ZipRecovery {
    /// Members in the order of the file. A member whose data is cut short is among them: reading it fails.
    static func members(in source: any ByteSource, budget: ArtifactBudget) throws(ZipFault) -> [ZipMember] {
        let stream = try ArchiveStream(header: [], source, 0..<source.count)
        let meter = InflationMeter(limit: budget.inflatedBytes)
        var members: [ZipMember] = []
        // The end of the archive and damage both end the list; the caller says that it is incomplete.
        while members.count < budget.members, let position = try? stream.nextHeader() {
            guard let offset = try headerOffset(from: position, in: source),
                let header = try ZipLocalHeader(at: offset, in: source)
            else { break }
            members.append(member(header, at: offset))
            // Where such a member ends, only unpacking shows; left to libarchive it would have no limit.
            guard ZipMember.hasDescriptor(flags: header.flags), !members[members.count - 1].isEncrypted else {
                continue
            }
            do throws(ZipFault) {
                while try stream.nextBlock({ (block) throws(ZipFault) in try meter.charge(block.count) }) {}
            } catch {
                break
            }
        }
        return members
    }

    /// The first local header at or after `position`: the record of the member before it may lie between.
    private static func headerOffset(from position: Int, in source: any ByteSource) throws(ZipFault) -> Int? {
        let length = ZipDescriptor.longest + ZipLocalHeader.signature.count
        let bytes = try ZipFault.wrapping { () throws(ByteSourceError) in
            try source.prefix(length, from: position)
        }
        for start in bytes.indices.dropLast(3)
        where bytes[start..<start + 4].elementsEqual(ZipLocalHeader.signature) {
            return position + start
        }
        return nil
    }

    private static func member(_ header: ZipLocalHeader, at offset: Int) -> ZipMember {
        ZipMember(
            rawName: header.rawName, name: ZipMember.text(of: header.rawName), flags: header.flags,
            method: header.method, crc32: header.crc32,
            compressedSize: Int(clamping: header.sizes.compressedSize),
            size: Int(clamping: header.sizes.size), headerOffset: offset, unixMode: nil, data: nil,
            isRecovered: true)
    }
}
