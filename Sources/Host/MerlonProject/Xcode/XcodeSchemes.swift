// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The shared schemes of a project or workspace.
enum XcodeSchemes {
    /// Those in the `.xcodeproj` or `.xcworkspace` at `path`.
    static func read(in path: String, _ reading: ProjectReading) -> [ProjectScheme] {
        let folder = path + "/xcshareddata/xcschemes"
        let names = (reading.files.children(of: folder) ?? [])
            .filter { !$0.isDirectory && $0.name.hasSuffix(".xcscheme") }.map(\.name)
        if names.count > reading.budget.schemes {
            reading.note(
                .limit, folder, nil,
                "it has \(names.count) schemes, more than the limit of \(reading.budget.schemes)",
                losesFacts: true)
        }
        return names.prefix(reading.budget.schemes).compactMap { name in
            do throws(ProjectProblem) {
                return try scheme(folder + "/" + name, reading)
            } catch {
                reading.note(error)
                return nil
            }
        }
    }

    private static func scheme(
        _ path: String, _ reading: ProjectReading
    ) throws(ProjectProblem) -> ProjectScheme {
        var scheme = ProjectScheme(name: TreePath.stem(path), path: path)
        for element in try reading.elements(path) {
            switch element.name {
            case "ArchiveAction": scheme.archiveConfiguration = element.attributes["buildConfiguration"]
            case "EnvironmentVariable":
                guard element.attributes["isEnabled"] != "NO", let name = element.attributes["key"],
                    let action = element.path.first(where: { $0.hasSuffix("Action") })
                else { continue }
                scheme.environment.append(
                    .init(
                        name: name, value: element.attributes["value"] ?? "", action: action,
                        place: element.place))
            default: continue
            }
        }
        return scheme
    }
}

extension ProjectReading {
    /// The elements of the XML file at `path`.
    func elements(_ path: String) throws(ProjectProblem) -> [XcodeXML.Element] {
        try XcodeXML.elements(
            try bytes(path, limit: budget.schemeBytes), at: path, limit: budget.schemeElements)
    }
}
