// SPDX-License-Identifier: Apache-2.0

/// A reader of files that generate Xcode projects.
///
/// The audit asks for one per kind (``standard``), and takes another in its place where a program brings
/// one: `Project.swift` of Tuist is read as Swift syntax, with a library that not every build has, so that
/// ``standard`` says of it that it was not read.
public protocol ProjectManifestReader: Sendable {
    /// What its files describe.
    var kind: Project.Kind { get }

    /// Whether a file of this name, its path left out, may be one of them.
    func mayRead(_ name: String) -> Bool

    /// The projects that the file at `path` describes; empty where it only has such a file's name. It never
    /// fails: what can't be read is a problem of the project, and the rest is there.
    func projects(at path: String, in files: any ProjectFiles, budget: ProjectBudget) -> [Project]

    /// The same, with the Xcode projects of the tree as `xcodeProject` gives them by their paths: whoever has
    /// read them already need not read them again.
    func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget,
        xcodeProject: (String) -> Project
    ) -> [Project]
}

extension ProjectManifestReader {
    /// Most manifests say nothing of an Xcode project.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget,
        xcodeProject: (String) -> Project
    ) -> [Project] {
        projects(at: path, in: files, budget: budget)
    }
}

/// The readers of manifests.
public enum ProjectManifests {
    /// The readers that every build has, one per kind of generator.
    public static let standard: [any ProjectManifestReader] = [
        XcodeGenReader(), UnreadTuistReader(), ExpoReader(), ReactNativeReader(), CordovaReader(),
    ]

    /// ``standard`` with `reader` in place of the one of its kind.
    public static func standard(with reader: any ProjectManifestReader) -> [any ProjectManifestReader] {
        standard.filter { $0.kind != reader.kind } + [reader]
    }
}

/// What says of Tuist's manifests that this build does not read them.
public struct UnreadTuistReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// Tuist.
    public var kind: Project.Kind { .tuist }

    /// Whether it is `Project.swift`.
    public func mayRead(_ name: String) -> Bool { name == "Project.swift" }

    /// One project without targets, and the problem.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget
    ) -> [Project] {
        guard let bytes = try? files.read(path, limit: budget.manifestBytes),
            String(decoding: bytes, as: UTF8.self).contains("import ProjectDescription")
        else { return [] }
        var project = Project(kind: .tuist, path: path, name: TreePath.name(TreePath.parent(path)))
        project.problems = [
            ProjectProblem(
                .codeNotRun, path: path,
                message: "this build reads no Tuist manifests: it was made without SwiftSyntax",
                losesFacts: true)
        ]
        return [project]
    }
}
