// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension Baseline {
    /// The baseline that the JSON document `bytes` holds. Members that a later program may add are passed
    /// over.
    public init(
        json bytes: [UInt8], budget: BaselineBudget = BaselineBudget()
    ) throws(BaselineError) {
        guard bytes.count <= budget.bytes else { throw .tooLong(limit: budget.bytes) }
        let document: PropertyListDocument
        do {
            document = try PropertyListReader.read(bytes)
        } catch {
            throw .malformed("\(error)")
        }
        guard document.format == .json, let root = document.root.dictionary,
            case .integer(let version)? = root["schemaVersion"]?.value, let findings = root["findings"]
        else { throw .notABaseline }
        guard version == Self.currentVersion else {
            throw .unknownVersion(version, known: Self.currentVersion)
        }
        guard let list = findings.array else {
            throw .wrongMember("findings", expected: "a list", line: findings.place.line)
        }
        guard list.count <= budget.entries else { throw .tooManyEntries(limit: budget.entries) }
        var entries: [Entry] = []
        for node in list { entries.append(try Entry(node)) }
        self.init(entries)
    }
}

extension Baseline.Entry {
    fileprivate init(_ node: PropertyListNode) throws(BaselineError) {
        fingerprint = try node.text("fingerprint")
        guard fingerprint.utf8.count == 64, fingerprint.utf8.allSatisfy(\.isHexadecimal) else {
            throw .wrongMember(
                "fingerprint", expected: "64 lower-case hexadecimal digits",
                line: node["fingerprint"]?.place.line)
        }
        ruleID = try node.text("ruleId")
        guard let severity = Severity(rawValue: try node.text("severity")) else {
            throw .wrongMember("severity", expected: "a severity", line: node["severity"]?.place.line)
        }
        self.severity = severity
        message = try node.text("message")
        guard let list = node["locations"]?.array else {
            throw .wrongMember("locations", expected: "a list", line: node.place.line)
        }
        places = []
        for place in list {
            let keyPath = place["keyPath"] == nil ? nil : try place.text("keyPath")
            places.append(.init(path: try place.text("path"), keyPath: keyPath))
        }
    }
}

extension PropertyListNode {
    fileprivate func text(_ name: String) throws(BaselineError) -> String {
        guard let text = self[name]?.string else {
            throw .wrongMember(name, expected: "a text", line: self[name]?.place.line ?? place.line)
        }
        return text
    }
}

extension UInt8 {
    fileprivate var isHexadecimal: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
    }
}
