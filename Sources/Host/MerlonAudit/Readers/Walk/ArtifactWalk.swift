// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A walk through one tree that finds the bundles and property lists in it, outer ones first.
///
/// Not Sendable: it adds to the ledger of one operand.
final class ArtifactWalk {
    let store: any FileStore
    let place: StorePlace
    let ledger: ReadLedger
    /// What the operand is called, for its root has no name in the tree.
    private let rootName: String
    /// How many archives lie around this tree.
    let nesting: Int
    /// Files that were read as part of their bundle.
    var consumed: Set<FileTree.Node> = []
    /// The bundles whose Info.plist each file is, for copies of it under the same name.
    private(set) var infoPlists: [FileTree.Node: Int] = [:]
    /// What the root turned out to be.
    private(set) var rootKind = ArtifactKind.directory

    init(_ store: any FileStore, at place: StorePlace, rootName: String, nesting: Int, ledger: ReadLedger) {
        self.store = store
        self.place = place
        self.rootName = rootName
        self.nesting = nesting
        self.ledger = ledger
    }

    var tree: FileTree { store.tree }

    /// Reads everything below the root.
    func run(_ context: WalkContext) {
        // What was built holds no project; a Cordova app carries its `config.xml`.
        if !context.isShipped, context.parent == nil, !ProjectSearch.isBuilt(name(FileTree.root)) {
            readProjects(ProjectSearch(store: store, names: ledger.projectNames).candidates())
        }
        var pending = [(node: FileTree.root, context: context)]
        while let (node, context) = pending.popLast() {
            // Version control keeps every old file, packed: none of them ships.
            if DirectoryListing.isVersionControl(tree.name(node)) || isAppleDouble(node) { continue }
            let inner = enter(node, context)
            for child in tree.children(node) where !consumed.contains(child) {
                switch tree.kind(child) {
                case .file: visit(file: child, inner)
                case .symbolicLink: visit(link: child, inner)
                case .directory: visit(directory: child)
                case .special: visit(special: child)
                }
            }
            pending += tree.children(node).filter { tree.isDirectory($0) }.reversed().map { ($0, inner) }
        }
    }

    func name(_ node: FileTree.Node) -> String { node == FileTree.root ? rootName : tree.name(node) }

    func location(_ node: FileTree.Node) -> Location { place.location(tree.path(node)) }

    /// Reads what the directory itself is, and returns the context of what lies in it.
    private func enter(_ directory: FileTree.Node, _ context: WalkContext) -> WalkContext {
        let folder = tree.parent(directory).map(name) ?? ""
        if let archive = XcodeArchive(directory, in: self) {
            if directory == FileTree.root { rootKind = .archive }
            if let infoPlist = archive.infoPlist { consumed.insert(infoPlist) }
            var inner = context
            inner.signingIdentity = archive.signingIdentity ?? context.signingIdentity
            inner.isShipped = true
            return inner
        }
        // An operand that is called like an app is judged as one, even where nothing is in it.
        let isShipped = context.isShipped || directory == FileTree.root
        if let layout = BundleLayout(directory, name: name(directory), in: store, isShipped: isShipped),
            let inner = enter(bundle: directory, layout, folder: folder, context)
        {
            if directory == FileTree.root { rootKind = .bundle }
            return inner
        }
        return enter(plain: directory, context)
    }

    private func enter(plain directory: FileTree.Node, _ context: WalkContext) -> WalkContext {
        var inner = context
        let isArchive = directory == FileTree.root && nesting > 0
        if let payload = tree.directory("Payload", of: directory) {
            if isArchive { rootKind = .ipa }
            if isArchive, !tree.children(payload).contains(where: isBundle) {
                let fault = ReadFault(.missingInfoPlist, "there is none in Payload")
                ledger.noteUnread("the app", at: location(payload), fault, isFile: false)
            }
            if let metadata = tree.child("iTunesMetadata.plist", of: directory) {
                consumed.insert(metadata)
                inner.hasStoreFiles = true
            }
        }
        if name(directory) == "Payload" { inner.isShipped = true }
        return inner
    }

    private func isBundle(_ node: FileTree.Node) -> Bool {
        tree.isDirectory(node) && BundleLayout(node, name: name(node), in: store, isShipped: true) != nil
    }

    /// Reads a bundle's own files; nil where a closer look shows that the directory is no bundle.
    private func enter(
        bundle directory: FileTree.Node, _ layout: BundleLayout, folder: String, _ context: WalkContext
    ) -> WalkContext? {
        // A project's Info.plist, which its builds stand for.
        if let node = layout.infoPlist, consumed.contains(node) { return nil }
        let reader = BundleReader(walk: self, layout: layout, directory: directory, context: context)
        let infoPlist = layout.infoPlist.flatMap { reader.infoPlist($0) }
        let isCertain = layout.isCertain || folder == "Payload"
        guard isCertain || reader.executable(of: infoPlist).map(reader.isExecutable) == true else {
            // Read already: an Info.plist that lies loose in a source tree.
            if let node = layout.infoPlist {
                consumed.insert(node)
                if let infoPlist, !context.isShipped { addLoose(infoPlist, node) }
            }
            return nil
        }
        let bundle = reader.read(infoPlist, folder: folder)
        let index = ledger.add(bundle)
        consumed.formUnion(reader.consumed)
        if let node = layout.infoPlist { infoPlists[node] = index }
        for node in layout.otherInfoPlists { add(bundle, withSettingsOf: node, reader) }
        var inner = context
        inner.parent = index
        inner.distribution = bundle.distribution
        // Without an Info.plist it may be a source tree that is called like a bundle.
        inner.isShipped = context.isShipped || infoPlist != nil
        return inner
    }

    /// Adds a bundle once more, with the settings that another reader takes for its own.
    private func add(_ bundle: BundleFacts, withSettingsOf node: FileTree.Node, _ reader: BundleReader) {
        let words = "the bundle has another Info.plist too, and readers differ in which one they take"
        ledger.note(.ambiguousBundle, at: location(node), words)
        consumed.insert(node)
        guard let infoPlist = reader.infoPlist(node) else { return }
        var twin = bundle
        twin.infoPlist = infoPlist
        twin.identifier = infoPlist.document.root["CFBundleIdentifier"]?.string
        infoPlists[node] = ledger.add(twin)
    }

    private func visit(file: FileTree.Node, _ context: WalkContext) {
        let name = tree.name(file)
        if ["ipa", "zip"].contains(BundleLayout.pathExtension(name)) {
            visit(archive: file, context)
        } else if InfoPlistRole.isCandidate(name) {
            // In what ships, only the Info.plist in its right place has an effect.
            guard !context.isShipped else { return }
            let reader = InfoPlistReader(store: store, ledger: ledger)
            if let facts = reader.loose(file, named: name, at: location(file)) { addLoose(facts, file) }
        } else {
            visit(unnamed: file, context)
        }
    }

    func addLoose(_ facts: InfoPlistFacts, _ node: FileTree.Node) {
        guard !InfoPlistRole.isForeign(facts.document.root) else { return }
        infoPlists[node] = ledger.add(BundleFacts(loose: facts))
    }
}

extension BundleFacts {
    /// An Info.plist outside any bundle.
    init(loose facts: InfoPlistFacts) {
        let root = facts.document.root
        self.init(kind: Kind(loose: root), location: facts.location)
        identifier = root["CFBundleIdentifier"]?.string
        infoPlist = facts
    }
}
