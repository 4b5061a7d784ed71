// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension AuditResult {
    /// The result that the JSON document `bytes` holds, under the name `source`.
    public init(
        json bytes: [UInt8], source: String, budget: AuditResultBudget = AuditResultBudget()
    ) throws(AuditResultError) {
        guard let document = try? PropertyListReader.read(bytes), document.format == .json,
            case .integer(let version)? = document.root["schemaVersion"]?.value,
            document.root["tool"]?["name"]?.string == "merlon",
            document.root["operands"] != nil, let findings = document.root["findings"]?.array
        else { throw .notAResult }
        let root = document.root
        guard version == 1 else { throw .unknownVersion(version) }
        guard root["status"]?.string != AuditReport.Status.failed.rawValue else { throw .failedAudit }
        guard findings.count <= budget.findings else { throw .tooManyFindings(limit: budget.findings) }
        let operands = (root["operands"]?.array ?? []).map { node in
            (
                path: node["path"]?.string ?? "",
                kind: node["kind"]?.string.flatMap(ArtifactKind.init(rawValue:)) ?? .unknown
            )
        }
        var items: [Item] = []
        for node in findings { items.append(try Item(node, operands: operands)) }
        self.init(
            source: source, version: root["tool"]?["version"]?.string ?? "", findings: items,
            unread: root["unread"]?.array?.count ?? 0,
            rules: Set((root["coverage"]?["rulesRun"]?.array ?? []).compactMap(\.string)))
    }
}

extension AuditResult.Item {
    fileprivate init(
        _ node: PropertyListNode, operands: [(path: String, kind: ArtifactKind)]
    ) throws(AuditResultError) {
        guard let severity = Severity(rawValue: try node.text("severity")) else {
            throw .wrongMember("severity", expected: "a severity", line: node["severity"]?.place.line)
        }
        guard let locations = node["locations"]?.array else {
            throw .wrongMember("locations", expected: "a list", line: node.place.line)
        }
        var operand: (path: String, kind: ArtifactKind)?
        if case .integer(let index)? = node["operand"]?.value, let index = Int(exactly: index),
            operands.indices.contains(index)
        {
            operand = operands[index]
        }
        var places: [ShippedPlace] = []
        for location in locations { places.append(try ShippedPlace(location, in: operand)) }
        self.init(
            fingerprint: try node.text("fingerprint"), ruleID: try node.text("ruleId"),
            title: node["title"]?.string, severity: severity, message: try node.text("message"),
            remedy: try node.text("remedy"), places: places,
            suppression: node["approval"]?.dictionary != nil
                ? "approved"
                : node["baselineState"]?.string == "unchanged" ? "known by the baseline" : nil)
    }
}

extension ShippedPlace {
    fileprivate init(
        _ node: PropertyListNode, in operand: (path: String, kind: ArtifactKind)?
    ) throws(AuditResultError) {
        let path = try node.text("path")
        let name = operand?.path.split(separator: "/").last.map(String.init)
        var line: Int?
        if case .integer(let number)? = node["line"]?.value { line = Int(exactly: number) }
        // A result names the operand itself where the operand is the file.
        let isOperand = path == name && operand?.kind != .directory
        self.init(
            operand: operand?.path ?? "", kind: operand?.kind ?? .unknown, path: isOperand ? "" : path,
            member: node["member"]?.string, keyPath: node["keyPath"]?.string, line: line)
    }
}

extension PropertyListNode {
    fileprivate func text(_ name: String) throws(AuditResultError) -> String {
        guard let text = self[name]?.string else {
            throw .wrongMember(name, expected: "a text", line: self[name]?.place.line ?? place.line)
        }
        return text
    }
}
