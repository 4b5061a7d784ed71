// SPDX-License-Identifier: Apache-2.0

/// What has the name of settings and is no file that can be read in its place.
extension ArtifactWalk {
    func visit(directory: FileTree.Node) {
        guard InfoPlistSearch.isName(tree.name(directory)) else { return }
        ledger.noteUnread(
            "the Info.plist", at: location(directory), ReadFault(.inaccessible, "it is a directory"),
            isFile: false)
    }

    func visit(special file: FileTree.Node) {
        let name = tree.name(file)
        guard InfoPlistRole.isNamed(name) else { return }
        ledger.noteUnread(
            name.escapedForDisplay, at: location(file),
            ReadFault(.inaccessible, "it is a pipe, a socket or a device"))
    }

    func visit(link: FileTree.Node, _ context: WalkContext) {
        let name = tree.name(link)
        let isSettings = InfoPlistRole.isNamed(name)
        let concerns = isSettings || BundleLayout.isProcess(name)
        let isStrict = if case .archive = place { true } else { context.isShipped }
        guard isStrict || concerns else { return }
        do {
            let target = try store.target(of: link)
            let parent = tree.components(link).dropLast()
            guard ZipMemberName.leadsOut(target, from: parent) else {
                if isSettings { visit(settings: link, context) }
                return
            }
            ledger.note(
                .symbolicLink, at: location(link), "the link leads out, to \"\(target.escapedForDisplay)\"")
            guard concerns else { return }
            ledger.noteUnread(
                name.escapedForDisplay, at: location(link),
                ReadFault(.symbolicLink, "links are not followed out"))
        } catch {
            ledger.noteUnread("the symbolic link", at: location(link), error)
        }
    }

    /// A link within the tree that is called like an Info.plist. What it leads to is read where it lies,
    /// unless nothing there says what it is.
    private func visit(settings link: FileTree.Node, _ context: WalkContext) {
        let name = tree.name(link)
        guard let file = store.resolve(link), tree.kind(file) == .file else {
            ledger.noteUnread(
                name.escapedForDisplay, at: location(link),
                ReadFault(.inaccessible, "the link leads to no file, or round in a circle"))
            return
        }
        guard !context.isShipped, !InfoPlistRole.isCandidate(tree.name(file)) else { return }
        let reader = InfoPlistReader(store: store, ledger: ledger)
        if let facts = reader.loose(file, named: name, at: location(link)) { addLoose(facts, link) }
    }

    /// Whether the directory is `__MACOSX` with what macOS packs beside each file (its extended
    /// attributes), and nothing else.
    func isAppleDouble(_ directory: FileTree.Node) -> Bool {
        guard tree.name(directory) == "__MACOSX" else { return false }
        var pending = [directory]
        while let node = pending.popLast() {
            for child in tree.children(node) {
                if tree.isDirectory(child) {
                    pending.append(child)
                } else if !AppleDouble.isName(tree.name(child)) {
                    return false
                }
            }
        }
        return true
    }
}
