// SPDX-License-Identifier: Apache-2.0

/// What the names, flags and sizes of a directory show before any member is read.
enum ZipNameChecks {
    /// Names that lead out, names that stand twice, encrypted members.
    static func problems(of members: [ZipMember]) -> [ZipProblem] {
        var problems: [ZipProblem] = []
        // By the name that Apple's file systems go by: without case, and composed or not alike.
        var known: [String: Int32] = [:]
        for (index, member) in members.enumerated() {
            let name = member.name
            if let hazard = ZipMemberName(name).hazard {
                problems.append(ZipProblem(.pathTraversal, name, "the member's name \(hazard)"))
            }
            if member.isEncrypted {
                problems.append(
                    ZipProblem(.encryptedMember, name, "the member is encrypted, and no password is known"))
            }
            // Directories are merged by every reader, however often they are listed.
            guard !member.isDirectory,
                let other = known.updateValue(Int32(index), forKey: name.lowercased()).map({
                    members[Int($0)]
                })
            else { continue }
            let words =
                other.rawName == member.rawName
                ? "two members have this name, and readers differ in which one they take"
                : "on a volume that ignores case it overwrites \"\(other.name.escapedForDisplay)\""
            problems.append(ZipProblem(.duplicateMember, name, words))
        }
        return problems
    }

    /// Members, or the archive as a whole, that promise far more than an app needs.
    static func bombs(in members: [ZipMember], archiveSize: Int, budget: ArtifactBudget) -> [ZipProblem] {
        var problems: [ZipProblem] = []
        var promised = 0
        for member in members {
            promised = promised.addingReportingOverflow(member.size).overflow ? .max : promised + member.size
            guard let words = budget.bomb(compressed: member.compressedSize, size: member.size) else {
                continue
            }
            problems.append(ZipProblem(.bomb, member.name, "the member \(words)"))
        }
        if promised > budget.promisedBytes {
            problems.append(
                ZipProblem(
                    .bomb, nil,
                    "its members promise \(promised) bytes, more than the limit of \(budget.promisedBytes)"))
        } else if let words = budget.bomb(compressed: archiveSize, size: promised), problems.isEmpty {
            problems.append(ZipProblem(.bomb, nil, "the archive as a whole \(words)"))
        }
        return problems
    }
}

extension ArtifactBudget {
    /// Words for a size that is out of proportion to its compressed size; nil where it is not.
    func bomb(compressed: Int, size: Int) -> String? {
        guard size > ratioFloor, size / max(compressed, 1) > ratio else { return nil }
        return "has \(compressed) bytes and promises \(size), more than \(ratio) times as many"
    }
}
