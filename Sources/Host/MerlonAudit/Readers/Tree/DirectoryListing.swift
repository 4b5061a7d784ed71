// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The names below a directory on disk. Links are not followed, so a loop of links ends nothing.
struct DirectoryListing {
    private(set) var tree = FileTree()
    /// What could not be listed, by its path below the directory.
    private(set) var faults: [(path: String, fault: ReadFault)] = []
    private let budget: ArtifactBudget
    private var isFull = false

    /// Lists everything below `root`.
    init(root: String, budget: ArtifactBudget) {
        self.budget = budget
        var pending = [(node: FileTree.root, path: "", depth: 0)]
        while !isFull, let next = pending.popLast() {
            // Version control keeps every old file, packed: none of them ships.
            if Self.isVersionControl(tree.name(next.node)) { continue }
            for node in list(next.node, at: root + "/" + next.path, next.path) where tree.isDirectory(node) {
                let path = next.path.isEmpty ? tree.name(node) : next.path + "/" + tree.name(node)
                guard next.depth < budget.directoryDepth else {
                    note(path, .limit("it is nested deeper than \(budget.directoryDepth) directories"))
                    continue
                }
                guard path.utf8.count <= budget.pathBytes else {
                    note(path, .limit("its path is longer than \(budget.pathBytes) bytes"))
                    continue
                }
                pending.append((node, path, next.depth + 1))
            }
        }
        tree.sort()
    }

    /// Whether a directory of this name holds a version control system's own data.
    static func isVersionControl(_ name: String) -> Bool { [".git", ".hg", ".svn"].contains(name) }

    private mutating func list(
        _ directory: FileTree.Node, at path: String, _ shown: String
    ) -> [FileTree.Node] {
        guard let handle = opendir(path) else {
            note(shown, ReadFault(.system(errno: errno)))
            return []
        }
        defer { closedir(handle) }
        var added: [FileTree.Node] = []
        while let entry = readdir(handle) {
            // The record is shorter than the type that C declares, so its name is reached by address.
            let field = UnsafeRawPointer(entry) + (MemoryLayout<dirent>.offset(of: \.d_name) ?? 0)
            let bytes = field.assumingMemoryBound(to: CChar.self)
            guard let name = String(validatingCString: bytes) else {
                note(shown, .init(.inaccessible, "it holds a name that is not UTF-8"))
                continue
            }
            guard name != ".", name != ".." else { continue }
            guard tree.count < budget.treeEntries else {
                note(shown, .limit("the tree has more than \(budget.treeEntries) entries"))
                isFull = true
                break
            }
            added.append(tree.add(name, kind(of: entry, at: path + "/" + name), to: directory))
        }
        return added
    }

    private func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> FileTree.Kind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): return .directory
        case Int32(DT_LNK): return .symbolicLink
        case Int32(DT_REG): return .file
        case Int32(DT_UNKNOWN):
            // Some file systems do not tell in the listing.
            var status = stat()
            guard lstat(path, &status) == 0 else { return .special }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .directory
            case S_IFLNK: return .symbolicLink
            case S_IFREG: return .file
            default: return .special
            }
        default: return .special
        }
    }

    private mutating func note(_ path: String, _ fault: ReadFault) {
        faults.append((path, fault))
    }
}
