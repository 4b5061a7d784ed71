// SPDX-License-Identifier: Apache-2.0

/// A tree of names with the content behind them: a directory on disk or an archive.
protocol FileStore {
    var tree: FileTree { get }
    /// The bytes of a file; throws where there are more than `limit`.
    func bytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> [UInt8]
    /// The bytes of a file that is read at any offset, unpacked to a private file where need be.
    func source(of node: FileTree.Node, limit: Int) throws(ReadFault) -> any ByteSource
    /// The bytes of a file that is read from front to back; throws where there are more than `limit`.
    func forwardBytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> ForwardBytes
    /// Where a symbolic link leads, as it is written.
    func target(of link: FileTree.Node) throws(ReadFault) -> String
}

extension FileStore {
    /// The node that `node` stands for, links within the tree followed; nil where they lead out or nowhere.
    func resolve(_ node: FileTree.Node) -> FileTree.Node? {
        // `Resources` over `Versions/Current` takes two hops; no real bundle takes more than four.
        var hops = 16
        return resolve(node, &hops)
    }

    /// The node at `path` below `directory`, links within the tree followed.
    func find(_ path: String..., below directory: FileTree.Node) -> FileTree.Node? {
        var hops = 16
        return walk(path[...], from: directory, &hops)
    }

    private func resolve(_ node: FileTree.Node, _ hops: inout Int) -> FileTree.Node? {
        guard tree.kind(node) == .symbolicLink else { return node }
        guard hops > 0, let target = try? target(of: node), !target.isAbsolutePath,
            let parent = tree.parent(node)
        else { return nil }
        hops -= 1
        return walk(target.pathParts()[...], from: parent, &hops)
    }

    private func walk(
        _ path: ArraySlice<String>, from start: FileTree.Node, _ hops: inout Int
    ) -> FileTree.Node? {
        var node = start
        for name in path where name != "" && name != "." {
            if name == ".." {
                guard let parent = tree.parent(node) else { return nil }
                node = parent
            } else {
                guard tree.isDirectory(node), let child = tree.child(name, of: node),
                    let next = resolve(child, &hops)
                else { return nil }
                node = next
            }
        }
        return node
    }
}
