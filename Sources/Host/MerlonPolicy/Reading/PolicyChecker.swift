// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// One pass over a policy's tree by the table of the format.
struct PolicyChecker {
    let names: PolicyNames
    var log: PolicyLog

    /// Checks `node` against `form`.
    mutating func check(_ node: PropertyListNode, _ form: PolicyForm, at path: PropertyListKeyPath) {
        switch (form, node.value) {
        case (.either(let forms), _):
            if let form = forms.first(where: { $0.takesType(of: node) }) {
                check(node, form, at: path)
            } else {
                reportType(node, form, at: path)
            }
        case (.list(let element, let atLeast), .array(let elements)):
            if elements.count < atLeast { reportEmptyList(node, element, at: path) }
            for (index, node) in elements.enumerated() { check(node, element, at: path.appending(index)) }
        case (.record(let record), .dictionary(let dictionary)):
            check(dictionary, record, node, at: path)
        case (.members(let key, let value), .dictionary(let dictionary)):
            for entry in dictionary.entries {
                let path = path.appending(entry.key)
                checkText(entry.key, key, at: PolicyPlace(path, entry.keyPlace), isKey: true)
                check(entry.value, value, at: path)
            }
        // What stands in it depends on what stands beside it.
        case (.settings, .dictionary), (.flag, .boolean): break
        case (.version, .integer(Int64(Policy.currentVersion))): break
        case (_, .string(let text)) where form.isText:
            checkText(text, form, at: PolicyPlace(path, node.place))
        default: reportType(node, form, at: path)
        }
    }

    private mutating func check(
        _ dictionary: PropertyListDictionary, _ record: PolicyRecord, _ node: PropertyListNode,
        at path: PropertyListKeyPath
    ) {
        let own = record.fields.map(\.name)
        for entry in dictionary.entries {
            let path = path.appending(entry.key)
            if let field = record.fields.first(where: { $0.name == entry.key }) {
                check(entry.value, field.form, at: path)
            } else {
                reportUnknownKey(entry, record, own, at: PolicyPlace(path, entry.keyPlace))
            }
        }
        let place = PolicyPlace(path, node.place)
        for field in record.fields where field.isRequired && dictionary[field.name] == nil {
            reportMissing(field, of: record, at: place)
        }
        if dictionary.entries.count < record.atLeast {
            log.add(.empty, at: place, "\(record.title) needs at least one key", allowed: own)
        }
        switch record.rule {
        case .exception?: checkException(dictionary, at: path, node.place)
        case .host?: checkHost(dictionary, at: path)
        case .threat?: checkThreat(dictionary, at: place)
        case nil: break
        }
    }

    private mutating func checkThreat(_ threat: PropertyListDictionary, at place: PolicyPlace) {
        let degraded = PolicyThreat.FailureStance.degraded.rawValue
        guard threat["onFailure"]?.string == degraded, threat["reason"] == nil else { return }
        log.add(
            .missingKey, at: place,
            "a threat whose onFailure is '\(degraded)' needs the key 'reason': why the app goes on without the "
                + "mechanism")
    }

    /// Reports names that stand twice in a list. Keys that do are told by ``reportDuplicates(_:)``.
    mutating func checkUniqueNames(_ root: PropertyListNode) {
        let lists: [(String, String?)] = [("environments", nil), ("threats", "id")]
        for (section, key) in lists {
            var seen: Set<String> = []
            for (index, element) in (root[section]?.array ?? []).enumerated() {
                guard let node = key.map({ element[$0] }) ?? element, let name = node.string,
                    !seen.insert(name).inserted
                else { continue }
                let path = PropertyListKeyPath([.key(section), .index(index)])
                log.add(
                    .duplicateName, at: PolicyPlace(key.map(path.appending) ?? path, node.place),
                    "\(section) has \(quoted(name)) twice")
            }
        }
        checkUniqueHosts(root["hosts"]?.array ?? [])
    }

    /// A host may stand twice where no environment has both.
    private mutating func checkUniqueHosts(_ hosts: [PropertyListNode]) {
        var seen: [String: SeenHost] = [:]
        for (index, host) in hosts.enumerated() {
            guard let node = host["name"], let name = node.string else { continue }
            let own = host["environments"]?.array?.compactMap(\.string)
            if let other = seen[name], other.meets(own) {
                log.add(
                    .duplicateName,
                    at: PolicyPlace(.init([.key("hosts"), .index(index), .key("name")]), node.place),
                    "the host \(quoted(name)) stands twice for one environment; make one entry of both")
            }
            seen[name, default: SeenHost()].add(own)
        }
    }

    /// The environments of the entries of one host.
    private struct SeenHost {
        var isForAll = false
        var environments: Set<String> = []

        func meets(_ others: [String]?) -> Bool {
            guard let others, !isForAll else { return true }
            return others.contains(where: environments.contains)
        }

        mutating func add(_ others: [String]?) {
            isForAll = isForAll || others == nil
            environments.formUnion(others ?? [])
        }
    }
}
