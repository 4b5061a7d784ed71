// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The keys of one record of a policy that was checked.
///
/// The check has told every fault before: what is thrown here would be a fault of the table, and is an
/// error all the same, since a part that is left out would be a decision that nobody took.
struct PolicyFields {
    let node: PropertyListNode
    let path: PropertyListKeyPath

    init(_ node: PropertyListNode, _ path: PropertyListKeyPath) {
        self.node = node
        self.path = path
    }

    var place: PolicyPlace { PolicyPlace(path, node.place) }

    func has(_ key: String) -> Bool { node[key] != nil }

    func text(_ key: String) throws(PolicyError) -> String {
        guard let text = node[key]?.string else { throw fault(key) }
        return text
    }

    func optionalText(_ key: String) throws(PolicyError) -> String? { has(key) ? try text(key) : nil }

    func flag(_ key: String) throws(PolicyError) -> Bool? {
        guard let value = node[key] else { return nil }
        guard let flag = value.boolean else { throw fault(key) }
        return flag
    }

    func day(_ key: String) throws(PolicyError) -> PolicyDay {
        guard let day = PolicyDay(try text(key)) else { throw fault(key) }
        return day
    }

    func word<Word: RawRepresentable<String>>(_ key: String) throws(PolicyError) -> Word {
        guard let word = Word(rawValue: try text(key)) else { throw fault(key) }
        return word
    }

    func optionalWord<Word: RawRepresentable<String>>(_ key: String) throws(PolicyError) -> Word? {
        has(key) ? try word(key) : nil
    }

    func texts(_ key: String) throws(PolicyError) -> [String] {
        var texts: [String] = []
        for element in try elements(key) {
            guard let text = element.node.string else { throw fault(key) }
            texts.append(text)
        }
        return texts
    }

    func words<Word: RawRepresentable<String>>(_ key: String) throws(PolicyError) -> [Word] {
        var words: [Word] = []
        for text in try texts(key) {
            guard let word = Word(rawValue: text) else { throw fault(key) }
            words.append(word)
        }
        return words
    }

    /// The elements of a list; none where the key does not stand.
    func elements(_ key: String) throws(PolicyError) -> [PolicyFields] {
        guard let value = node[key] else { return [] }
        guard let elements = value.array else { throw fault(key) }
        return elements.enumerated().map { PolicyFields($1, path.appending(key).appending($0)) }
    }

    /// The members of a mapping; none where the key does not stand.
    func members(
        _ key: String
    ) throws(PolicyError) -> [(name: String, place: PolicyPlace, fields: PolicyFields)] {
        guard let value = node[key] else { return [] }
        guard let entries = value.dictionary?.entries else { throw fault(key) }
        return entries.map { entry in
            let path = path.appending(key).appending(entry.key)
            return (entry.key, PolicyPlace(path, entry.keyPlace), PolicyFields(entry.value, path))
        }
    }

    /// The record under `key`, or nil where the key does not stand.
    func record(_ key: String) -> PolicyFields? { node[key].map { PolicyFields($0, path.appending(key)) } }

    func fault(_ key: String) -> PolicyError {
        let place = PolicyPlace(path.appending(key), node[key]?.place ?? node.place)
        return .invalid([PolicyDiagnostic(.wrongType, at: place, "the value is not what the format wants")])
    }
}
