// SPDX-License-Identifier: Apache-2.0

/// The reader of XcodeGen's specifications: what each target of the generated project will be built with.
///
/// It does what `xcodegen generate` does with the file: it takes in other files, fills in templates, makes
/// one target for each platform, and lays Xcode's presets below the settings. Variables of the environment
/// (`${NAME}`) are not known here and are left as they are.
public struct XcodeGenReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// XcodeGen.
    public var kind: Project.Kind { .xcodeGen }

    /// Whether it is `project.yml`, `project.yaml` or `project.json`.
    public func mayRead(_ name: String) -> Bool {
        ["project.json", "project.yaml", "project.yml"].contains(name.lowercased())
    }

    /// The project that the file at `path` describes; none where it is no specification.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> [Project] {
        let reading = ProjectReading(files, budget)
        let folder = TreePath.parent(path)
        var project = Project(kind: .xcodeGen, path: path, name: TreePath.name(folder))
        var loader = XcodeGenLoader(reading)
        if let spec = loader.load(path) {
            guard XcodeGenSpec.isSpecification(spec) else { return [] }
            var reader = XcodeGenProject(reading, spec, path: path)
            reader.read(into: &project)
        } else if !XcodeGenSpec.mayBeSpecification(path, files, budget) {
            return []
        }
        project.problems = reading.allProblems(of: path)
        return [project]
    }
}

/// Telling a specification from other files of its name.
enum XcodeGenSpec {
    /// Whether some target names what XcodeGen asks of each. Other programs have a `project.json` too.
    static func isSpecification(_ spec: ManifestNode) -> Bool {
        guard spec.dictionary != nil else { return false }
        let targets = spec["targets"]?.dictionary?.entries.map(\.value) ?? []
        return targets.contains { $0["type"] != nil && $0["platform"] != nil || $0["templates"] != nil }
            || targets.contains { $0["type"] != nil && $0["supportedDestinations"] != nil }
            || spec["targetTemplates"] != nil || spec["options"] != nil && spec["configs"] != nil
            || spec["name"] != nil && spec["include"] != nil
    }

    /// Whether a file that can't be read as YAML or JSON may be a specification, by the words in it. One that
    /// is too long to be looked at may be.
    static func mayBeSpecification(
        _ path: String, _ files: any ProjectFiles, _ budget: ProjectBudget
    ) -> Bool {
        let bytes: [UInt8]
        do throws(ProjectFileError) {
            bytes = try files.read(path, limit: budget.manifestBytes)
        } catch {
            if case .tooLong = error { return true }
            return false
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.contains("targets") && (text.contains("platform") || text.contains("include"))
    }
}
