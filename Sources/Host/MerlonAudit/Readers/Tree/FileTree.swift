// SPDX-License-Identifier: Apache-2.0

/// The names in a directory or an archive, as a tree that costs no further look at the disk.
struct FileTree: Sendable {
    /// A node's index; the root is 0.
    typealias Node = Int

    enum Kind: Sendable {
        case directory
        case file
        case symbolicLink
        /// A socket, a pipe or a device.
        case special
    }

    private struct Entry {
        var name: String
        var parent: Int32
        var kind: Kind
        var content: Int32
        var children: [Int32] = []
    }

    private var entries = [Entry(name: "", parent: -1, kind: .directory, content: -1)]

    static let root: Node = 0

    /// How many nodes there are, the root not counted.
    var count: Int { entries.count - 1 }

    /// How many nodes are no directories.
    var fileCount: Int { entries.count { $0.kind != .directory } }

    func name(_ node: Node) -> String { entries[node].name }

    func kind(_ node: Node) -> Kind { entries[node].kind }

    func parent(_ node: Node) -> Node? { node == Self.root ? nil : Int(entries[node].parent) }

    /// The number that whoever filled the tree gave the node; nil where it gave none.
    func content(_ node: Node) -> Int? { entries[node].content < 0 ? nil : Int(entries[node].content) }

    /// The nodes in a directory, by name once ``sort()`` was called.
    func children(_ node: Node) -> some Sequence<Node> { entries[node].children.lazy.map(Int.init) }

    func isDirectory(_ node: Node) -> Bool { entries[node].kind == .directory }

    /// The path from the root, `/` between names.
    func path(_ node: Node) -> String { components(node).joined(separator: "/") }

    /// The names from the root down to the node.
    func components(_ node: Node) -> [String] {
        var names: [String] = []
        var node = node
        while let parent = parent(node) {
            names.append(name(node))
            node = parent
        }
        return names.reversed()
    }

    @discardableResult
    mutating func add(_ name: String, _ kind: Kind, to parent: Node, content: Int? = nil) -> Node {
        let node = entries.count
        entries.append(
            Entry(name: name, parent: Int32(parent), kind: kind, content: content.map(Int32.init) ?? -1))
        entries[parent].children.append(Int32(node))
        return node
    }

    /// Orders every directory by the bytes of its names, so that an audit is the same on every file system.
    mutating func sort() {
        for index in entries.indices where entries[index].children.count > 1 {
            let sorted = entries[index].children.sorted {
                entries[Int($0)].name.utf8.lexicographicallyPrecedes(entries[Int($1)].name.utf8)
            }
            entries[index].children = sorted
        }
    }
}

extension FileTree {
    /// The node of this name in a directory. Names are compared as text, so a composed and a decomposed
    /// spelling are one.
    func child(_ name: String, of node: Node) -> Node? {
        children(node).first { self.name($0) == name }
    }

    /// The directory of this name in a directory.
    func directory(_ name: String, of node: Node) -> Node? {
        child(name, of: node).flatMap { isDirectory($0) ? $0 : nil }
    }
}
