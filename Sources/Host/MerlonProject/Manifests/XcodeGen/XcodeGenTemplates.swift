// SPDX-License-Identifier: Apache-2.0

/// The filling in of templates: `templates:` of a target or scheme, with what they are made of.
struct XcodeGenTemplates {
    private let templates: ManifestDictionary
    private let nameVariable: String
    private let reading: ProjectReading

    /// - Parameters:
    ///   - templates: `targetTemplates` or `schemeTemplates`.
    ///   - nameVariable: the variable that stands for the name of the target or scheme.
    init(_ templates: ManifestNode?, nameVariable: String, _ reading: ProjectReading) {
        self.templates = templates?.dictionary ?? .init()
        self.nameVariable = nameVariable
        self.reading = reading
    }

    /// `node` laid over its templates, variables replaced; itself where it names none.
    func resolved(_ node: ManifestNode, named name: String) -> ManifestNode {
        var names: [String] = []
        collect(node, into: &names, at: 0, depth: 0)
        guard !names.isEmpty else { return node }
        var merged = ManifestNode(.dictionary(.init()), at: node.place, in: node.file)
        for template in names.compactMap({ templates[$0] }) { merged = template.merged(onto: merged) }
        merged = node.merged(onto: merged)
        reading.work += merged.count
        let attributes = merged["templateAttributes"]?.dictionary?.entries ?? []
        let values = attributes.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        return replace([(nameVariable, name)] + values, in: merged)
    }

    /// `node` with the variables replaced.
    func replace(_ values: [(name: String, value: String)], in node: ManifestNode) -> ManifestNode {
        var variables = ManifestVariables(values, limit: reading.budget.expansionBytes)
        let result = variables.replaced(node)
        if variables.isOverLimit {
            reading.note(
                .limit, node.file.path, node.place,
                "a text of a template becomes longer than \(reading.budget.expansionBytes) bytes: it was left as it is",
                losesFacts: true)
        }
        return result
    }

    /// The names of all templates of `node`, those of a template before it, each once.
    @discardableResult
    private func collect(
        _ node: ManifestNode, into names: inout [String], at start: Int, depth: Int
    ) -> Int {
        var index = start
        for template in node["templates"]?.list ?? [] {
            guard let name = template.text, !names.contains(name) else { continue }
            guard let found = templates[name] else {
                reading.note(
                    .malformed, template.file.path, template.place,
                    "there is no template \(name): what it would bring is not known", losesFacts: true)
                continue
            }
            names.insert(name, at: index)
            if depth < reading.budget.includeDepth {
                index = collect(found, into: &names, at: index, depth: depth + 1)
            }
            index += 1
        }
        return index
    }
}
