// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// The readers of projects, by what a candidate may be.
struct ProjectDescriber {
    let files: any ProjectFiles
    /// The Xcode projects that were read, since a manifest may ask for one of them.
    private let known = Known()

    private final class Known {
        var projects: [String: Project] = [:]
    }

    /// A describer of what lies in `files`.
    init(files: any ProjectFiles) {
        self.files = files
    }

    /// What the candidate describes; empty where it only has the name of a project's description.
    func projects(_ candidate: ProjectCandidate) -> [Project] {
        switch candidate.form {
        case .xcodeProject: [xcodeProject(candidate.path)]
        case .xcodeWorkspace: workspace(candidate.path)
        case .manifest(let reader):
            reader.projects(
                at: candidate.path, in: files, budget: ProjectBudget(), xcodeProject: xcodeProject)
        }
    }

    /// The Xcode project at `path`, read once.
    private func xcodeProject(_ path: String) -> Project {
        if let project = known.projects[path] { return project }
        let project = XcodeProjectReader.read(path: path, in: files)
        known.projects[path] = project
        return project
    }

    /// The schemes that a workspace shares, as a project without targets; nil where it has nothing to tell.
    func schemes(ofWorkspace path: String) -> Project? {
        let project = shell(XcodeWorkspaceReader.read(path: path, in: files))
        return project.schemes.isEmpty && project.problems.isEmpty ? nil : project
    }

    /// The projects of a workspace that is asked about by itself; those of dependencies are left out.
    private func workspace(_ path: String) -> [Project] {
        let workspace = XcodeWorkspaceReader.read(path: path, in: files)
        let own = workspace.projects.filter { !$0.pathParts().contains(where: ProjectSearch.isLeftOut) }
        return own.map(xcodeProject) + [shell(workspace)]
    }

    private func shell(_ workspace: XcodeWorkspace) -> Project {
        let name = workspace.path.pathParts().last ?? ""
        var project = Project(kind: .xcode, path: workspace.path, name: name)
        project.schemes = workspace.schemes
        project.problems = workspace.problems
        return project
    }
}
