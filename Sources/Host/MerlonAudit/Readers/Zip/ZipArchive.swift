// SPDX-License-Identifier: Apache-2.0

/// A zip file whose directory was read and checked. No member is unpacked yet.
struct ZipArchive: Sendable {
    let source: any ByteSource
    var members: [ZipMember]
    var problems: [ZipProblem]
    /// Why some members may be missing; nil where the directory was read to its end.
    var fault: ZipFault?
    /// Members that the directory does not list.
    var hidden = ZipHiddenEntries()

    /// Reads the archive in `source`. Where the central directory is lost, the members that the local
    /// headers show are recovered, and ``fault`` says so. Throws where there is nothing to read.
    init(_ source: any ByteSource, budget: ArtifactBudget) throws(ZipFault) {
        self.source = source
        do {
            let end = try ZipEndRecord.find(in: source)
            let directory = try ZipDirectory(end, in: source, budget: budget)
            members = directory.members
            fault = directory.fault
            problems = ZipNameChecks.problems(of: members)
            problems += ZipNameChecks.bombs(in: members, archiveSize: source.count, budget: budget)
            let layout = try ZipLayout(&members, end: end, in: source)
            problems += layout.problems
            hidden = layout.hidden
            note(end)
        } catch .limit(let words) {
            throw .limit(words)
        } catch {
            guard try ZipArchive.startsWithMember(source) else { throw error }
            members = try ZipRecovery.members(in: source, budget: budget)
            fault = error
            problems = ZipNameChecks.problems(of: members)
        }
        problems = problems.limited()
    }

    /// Whether `source` begins as a zip file does: with a member, or (an empty archive) its end record.
    static func recognizes(_ prefix: some Collection<UInt8>) -> Bool {
        let magic = prefix.prefix(4)
        return [ZipLocalHeader.signature, ZipEndRecord.signature].contains { magic.elementsEqual($0) }
    }

    private static func startsWithMember(_ source: any ByteSource) throws(ZipFault) -> Bool {
        try ZipLocalHeader(at: 0, in: source) != nil
    }

    private mutating func note(_ end: ZipEndRecord) {
        // Old writers count in 16 bits and let the number wrap.
        let count = UInt64(members.count)
        if fault == nil, end.statedCount != count, end.statedCount != count % 65_536 {
            problems.append(
                ZipProblem(
                    .headerMismatch, nil,
                    "the end record counts \(end.statedCount) members, the central directory holds \(count)")
            )
        }
        if end.isAmbiguous {
            problems.append(
                ZipProblem(.headerMismatch, nil, "two end records lead to different central directories"))
            fault =
                fault ?? .malformed("the other central directory, which other readers may take, was left out")
        }
    }
}
