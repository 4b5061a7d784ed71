// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// A directory on disk.
struct DirectoryStore: FileStore {
    let tree: FileTree
    private let root: String

    init(root: String, tree: FileTree) {
        self.root = root
        self.tree = tree
    }

    func bytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> [UInt8] {
        let file = try source(of: node, limit: limit)
        do {
            return try file.bytes(0..<file.count)
        } catch {
            throw ReadFault(error)
        }
    }

    func source(of node: FileTree.Node, limit: Int) throws(ReadFault) -> any ByteSource {
        let file: FileBytes
        do {
            file = try FileBytes(path: path(node))
        } catch {
            throw ReadFault(error)
        }
        guard file.count <= limit else {
            throw .limit("it has \(file.count) bytes, more than the limit of \(limit)")
        }
        return file
    }

    func forwardBytes(of node: FileTree.Node, limit: Int) throws(ReadFault) -> ForwardBytes {
        ForwardBytes(try source(of: node, limit: limit))
    }

    func target(of link: FileTree.Node) throws(ReadFault) -> String {
        // Longer than any path that a system takes: a target that fills it was cut.
        var buffer = [CChar](repeating: 0, count: 8192)
        let length = readlink(path(link), &buffer, buffer.count)
        guard length >= 0 else { throw ReadFault(.system(errno: errno)) }
        return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    private func path(_ node: FileTree.Node) -> String {
        node == FileTree.root ? root : root + "/" + tree.path(node)
    }
}
