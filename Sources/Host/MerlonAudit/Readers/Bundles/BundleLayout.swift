// SPDX-License-Identifier: Apache-2.0

/// How a bundle's directory is laid out: where its Info.plist, its executable and its profile lie.
///
/// Which layout it is, the Info.plist shows: an empty `Contents` in an iOS app means nothing. Where several
/// layouts have one, every place counts, so that none hides what another reader takes.
struct BundleLayout {
    /// The Info.plist; nil where there is none that is a file.
    var infoPlist: FileTree.Node?
    /// Further files that another reader may take for the Info.plist.
    var otherInfoPlists: [FileTree.Node]
    /// Whether something that is no file has the Info.plist's name.
    var isBlocked: Bool
    /// The directories that may hold the main executable, the likeliest first.
    var executables: [FileTree.Node]
    /// The directories that may hold the provisioning profile and the store's receipt.
    var contents: [FileTree.Node]
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
        var places: [Place] = []
        let version = store.frameworkVersion(directory, name: name)
        if let version {
            let resources = store.folder("Resources", below: version)
            places.append(Place(settings: resources ?? version, executables: version, contents: version))
        }
        places.append(Place(settings: directory, executables: directory, contents: directory))
        // Otherwise it is a source tree with a directory of this name.
        let contents = store.folder("Contents", below: directory)
        let programs = contents.flatMap { store.folder("MacOS", below: $0) }
        let isDeep = contents != nil && (known || programs != nil)
        if let contents, isDeep {
            places.append(Place(settings: contents, executables: programs ?? contents, contents: contents))
        }

        let found = places.map { ($0, InfoPlistSearch(in: $0.settings, of: store)) }
        let settled = found.filter { !$0.1.files.isEmpty }
        let isSealed = store.isSealed(directory)
        isCertain = known || isSealed || version != nil || isDeep
        // A directory that is called like a process is a broken bundle where bundles are expected. In an
        // iOS app on a Mac the outer directory only wraps it.
        let isBroken =
            BundleLayout.isProcess(name) && (isShipped || isSealed)
            && store.tree.child("Wrapper", of: directory) == nil
        guard !settled.isEmpty || version != nil || isDeep || isBroken else { return nil }
        let files = settled.flatMap(\.1.files)
        infoPlist = files.first
        otherInfoPlists = files.dropFirst().filter { $0 != files.first }
        isBlocked = found.contains { $0.1.isBlocked }
        let ordered = (settled + found.filter { $0.1.files.isEmpty }).map(\.0)
        executables = ordered.map(\.executables)
        self.contents = ordered.map(\.contents)
    }

    /// The directories of one layout.
    private struct Place {
        var settings: FileTree.Node
        var executables: FileTree.Node
        var contents: FileTree.Node
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
    /// The directory of this name, in any case, below `directory`, links within the tree followed.
    fileprivate func folder(_ name: String, below directory: FileTree.Node) -> FileTree.Node? {
        let named = tree.children(directory).first {
            let other = tree.name($0)
            return other.utf8.count == name.utf8.count && other.lowercased() == name.lowercased()
        }
        return named.flatMap(resolve).flatMap { tree.isDirectory($0) ? $0 : nil }
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
