// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// Something in a tree that may describe a project, by its name; its reader tells whether it does.
struct ProjectCandidate {
    /// What it may be.
    enum Form {
        /// A file that generates a project, by the reader that may know it.
        case manifest(any ProjectManifestReader)
        case xcodeProject
        case xcodeWorkspace
    }

    /// What it may be.
    var form: Form
    /// Its path from the tree's root.
    var path: String
}

/// The names that descriptions of projects have.
struct ProjectNames: Sendable {
    /// The readers of files that generate projects.
    let manifests: [any ProjectManifestReader]

    /// The forms that a file or directory of this name may have: a name may be one of several generators'.
    func forms(_ name: String, isDirectory: Bool) -> [ProjectCandidate.Form] {
        guard isDirectory else { return manifests.filter { $0.mayRead(name) }.map { .manifest($0) } }
        switch BundleLayout.pathExtension(name) {
        case "xcodeproj": return [.xcodeProject]
        case "xcworkspace": return [.xcodeWorkspace]
        default: return []
        }
    }
}

/// A search for what may describe a project, in a tree of sources.
struct ProjectSearch {
    let store: any FileStore
    let names: ProjectNames

    /// The candidates below the root in order of their paths, Xcode's own projects before what generates
    /// them.
    ///
    /// Left out is what dependencies and build products bring (`Pods`, `node_modules` …), and what lies in a
    /// bundle, where nothing is built from it.
    func candidates() -> [ProjectCandidate] {
        var found: [ProjectCandidate] = []
        var pending = [FileTree.root]
        while let directory = pending.popLast() {
            for child in store.tree.children(directory) {
                let name = store.tree.name(child)
                let isDirectory = store.tree.isDirectory(child)
                let forms = names.forms(name, isDirectory: isDirectory)
                found += forms.map { ProjectCandidate(form: $0, path: store.tree.path(child)) }
                if forms.isEmpty, isDirectory, !Self.isLeftOut(name) { pending.append(child) }
            }
        }
        return found.sorted { ($0.form.order, $0.path) < ($1.form.order, $1.path) }
    }

    /// Whether projects in a directory of this name are somebody else's, or none at all.
    static func isLeftOut(_ name: String) -> Bool {
        dependencies.contains(name.lowercased()) || DirectoryListing.isVersionControl(name) || isBuilt(name)
    }

    /// Whether a directory of this name is called like something that was built.
    static func isBuilt(_ name: String) -> Bool {
        BundleLayout.isKnown(name) || BundleLayout.pathExtension(name) == "xcarchive"
    }

    /// What package managers and build systems fill: `Pods`, `Carthage/Checkouts`, a Swift package's
    /// `.build`, the workspace that Xcode makes for it in `.swiftpm`, `DerivedData`, `SourcePackages`.
    private static let dependencies: Set<String> = [
        ".build", ".swiftpm", "carthage", "deriveddata", "node_modules", "pods", "sourcepackages",
    ]
}

extension ProjectCandidate.Form {
    /// What is generated comes before what generates it, and is what is built.
    fileprivate var order: Int {
        switch self {
        case .xcodeProject: 0
        case .xcodeWorkspace: 1
        case .manifest: 2
        }
    }
}
