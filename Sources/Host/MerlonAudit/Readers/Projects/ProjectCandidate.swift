// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// Something in a tree that may describe a project, by its name; its reader tells whether it does.
struct ProjectCandidate: Hashable {
    /// What it may be.
    enum Form: Hashable {
        /// A file of a generator: `project.yml`, `Project.swift`, `app.json`, `config.xml`, which other
        /// programs have too.
        case manifest(Project.Kind)
        case xcodeProject
        case xcodeWorkspace
    }

    /// What it may be.
    var form: Form
    /// Its path from the tree's root.
    var path: String

    /// The directory around it; "" for the root.
    var folder: String { path.pathParts().dropLast().joined(separator: "/") }
}

extension ProjectCandidate.Form {
    /// The form that a file or directory of this name may have; nil where it describes no project.
    init?(name: String, isDirectory: Bool) {
        switch (BundleLayout.pathExtension(name), isDirectory) {
        case ("xcodeproj", true): self = .xcodeProject
        case ("xcworkspace", true): self = .xcodeWorkspace
        case (_, true): return nil
        default:
            guard let reader = ProjectManifests.standard.first(where: { $0.mayRead(name) }) else {
                return nil
            }
            self = .manifest(reader.kind)
        }
    }

    /// Whether it may generate an Xcode project, which then is what is built.
    var isManifest: Bool { self != .xcodeProject && self != .xcodeWorkspace }
}

/// A search for what may describe a project, in a tree of sources.
struct ProjectSearch {
    let store: any FileStore

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
                if let form = ProjectCandidate.Form(name: name, isDirectory: isDirectory) {
                    found.append(ProjectCandidate(form: form, path: store.tree.path(child)))
                } else if isDirectory, !Self.isLeftOut(name) {
                    pending.append(child)
                }
            }
        }
        return found.sorted {
            ($0.form.isManifest ? 1 : 0, $0.path) < ($1.form.isManifest ? 1 : 0, $1.path)
        }
    }

    /// Whether projects in a directory of this name are somebody else's, or none at all.
    static func isLeftOut(_ name: String) -> Bool {
        dependencies.contains(name.lowercased()) || DirectoryListing.isVersionControl(name)
            || BundleLayout.isKnown(name) || BundleLayout.pathExtension(name) == "xcarchive"
    }

    /// What package managers and build systems fill: `Pods`, `Carthage/Checkouts`, a Swift package's
    /// `.build`, Xcode's `DerivedData` and `SourcePackages`.
    private static let dependencies: Set<String> = [
        ".build", "carthage", "deriveddata", "node_modules", "pods", "sourcepackages",
    ]
}
