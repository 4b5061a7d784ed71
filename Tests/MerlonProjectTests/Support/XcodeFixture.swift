// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList

/// An Xcode project in a made tree: what tests vary, and `project.pbxproj` as Xcode writes it.
struct XcodeFixture {
    struct Configuration {
        var name: String
        var settings: [String: String] = [:]
        /// An `.xcconfig` of the tree, relative to the project's folder.
        var base: String?
    }

    struct Target {
        var name: String
        var type = "application"
        var configurations: [Configuration] = []
        var defaultConfiguration = "Release"
        var isa = "PBXNativeTarget"
    }

    var name = "Shop"
    /// The folder that the project lies in.
    var folder = ""
    var configurations: [Configuration] = []
    var targets: [Target] = []
    /// The other files, by path from the tree's root.
    var files: [String: String] = [:]

    /// A project of one app in the configurations Debug and Release.
    init(
        _ settings: [String: String] = [:], project: [String: String] = [:], type: String = "application",
        files: [String: String] = [:]
    ) {
        configurations = ["Debug", "Release"].map { Configuration(name: $0, settings: project) }
        let own = ["Debug", "Release"].map { Configuration(name: $0, settings: settings) }
        targets = [Target(name: "Shop", type: type, configurations: own)]
        self.files = files
    }

    var path: String { (folder.isEmpty ? "" : folder + "/") + name + ".xcodeproj" }

    var tree: MemoryProjectFiles {
        MemoryProjectFiles(files.merging([path + "/project.pbxproj": text]) { $1 })
    }

    func read(budget: ProjectBudget = .init()) -> Project {
        XcodeProjectReader.read(path: path, in: tree, budget: budget)
    }

    /// `project.pbxproj`.
    var text: String {
        var objects: [String] = []
        var bases: Set<String> = []
        func list(_ owner: String, _ configurations: [Configuration], _ fallback: String) -> String {
            let ids = configurations.indices.map { "C\(owner)\($0)" }
            for (id, configuration) in zip(ids, configurations) {
                var base = ""
                if let path = configuration.base {
                    bases.insert(path)
                    base = "baseConfigurationReference = \(Self.id(of: path)) /* \(path) */; "
                }
                let settings = configuration.settings.sorted { $0.key < $1.key }
                    .map { "\"\($0.key)\" = \($0.value.asValue);" }.joined(separator: " ")
                objects.append(
                    "\(id) = {isa = XCBuildConfiguration; \(base)buildSettings = { \(settings) }; name = \"\(configuration.name)\"; };"
                )
            }
            objects.append(
                "L\(owner) = {isa = XCConfigurationList; buildConfigurations = (\(ids.joined(separator: ", "))); defaultConfigurationName = \(fallback); };"
            )
            return "L\(owner)"
        }
        let projectList = list("P", configurations, "Release")
        for (index, target) in targets.enumerated() {
            let id = list("T\(index)", target.configurations, target.defaultConfiguration)
            objects.append(
                "T\(index) /* \(target.name) */ = {isa = \(target.isa); buildConfigurationList = \(id); name = \"\(target.name)\"; productType = \"com.apple.product-type.\(target.type)\"; };"
            )
        }
        for path in bases.sorted() {
            objects.append(
                "\(Self.id(of: path)) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
            )
        }
        let children = bases.sorted().map(Self.id).joined(separator: ", ")
        objects.append("G = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\"; };")
        let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        objects.append(
            "P = {isa = PBXProject; buildConfigurationList = \(projectList); developmentRegion = en; mainGroup = G; projectDirPath = \"\"; targets = (\(ids)); };"
        )
        return """
            // !$*UTF8*$!
            {
            archiveVersion = 1; classes = { }; objectVersion = 77;
            objects = {
            \(objects.joined(separator: "\n"))
            };
            rootObject = P /* Project object */;
            }
            """
    }

    private static func id(of path: String) -> String {
        "F" + path.utf8.map { String($0, radix: 16) }.joined()
    }
}

extension String {
    /// The value of a setting: a list where it begins with a bracket, else a quoted text.
    fileprivate var asValue: String {
        hasPrefix("(") ? self : "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// An Info.plist of `content`.
    static func plist(_ content: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>\n"
    }
}

extension Project {
    /// The build of a target in a configuration.
    func build(_ target: String, _ configuration: String) -> ProjectBuild? {
        targets.first { $0.name == target }?.builds.first { $0.configuration == configuration }
    }

    /// The kinds of its problems.
    var kinds: [ProjectProblem.Kind] { problems.map(\.kind) }
}

extension ProjectBuild {
    /// The text in the Info.plist under `key`.
    func text(_ key: String) -> String? { infoPlist?.document.root[key]?.string }
}
