// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of Xcode projects: what each target will be built with in each configuration.
public enum XcodeProjectReader {
    /// The project at `path`, a `.xcodeproj` of the tree. It never fails: what can't be read is a problem of
    /// the project, and the rest is there.
    public static func read(
        path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> Project {
        let reading = ProjectReading(files, budget)
        var project = Project(kind: .xcode, path: path, name: TreePath.stem(path))
        var reader = XcodeProject(reading, path: path, name: project.name)
        reader?.read(into: &project)
        project.schemes = XcodeSchemes.read(in: path, reading)
        project.problems = reading.allProblems(of: path)
        return project
    }
}

/// One project while it is read.
struct XcodeProject {
    let reading: ProjectReading
    let objects: XcodeObjects
    /// `project.pbxproj`.
    let file: String
    let name: String
    /// The folder that the project's paths count from.
    let directory: String
    let paths: XcodePaths
    private let root: XcodeObject
    private var levels: [String: [BuildSettingLevel]] = [:]

    /// The project at `path`; nil, and a problem, where it can't be read.
    init?(_ reading: ProjectReading, path: String, name: String) {
        self.reading = reading
        self.name = name
        file = path + "/project.pbxproj"
        var limits = PropertyListBudget()
        limits.depth = 64
        let document: PropertyListDocument
        do {
            document = try reading.propertyList(file, bytes: reading.budget.projectBytes, budget: limits)
        } catch {
            reading.note(error)
            return nil
        }
        objects = XcodeObjects(document.root, limit: reading.budget.objects)
        if objects.left > 0 {
            reading.note(
                .limit, file, nil,
                "it has \(objects.left) objects more than the limit of \(reading.budget.objects)",
                losesFacts: true)
        }
        let named = document.root["rootObject"]?.string.flatMap { [objects] in objects[$0] }
        guard let root = named ?? objects.firstProject, root.isa == "PBXProject" else {
            reading.note(.malformed, file, nil, "it holds no PBXProject", losesFacts: true)
            return nil
        }
        self.root = root
        let folder = TreePath.parent(path)
        directory = TreePath.join(folder, root[text: "projectDirPath"] ?? "") ?? folder
        paths = XcodePaths(objects, projectDirectory: directory)
    }

    /// The project's `developmentRegion`.
    var language: String { root[text: "developmentRegion"] ?? "en" }

    mutating func read(into project: inout Project) {
        let configurations = self.configurations(of: root)
        project.configurations = configurations.map(\.name)
        if configurations.isEmpty {
            reading.note(.malformed, file, nil, "the project has no configuration", losesFacts: true)
        }
        let targets = self.targets
        for (index, target) in targets.enumerated() {
            guard
                reading.mayReadTarget(
                    index, of: targets.count, configurations: configurations.count, in: file)
            else { break }
            project.targets += read(target, configurations)
        }
    }

    private var targets: [XcodeObject] {
        for id in root[ids: "targets"] where objects[id] == nil {
            reading.note(
                .malformed, file, root.fields["targets"]?.place,
                "the project names a target \(id) that it does not hold", losesFacts: true)
        }
        return objects.objects("targets", of: root).filter { $0.isa.hasSuffix("Target") }
    }

    private mutating func read(
        _ object: XcodeObject, _ configurations: [(name: String, object: XcodeObject)]
    ) -> [ProjectTarget] {
        let type = XcodeProductType(object[text: "productType"] ?? "")
        let name = object[text: "name"] ?? object[text: "productName"] ?? object.id
        var target = ProjectTarget(name: name, product: type.product)
        if object.isa != "PBXNativeTarget" { target.product = .other(object.isa) }
        let own = self.configurations(of: object)
        var builds: [XcodeBuild] = []
        for configuration in configurations {
            // Xcode builds a target that lacks the configuration in its list's default one.
            let found =
                own.first { $0.name == configuration.name }
                ?? own.first { $0.name == defaultConfiguration(of: object) } ?? own.first
            builds.append(
                XcodeBuild(
                    project: self, target: name, type: type, configuration: found?.name ?? configuration.name,
                    levels: levels(of: configuration.object) + (found.map { levels(of: $0.object) } ?? [])))
        }
        return reading.targets(target, builds.map(\.settings), in: file) { index, platform in
            var build = builds[index].read(for: platform)
            build.configuration = configurations[index].name
            return build
        }
    }

    /// The configurations of the project or a target, in order.
    private func configurations(of object: XcodeObject) -> [(name: String, object: XcodeObject)] {
        guard let list = objects.object("buildConfigurationList", of: object) else { return [] }
        return objects.objects("buildConfigurations", of: list).map { ($0[text: "name"] ?? $0.id, $0) }
    }

    private func defaultConfiguration(of object: XcodeObject) -> String? {
        objects.object("buildConfigurationList", of: object)?[text: "defaultConfigurationName"]
    }

    /// The levels of a configuration, made once: its `.xcconfig` and its own settings.
    private mutating func levels(of configuration: XcodeObject) -> [BuildSettingLevel] {
        if let known = levels[configuration.id] { return known }
        let reader = XcodeConfiguration(self, configuration)
        let made = [reader.baseLevel, reader.ownLevel]
        levels[configuration.id] = made
        return made
    }
}
