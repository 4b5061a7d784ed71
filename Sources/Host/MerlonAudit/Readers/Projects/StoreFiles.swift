// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// The files of a tree as the readers of projects ask for them.
///
/// Names are found in any case where the exact one is missing: projects are written on volumes that
/// ignore it. Links are followed within the tree. A file that was read is noted in the ledger once, and only
/// where a project came of it: many files have a manifest's name.
struct StoreFiles: ProjectFiles {
    private let store: any FileStore
    private let place: StorePlace
    private let ledger: ReadLedger
    /// What was read already, so that a file that every configuration includes counts once.
    private let reads = Reads()

    private final class Reads {
        var noted: Set<FileTree.Node> = []
        var pending: [FileTree.Node: Int] = [:]
    }

    init(_ store: any FileStore, at place: StorePlace, ledger: ReadLedger) {
        self.store = store
        self.place = place
        self.ledger = ledger
    }

    func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8] {
        let node = try find(path)
        guard store.tree.kind(node) == .file else {
            throw store.tree.isDirectory(node) ? .unreadable("it is a directory") : .missing
        }
        do {
            let bytes = try store.bytes(of: node, limit: limit)
            if !reads.noted.contains(node) { reads.pending[node] = bytes.count }
            return bytes
        } catch {
            guard error.isLimit, let size = try? store.forwardBytes(of: node, limit: .max).count, size > limit
            else { throw .unreadable(error.reason) }
            throw .tooLong(bytes: size, limit: limit)
        }
    }

    func children(of path: String) -> [ProjectFileEntry]? {
        guard let node = try? find(path), store.tree.isDirectory(node) else { return nil }
        return store.tree.children(node).compactMap { child in
            guard let target = store.resolve(child) else { return nil }
            return ProjectFileEntry(store.tree.name(child), isDirectory: store.tree.isDirectory(target))
        }
    }

    /// Notes what was read since the last call, or forgets it where no project came of it.
    func noteReads(isProject: Bool) {
        defer { reads.pending = [:] }
        guard isProject else { return }
        for (node, count) in reads.pending.sorted(by: { $0.key < $1.key }) {
            reads.noted.insert(node)
            ledger.noteRead(place.location(store.tree.path(node)), bytes: count)
        }
    }

    /// The node at `path`, links followed; nil where there is none.
    func node(_ path: String) -> FileTree.Node? { try? find(path) }

    private func find(_ path: String) throws(ProjectFileError) -> FileTree.Node {
        guard !path.isAbsolutePath else { throw .outside }
        var node = FileTree.root
        for name in path.pathParts() where name != "" && name != "." {
            if name == ".." {
                guard let parent = store.tree.parent(node) else { throw .outside }
                node = parent
                continue
            }
            guard store.tree.isDirectory(node), let child = child(name, of: node) else { throw .missing }
            guard let target = store.resolve(child) else { throw .outside }
            node = target
        }
        return node
    }

    private func child(_ name: String, of directory: FileTree.Node) -> FileTree.Node? {
        if let exact = store.tree.child(name, of: directory) { return exact }
        let folded = name.lowercased()
        return store.tree.children(directory).first { store.tree.name($0).lowercased() == folded }
    }
}
