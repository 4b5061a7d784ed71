// SPDX-License-Identifier: Apache-2.0

extension ProjectReading {
    /// How the tree spells `path`: where it has no such name, one that differs in the case of letters alone,
    /// which is the same file to the disks that Xcode works on. `path` itself where there is neither.
    func spelling(of path: String) -> String {
        if let known = spellings[path] { return known }
        var result = ""
        for part in path.split(separator: "/") {
            let names = children(of: result).map(\.name)
            let exact = names.contains { $0.utf8.elementsEqual(part.utf8) }
            let lower = part.lowercased()
            let found = exact ? nil : names.first { $0.lowercased() == lower }
            result = TreePath.child(result, found ?? String(part))
        }
        spellings[path] = result
        return result
    }
}

extension ProjectReading {
    /// What lies in the directory at `path`, asked once; nothing where there is none.
    func children(of path: String) -> [ProjectFileEntry] {
        if let known = listings[path] { return known }
        let entries = files.children(of: path) ?? []
        listings[path] = entries
        return entries
    }

    /// Whether no file has this path.
    func isMissing(_ path: String) -> Bool {
        let name = TreePath.name(path)
        return !children(of: TreePath.parent(path)).contains { $0.name == name && !$0.isDirectory }
    }
}
