// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The replacing of `${name}` in a manifest, in keys and in values, for the names that are known. Others stay
/// as they are: they may be build settings.
struct ManifestVariables {
    private let values: [(name: String, value: String)]
    private let limit: Int
    /// Whether a text became longer than the limit, and was left as it is.
    private(set) var isOverLimit = false

    init(_ values: [(name: String, value: String)], limit: Int) {
        self.values = values
        self.limit = limit
    }

    /// `node` with the names replaced.
    mutating func replaced(_ node: ManifestNode) -> ManifestNode {
        var node = node
        switch node.value {
        case .scalar(.string(let text)): node.value = .scalar(.string(replaced(text)))
        case .scalar: break
        case .list(let list):
            var result: [ManifestNode] = []
            for element in list { result.append(replaced(element)) }
            node.value = .list(result)
        case .dictionary(let dictionary):
            var result = ManifestDictionary()
            for var entry in dictionary.entries {
                entry.key = replaced(entry.key)
                entry.value = replaced(entry.value)
                result.set(entry)
            }
            node.value = .dictionary(result)
        }
        return node
    }

    /// `text` with the names replaced, one after the other: a value may use the names behind it.
    mutating func replaced(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var result = text
        for (name, value) in values {
            let variable = "${\(name)}"
            guard result.contains(variable) else { continue }
            let uses = result.ranges(of: variable).count
            guard result.utf8.count + uses * value.utf8.count <= limit else {
                isOverLimit = true
                return text
            }
            result = result.replacing(variable, with: value)
        }
        return result
    }
}
