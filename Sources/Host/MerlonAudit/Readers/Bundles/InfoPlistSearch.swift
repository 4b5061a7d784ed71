// SPDX-License-Identifier: Apache-2.0

/// What stands in one directory under the name of a bundle's Info.plist.
///
/// Apple's usual volumes ignore case and those of devices heed it, so every spelling is one that some
/// reader takes.
struct InfoPlistSearch {
    /// The files, the exact spelling first; links within the tree are followed.
    private(set) var files: [FileTree.Node] = []
    /// Whether something else has the name: a directory, a pipe, a link that leads to no file.
    private(set) var isBlocked = false

    init(in directory: FileTree.Node, of store: some FileStore) {
        let named = store.tree.children(directory).filter { Self.isName(store.tree.name($0)) }
        let exactFirst =
            named.filter { store.tree.name($0) == Self.name }
            + named.filter { store.tree.name($0) != Self.name }
        for node in exactFirst {
            guard let file = store.resolve(node), store.tree.kind(file) == .file else {
                isBlocked = true
                continue
            }
            if !files.contains(file) { files.append(file) }
        }
    }

    private static let name = "Info.plist"

    /// Whether a volume that ignores case finds a file of this name as the Info.plist.
    static func isName(_ name: String) -> Bool {
        name.utf8.count == Self.name.utf8.count && name.lowercased() == Self.name.lowercased()
    }
}
