// SPDX-License-Identifier: Apache-2.0

/// The members of a zip file as a tree. Names that lead out of the archive have no place in it.
struct ArchiveStore: FileStore {
    private(set) var tree = FileTree()
    let archive: ZipArchive
    private let meter: InflationMeter
    private let budget: ArtifactBudget
    /// Members that stand behind another one of the same name, by their place in ``ZipArchive/members``.
    private(set) var duplicates: [(node: FileTree.Node, member: Int)] = []
    /// Members that have no place in the tree, with the reason.
    private(set) var misplaced: [(member: Int, fault: ReadFault)] = []

    init(_ archive: ZipArchive, budget: ArtifactBudget, meter: InflationMeter) {
        self.archive = archive
        self.budget = budget
        self.meter = meter
        var builder = Builder()
        for index in archive.members.indices {
            place(index, &builder)
        }
        tree.sort()
    }

    /// The nodes by parent and name, needed only while the tree is filled.
    private struct Builder {
        struct Key: Hashable {
            var parent: FileTree.Node
            var name: String
        }
        var nodes: [Key: FileTree.Node] = [:]
    }

    private mutating func place(_ index: Int, _ builder: inout Builder) {
        let member = archive.members[index]
        let path = ZipMemberName(member.name)
        guard let names = path.components else {
            let words = "its name \(path.hazard ?? "leads out of the archive")"
            misplaced.append((index, ReadFault(.pathTraversal, words)))
            return
        }
        guard names.count <= budget.directoryDepth, member.rawName.count <= budget.pathBytes else {
            let words =
                "its name has \(member.rawName.count) bytes and \(names.count) components, more than the limit of \(budget.pathBytes) and \(budget.directoryDepth)"
            misplaced.append((index, .limit(words)))
            return
        }
        // A name of 4096 bytes can make 256 directories: few members suffice for millions of nodes.
        guard tree.count + names.count <= budget.treeEntries else {
            let words = "the archive has more than \(budget.treeEntries) files and directories"
            misplaced.append((index, .limit(words)))
            return
        }
        guard let name = names.last else { return }
        var parent = FileTree.root
        for directory in names.dropLast() {
            parent = self.directory(directory, in: parent, &builder)
        }
        guard !member.isDirectory else {
            _ = self.directory(name, in: parent, &builder)
            return
        }
        let key = Builder.Key(parent: parent, name: name)
        if let node = builder.nodes[key] {
            duplicates.append((node, index))
        } else {
            let kind: FileTree.Kind = member.isSymbolicLink ? .symbolicLink : .file
            builder.nodes[key] = tree.add(name, kind, to: parent, content: index)
        }
    }

    private mutating func directory(
        _ name: String, in parent: FileTree.Node, _ builder: inout Builder
    ) -> FileTree.Node {
        let key = Builder.Key(parent: parent, name: name)
        if let node = builder.nodes[key], tree.isDirectory(node) { return node }
        let node = tree.add(name, .directory, to: parent)
        builder.nodes[key] = node
        return node
    }
}

extension ArchiveStore {
    func member(_ node: FileTree.Node) throws(ReadFault) -> ZipMember {
        guard let index = tree.content(node) else { throw ReadFault(.malformed, "it is a directory") }
        return archive.members[index]
    }

    func bytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> [UInt8] {
        try bytes(of: member(node), limit: limit)
    }

    func bytes(of member: ZipMember, limit: Int) throws(ReadFault) -> [UInt8] {
        do {
            return try archive.bytes(of: member, limit: limit, meter: meter)
        } catch {
            throw ReadFault(error)
        }
    }

    func source(of node: FileTree.Node, limit: Int) throws(ReadFault) -> any ByteSource {
        let member = try member(node)
        if let stored = stored(member) { return stored }
        try check(member, limit: limit)
        do {
            return try archive.scratchFile(of: member, limit: limit, meter: meter)
        } catch {
            throw ReadFault(error)
        }
    }

    func forwardBytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> ForwardBytes {
        let member = try member(node)
        try check(member, limit: limit)
        if let stored = stored(member) { return ForwardBytes(stored) }
        return ForwardBytes(MemberBytes(member, in: archive, meter: meter), count: member.size)
    }

    func target(of link: FileTree.Node) throws(ReadFault) -> String {
        String(decoding: try bytes(of: link, limit: budget.pathBytes), as: UTF8.self)
    }

    private func check(_ member: ZipMember, limit: Int) throws(ReadFault) {
        guard !member.isEncrypted else { throw ReadFault(.encrypted) }
        guard member.size <= limit else {
            throw .limit("it has \(member.size) bytes, more than the limit of \(limit)")
        }
        if let words = budget.bomb(compressed: member.compressedSize, size: member.size) {
            throw ReadFault(.bomb, "it \(words)", isLimit: true)
        }
    }

    /// A member that lies uncompressed in the archive, where it can be read in place.
    private func stored(_ member: ZipMember) -> SliceBytes? {
        guard member.method == 0, !member.isEncrypted, member.size == member.compressedSize,
            let data = member.data
        else { return nil }
        return SliceBytes(archive.source, data)
    }
}
