// SPDX-License-Identifier: Apache-2.0

/// How a bundle's directory is laid out: where its Info.plist, its executable and its profile lie.
struct BundleLayout {
    /// The Info.plist; nil where there is none.
    var infoPlist: FileTree.Node?
    /// The directory of the main executable.
    var executables: FileTree.Node
    /// The directory of the provisioning profile and the store's receipt.
    var contents: FileTree.Node
    /// Whether the directory is a bundle for certain: its name and form say so. Otherwise the Info.plist
    /// must name an executable that is there.
    var isCertain: Bool

    /// Extensions of bundles whose code runs as a process of its own.
    static let processExtensions: Set<String> = ["app", "appex", "dext", "systemextension", "xpc"]
    /// Extensions of bundles that a process loads, or that hold no code.
    static let otherExtensions: Set<String> = [
        "bundle", "component", "framework", "kext", "mdimporter", "plugin", "prefpane", "qlgenerator",
        "saver",
        "wdgt", "xcframework", "xctest",
    ]

    /// The layout of `directory`; nil where it is no bundle.
    ///
    /// - Parameters:
    ///   - name: The directory's own name.
    ///   - isShipped: Whether it lies where an artifact has bundles, so that one without an Info.plist is
    ///     a broken bundle and not a directory that happens to be called so.
    init?(_ directory: FileTree.Node, name: String, in store: some FileStore, isShipped: Bool) {
        let known = BundleLayout.isKnown(name)
        if let contents = store.find("Contents", below: directory), store.tree.isDirectory(contents) {
            let executables = store.find("MacOS", below: contents)
            guard known || executables != nil else { return nil }
            self.init(
                infoPlist: store.file("Info.plist", below: contents), executables: executables ?? contents,
                contents: contents, isCertain: true)
        } else if let version = store.frameworkVersion(directory, name: name) {
            self.init(
                infoPlist: store.file("Resources", "Info.plist", below: version), executables: version,
                contents: version, isCertain: true)
        } else if let infoPlist = store.file("Info.plist", below: directory) {
            self.init(
                infoPlist: infoPlist, executables: directory, contents: directory,
                isCertain: known || store.isSealed(directory))
        } else {
            // An iOS app on a Mac: the outer directory only wraps it.
            guard BundleLayout.isProcess(name), isShipped || store.isSealed(directory),
                store.tree.child("Wrapper", of: directory) == nil
            else { return nil }
            self.init(infoPlist: nil, executables: directory, contents: directory, isCertain: true)
        }
    }

    private init(
        infoPlist: FileTree.Node?, executables: FileTree.Node, contents: FileTree.Node, isCertain: Bool
    ) {
        self.infoPlist = infoPlist
        self.executables = executables
        self.contents = contents
        self.isCertain = isCertain
    }

    /// Whether a directory of this name is called like a bundle.
    static func isKnown(_ name: String) -> Bool {
        isProcess(name) || otherExtensions.contains(pathExtension(name))
    }

    /// Whether a directory of this name is called like a bundle that runs as a process.
    static func isProcess(_ name: String) -> Bool { processExtensions.contains(pathExtension(name)) }

    /// The lower-case letters after the last dot; "" where there is none.
    static func pathExtension(_ name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
}

extension FileStore {
    /// The file at `path` below `directory`, links within the tree followed.
    fileprivate func file(_ path: String..., below directory: FileTree.Node) -> FileTree.Node? {
        var node = directory
        for name in path {
            guard let next = find(name, below: node) else { return nil }
            node = next
        }
        return tree.kind(node) == .file ? node : nil
    }

    /// Whether the directory holds what only a build puts there.
    fileprivate func isSealed(_ directory: FileTree.Node) -> Bool {
        ["PkgInfo", "_CodeSignature"].contains { tree.child($0, of: directory) != nil }
    }

    /// The version of a Mac framework that is in use: `Versions/Current`, or the last where no link says.
    fileprivate func frameworkVersion(_ directory: FileTree.Node, name: String) -> FileTree.Node? {
        guard BundleLayout.pathExtension(name) == "framework",
            let versions = find("Versions", below: directory), tree.isDirectory(versions)
        else { return nil }
        return find("Current", below: versions)
            ?? tree.children(versions).reversed().first { tree.isDirectory($0) }
    }
}
