// SPDX-License-Identifier: Apache-2.0
public import MerlonProject

/// One project among what was read, with the bundles that its builds stand for.
public struct ProjectFacts: Sendable {
    /// The project.
    public var project: Project
    /// Its description: the `.xcodeproj` or the file.
    public var location: Location
    /// The project that this description generates and that was audited in its place, by its index in
    /// ``AuditFacts/projects``; nil where this one was audited itself.
    public var generated: Int?
    /// The Info.plists per language, which no build takes its settings from, by their paths in the tree.
    public var variants: [String: InfoPlistFacts] = [:]
    /// For each target and each of its builds the bundle, by its index in ``AuditFacts/bundles``; nil where
    /// the build makes no Info.plist, or one that could not be read.
    var bundles: [[Int?]] = []
    /// Where the tree lies that the project's paths begin at.
    private var place: StorePlace

    /// A project whose paths begin at the operand's root.
    public init(_ project: Project) {
        self.init(project, in: .directory)
    }

    init(_ project: Project, in place: StorePlace) {
        self.project = project
        self.place = place
        location = place.location(project.path)
    }

    /// Whether it stands for a workspace: schemes, and no targets of its own.
    var isWorkspace: Bool {
        project.targets.isEmpty && BundleLayout.pathExtension(project.path) == "xcworkspace"
    }

    /// The location of `path`, which the project names.
    public func location(of path: String) -> Location { place.location(path) }
}

extension Project {
    /// The file that holds its settings: of a `.xcodeproj` the one inside.
    var descriptionFile: String { kind == .xcode ? path + "/project.pbxproj" : path }
}

extension AuditFacts {
    /// The bundle that a build stands for.
    func bundle(_ project: ProjectFacts, _ target: Int, _ build: Int) -> BundleFacts? {
        guard project.bundles.indices.contains(target), project.bundles[target].indices.contains(build),
            let index = project.bundles[target][build], bundles.indices.contains(index)
        else { return nil }
        return bundles[index]
    }
}
