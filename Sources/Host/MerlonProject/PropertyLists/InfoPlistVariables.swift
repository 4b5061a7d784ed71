// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The replacing of variables in the texts and keys of one Info.plist.
struct InfoPlistVariables {
    private let reading: ProjectReading
    private let settings: BuildSettings
    private let path: String
    private var keys: [PropertyListKeyPath.Step] = []
    private(set) var unresolved: Set<String> = []

    init(_ reading: ProjectReading, _ settings: BuildSettings, at path: String) {
        self.reading = reading
        self.settings = settings
        self.path = path
    }

    /// `node` with all variables replaced; places stay.
    mutating func replaced(_ node: PropertyListNode) -> PropertyListNode { changed(node) ?? node }

    /// `node` with its variables replaced; nil where it has none, so that the builds of one file share what
    /// is the same in all of them.
    private mutating func changed(_ node: PropertyListNode) -> PropertyListNode? {
        reading.work += 1
        switch node.value {
        case .string(let text) where text.utf8.contains(.dollar):
            checkBoolean(text, node.place)
            return PropertyListNode(.string(expand(text, node.place)), at: node.place)
        case .array(let elements):
            var values: [PropertyListNode]?
            for (index, element) in elements.enumerated() {
                guard let value = inside(.index(index), { $0.changed(element) }) else { continue }
                values = values ?? elements
                values?[index] = value
            }
            return values.map { PropertyListNode(.array($0), at: node.place) }
        case .dictionary(let dictionary):
            var entries: [PropertyListDictionary.Entry]?
            for (index, entry) in dictionary.entries.enumerated() {
                let value = inside(.key(entry.key)) { $0.changed(entry.value) }
                let key = entry.key.utf8.contains(.dollar) ? expand(entry.key, entry.keyPlace) : nil
                guard value != nil || key != nil else { continue }
                entries = entries ?? dictionary.entries
                entries?[index] = .init(key ?? entry.key, at: entry.keyPlace, value ?? entry.value)
            }
            return entries.map { PropertyListNode(.dictionary(.init($0)), at: node.place) }
        default: return nil
        }
    }

    private mutating func inside(
        _ step: PropertyListKeyPath.Step, _ work: (inout Self) -> PropertyListNode?
    ) -> PropertyListNode? {
        keys.append(step)
        defer { keys.removeLast() }
        return work(&self)
    }

    private mutating func expand(_ text: String, _ place: SourcePlace) -> String {
        let value = settings.expand(text)
        let what = keys.isEmpty ? "a key" : PropertyListKeyPath(keys).description
        unresolved.formUnion(
            reading.take(value, of: what, at: path, place, losesFacts: isInTransportSecurity))
        return value.text
    }

    private var isInTransportSecurity: Bool { keys.first == .key("NSAppTransportSecurity") }

    /// A variable makes a text, and App Transport Security wants a boolean here.
    private func checkBoolean(_ text: String, _ place: SourcePlace) {
        guard isInTransportSecurity, case .key(let key)? = keys.last, Self.isBoolean(key),
            text.contains("$(") || text.contains("${")
        else { return }
        reading.note(
            .variableInBoolean, path, place,
            "\(PropertyListKeyPath(keys)) is \(text): the build makes a text of it, and a boolean is wanted; "
                + "use a file of its own for each configuration (INFOPLIST_FILE)")
    }

    private static func isBoolean(_ key: String) -> Bool {
        ["NSAllows", "NSIncludesSubdomains", "NSRequiresCertificateTransparency"].contains {
            key.hasPrefix($0)
        }
            || ["AllowsInsecureHTTPLoads", "RequiresForwardSecrecy"]
                .contains { key.hasSuffix($0) }
    }
}
