// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension PolicyChecker {
    /// Reports keys that stand twice.
    mutating func reportDuplicates(_ source: PolicySource) {
        for anomaly in source.duplicates {
            guard case .duplicateKey(let key) = anomaly.kind else { continue }
            log.add(
                .duplicateKey, at: PolicyPlace(anomaly.keyPath.appending(key), anomaly.place),
                "the key \(quoted(key)) stands twice in one mapping: one of its values would be lost")
        }
        log.drop(source.unlistedDuplicates)
    }

    /// Reports a value of the wrong type.
    mutating func reportType(_ node: PropertyListNode, _ form: PolicyForm, at path: PropertyListKeyPath) {
        let place = PolicyPlace(path, node.place)
        if case .null = node.value {
            log.add(
                .wrongType, at: place, "the key has no value, and takes \(form.words)", allowed: form.allowed)
            return
        }
        var message = "\(form.words) is wanted, and this is \(node.value.words)"
        var suggestion: String?
        switch (form, node.value) {
        case (.flag, .string(let text)):
            if let meant = text.meantFlag {
                message += ", which is text and no truth value in YAML 1.2"
                suggestion = meant ? "true" : "false"
            }
        case (.version, .string(let text)) where text == "\(Policy.currentVersion)":
            message += ": write it without quotation marks"
        case (.list(let element, _), .string(let text)) where element.isText && text.isPlain:
            suggestion = "[\(text)]"
        case (_, .boolean), (_, .integer), (_, .real), (_, .unsignedInteger):
            if form.takesFreeText { message += ": put it in quotation marks" }
        default: break
        }
        log.add(
            form.isVersion ? .version : .wrongType, at: place, message, allowed: form.allowed,
            suggestion: suggestion)
    }

    /// Reports a list that holds nothing.
    mutating func reportEmptyList(
        _ node: PropertyListNode, _ element: PolicyForm, at path: PropertyListKeyPath
    ) {
        var hint = "name at least one, or leave the key out"
        if case .reference = element { hint += ", which means all" }
        log.add(.empty, at: PolicyPlace(path, node.place), "the list is empty: \(hint)")
    }

    /// Reports a key that the format does not have.
    mutating func reportUnknownKey(
        _ entry: PropertyListDictionary.Entry, _ record: PolicyRecord, _ own: [String], at place: PolicyPlace
    ) {
        guard entry.key != "<<" else {
            log.add(
                .unknownKey, at: place, "merge keys (<<) are not read: write the keys out where they count")
            return
        }
        let nearest = Spelling.nearest(to: entry.key, in: own)
        var message = "\(record.title) has no key \(quoted(entry.key))"
        if nearest == nil, let home = PolicyFormat.home(of: entry.key) {
            message += ", which belongs in \(home)"
        }
        log.add(
            .unknownKey, at: place, message, allowed: own.filter { $0 != "$schema" }, suggestion: nearest)
    }

    /// Reports a required key that is not there.
    mutating func reportMissing(_ field: PolicyField, of record: PolicyRecord, at place: PolicyPlace) {
        guard !field.form.isVersion else {
            log.add(
                .version, at: place,
                "the policy does not say which version of the format it is of: add 'version: "
                    + "\(Policy.currentVersion)' as its first line")
            return
        }
        let help =
            field.help.prefix(1).lowercased() + field.help.dropFirst().prefix { $0 != "." && $0 != ":" }
        log.add(.missingKey, at: place, "\(record.title) needs the key '\(field.name)': \(help)")
    }
}

extension PolicyFormat {
    /// Where `key` would be known.
    fileprivate static func home(of key: String) -> String? {
        if root.fields.contains(where: { $0.name == key }) { return "the policy's outermost mapping" }
        let homes = records.filter { $0.record.fields.contains { $0.name == key } }.map(\.path)
        return homes.isEmpty ? nil : homes.joined(separator: ", ")
    }
}

extension PropertyListValue {
    /// What a person would call this value.
    var words: String {
        switch self {
        case .array: "a list"
        case .boolean(let flag): "the truth value \(flag)"
        case .dictionary: "a mapping"
        case .integer(let number): "the number \(number)"
        case .unsignedInteger(let number): "the number \(number)"
        case .real(let number): "the number \(number)"
        case .null: "nothing"
        case .string(let text): "the text \(quoted(text))"
        case .data, .date, .uid: "a \(typeName)"
        }
    }
}

extension String {
    /// What the author of a word in place of a boolean meant.
    fileprivate var meantFlag: Bool? {
        switch lowercased() {
        case "yes", "y", "on", "true", "1": true
        case "no", "n", "off", "false", "0": false
        default: nil
        }
    }

    /// Whether this is short and of plain letters, so that it can be shown in a suggestion.
    fileprivate var isPlain: Bool {
        (1...40).contains(utf8.count)
            && utf8.allSatisfy { (0x21...0x7E).contains($0) && !"[]{},:#'\"".utf8.contains($0) }
    }
}
