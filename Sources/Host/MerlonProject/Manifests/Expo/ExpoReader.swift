// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of Expo's app configuration: the Info.plist that `expo prebuild` makes of `app.json`.
///
/// `ios.infoPlist` is laid over the list of Expo's template, each key as a whole: a
/// `NSAppTransportSecurity` of its own replaces the template's. Code (`app.config.js`, `app.config.ts`,
/// config plugins) is not run. Debug and Release get the same list.
public struct ExpoReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// Expo.
    public var kind: Project.Kind { .expo }

    /// Whether it is `app.json`, `app.config.json`, `app.config.js` or `app.config.ts`.
    public func mayRead(_ name: String) -> Bool {
        name == "app.json" || name == "app.config.json" || Self.code.contains(name)
    }

    static let code = ["app.config.ts", "app.config.js", "app.config.mjs", "app.config.cjs"]

    /// The project that the file at `path` describes; none where it is no configuration of Expo.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> [Project] {
        let reading = ProjectReading(files, budget)
        let package = PackageManifest.read(beside: path, reading)
        let names = reading.children(of: TreePath.parent(path)).map(\.name)
        let code = Self.code.first(where: names.contains)
        var project = Project(
            kind: .expo, path: path, name: package?.name ?? TreePath.name(TreePath.parent(path)))
        project.configurations = ["Debug", "Release"]
        if Self.code.contains(TreePath.name(path)) {
            // With an app.json beside it, that one's project tells of the code.
            guard package?.version(of: "expo") != nil, TreePath.name(path) == code,
                !names.contains("app.json"), !names.contains("app.config.json")
            else { return [] }
            Self.noteCode(path, reading)
        } else {
            do throws(ProjectProblem) {
                let root = try reading.json(path)
                let own = root["expo"]
                guard own?.dictionary != nil || package?.version(of: "expo") != nil else { return [] }
                if let code { Self.noteCode(TreePath.child(TreePath.parent(path), code), reading) }
                ExpoConfiguration(own ?? root, package, path: path, reading).describe(&project)
            } catch {
                guard package?.version(of: "expo") != nil else { return [] }
                reading.note(error)
            }
        }
        project.problems = reading.allProblems(of: path)
        return [project]
    }

    private static func noteCode(_ path: String, _ reading: ProjectReading) {
        reading.note(
            .codeNotRun, path, nil,
            "\(TreePath.name(path)) is code that makes the configuration: it was not run, and nothing was taken from it",
            losesFacts: true)
    }
}
