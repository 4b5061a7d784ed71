// SPDX-License-Identifier: Apache-2.0

/// What the names, flags and sizes of a directory show before any member is read.
enum ZipNameChecks {
    /// Names that lead out, names that stand twice, encrypted members.
    static func problems(of members: [ZipMember]) -> [ZipProblem] {
        var problems: [ZipProblem] = []
        var exact: Set<ArraySlice<UInt8>> = []
        var folded: [String: String] = [:]
        for member in members {
            let name = member.name
            if let hazard = ZipMemberName(name).hazard {
                problems.append(ZipProblem(.pathTraversal, name, "the member's name \(hazard)"))
            }
            if member.isEncrypted {
                problems.append(
                    ZipProblem(.encryptedMember, name, "the member is encrypted, and no password is known"))
            }
            // Directories are merged by every reader, however often they are listed.
            if member.isDirectory { continue }
            if !exact.insert(member.rawName).inserted {
                problems.append(
                    ZipProblem(
                        .duplicateMember, name,
                        "two members have this name, and readers differ in which one they take"))
            } else if let other = folded.updateValue(name, forKey: name.lowercased()) {
                // Apple's file systems do not keep apart what differs in case or composition alone.
                let words = "on a volume that ignores case it overwrites \"\(other.escapedForDisplay)\""
                problems.append(ZipProblem(.duplicateMember, name, words))
            }
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
