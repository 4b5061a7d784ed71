// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The schemes that XcodeGen makes: those of `schemes`, and those of targets that have a `scheme`.
struct XcodeGenSchemes {
    private let project: XcodeGenProject
    private var reading: ProjectReading { project.reading }

    init(_ project: XcodeGenProject) {
        self.project = project
    }

    func schemes(_ targets: [XcodeGenTarget]) -> [ProjectScheme] {
        let templates = XcodeGenTemplates(
            project.spec["schemeTemplates"], nameVariable: "scheme_name", reading)
        let named = (project.spec["schemes"]?.dictionary?.entries ?? []).prefix(reading.budget.schemes)
            .map { scheme($0.key, templates.resolved($0.value, named: $0.key)) }
        let ofTargets = targets.prefix(reading.budget.schemes).flatMap { target in
            target.node["scheme"].map { schemes(of: target, $0) } ?? []
        }
        return Array((named + ofTargets).prefix(reading.budget.schemes))
    }

    private func scheme(_ name: String, _ node: ManifestNode) -> ProjectScheme {
        var scheme = ProjectScheme(name: name, path: node.file.path)
        for (key, action) in [("run", "LaunchAction"), ("test", "TestAction"), ("profile", "ProfileAction")] {
            scheme.environment += variables(node[key]?["environmentVariables"], action, node.file)
        }
        scheme.archiveConfiguration = node["archive"]?["config"]?.text ?? releaseConfiguration()
        return scheme
    }

    /// One scheme, or one for each of `configVariants`.
    private func schemes(of target: XcodeGenTarget, _ node: ManifestNode) -> [ProjectScheme] {
        let variants = node["configVariants"]?.texts ?? []
        return (variants.isEmpty ? [""] : variants).map { variant in
            let name = variant.isEmpty ? target.name : "\(target.name) \(variant)"
            var scheme = ProjectScheme(name: name, path: node.file.path)
            scheme.environment = variables(node["environmentVariables"], "LaunchAction", node.file)
            scheme.archiveConfiguration = releaseConfiguration(variant)
            return scheme
        }
    }

    /// The first configuration for users whose name has `variant` in it.
    private func releaseConfiguration(_ variant: String = "") -> String? {
        project.configurations.first {
            $0.type == "release"
                && (variant.isEmpty || $0.name.lowercased().contains(variant.lowercased()))
        }?.name
    }

    /// The variables that are not switched off: a mapping, or a list of mappings.
    private func variables(
        _ node: ManifestNode?, _ action: String, _ file: ManifestFile
    ) -> [ProjectScheme.Variable] {
        let place = { (node: ManifestNode) in node.file === file ? node.place : SourcePlace.unknown }
        if let list = node?.list {
            return list.compactMap { entry in
                guard entry["isEnabled"]?.boolean != false, let name = entry["variable"]?.text else {
                    return nil
                }
                return .init(
                    name: name, value: entry["value"]?.settingText ?? "", action: action, place: place(entry))
            }
        }
        return (node?.dictionary?.entries ?? []).map { entry in
            .init(
                name: entry.key, value: entry.value.settingText ?? "", action: action,
                place: entry.file === file ? entry.keyPlace : .unknown)
        }
    }
}
