// SPDX-License-Identifier: Apache-2.0

/// What an `.xcworkspace` brings together.
public struct XcodeWorkspace: Sendable {
    /// The `.xcworkspace`, relative to the tree's root.
    public var path: String
    /// The `.xcodeproj` folders that it names and that lie in the tree, in its order.
    public var projects: [String] = []
    /// The schemes that are shared in it.
    public var schemes: [ProjectScheme] = []
    /// What could not be read, or leads nowhere.
    public var problems: [ProjectProblem] = []

    /// A workspace without projects yet.
    public init(path: String) {
        self.path = path
    }
}

/// The reader of workspaces: `contents.xcworkspacedata` and shared schemes.
public enum XcodeWorkspaceReader {
    /// The workspace at `path`, an `.xcworkspace` of the tree. What it names beside projects (packages,
    /// folders, files) is left out.
    public static func read(
        path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> XcodeWorkspace {
        let reading = ProjectReading(files, budget)
        var workspace = XcodeWorkspace(path: path)
        do throws(ProjectProblem) {
            workspace.projects = try projects(of: path, reading)
        } catch {
            reading.note(error)
        }
        workspace.schemes = XcodeSchemes.read(in: path, reading)
        workspace.problems = reading.allProblems(of: path)
        return workspace
    }

    private static func projects(
        of path: String, _ reading: ProjectReading
    ) throws(ProjectProblem) -> [String] {
        let file = path + "/contents.xcworkspacedata"
        let elements = try reading.elements(file)
        // A location counts from the group around it, or from the folder that holds the workspace.
        let container = TreePath.parent(path)
        var folders: [Int: String] = [:]
        var projects: [String] = []
        for (index, element) in elements.enumerated() {
            let base = element.parent.flatMap { folders[$0] } ?? container
            let location = element.attributes["location"] ?? ""
            let target = self.target(location, base: base, container: container, path: path)
            if element.name == "Group" { folders[index] = target ?? base }
            // The workspace of a package is its own, too, and names no project.
            let isOwn = location.hasPrefix("self:") && container.hasSuffix(".xcodeproj")
            guard element.name == "FileRef", location.hasSuffix(".xcodeproj") || isOwn else { continue }
            guard let target = target.map({ reading.spelling(of: $0) }), target.hasSuffix(".xcodeproj"),
                !reading.isMissing(target + "/project.pbxproj")
            else {
                // CocoaPods makes its project anew on each machine, and few commit it.
                let isOfPods = TreePath.name(location) == "Pods.xcodeproj"
                reading.note(
                    .missingFile, file, element.place,
                    "the workspace names \(location), which is not in the tree",
                    losesFacts: !isOfPods)
                continue
            }
            if !projects.contains(target) { projects.append(target) }
        }
        return projects
    }

    /// The path of a location such as `group:App/App.xcodeproj`; nil where it leads out of the tree.
    private static func target(_ location: String, base: String, container: String, path: String) -> String? {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return TreePath.join(base, location) }
        let rest = String(parts[1])
        switch parts[0] {
        case "container": return TreePath.join(container, rest)
        case "group": return TreePath.join(base, rest)
        // The workspace inside of a project: `App.xcodeproj/project.xcworkspace`.
        case "self": return rest.isEmpty ? TreePath.parent(path) : TreePath.join(container, rest)
        default: return nil
        }
    }
}
