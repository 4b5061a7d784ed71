// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension PropertyListNode {
    /// A value in a few words: `YES`, `TLSv1.0`, `dictionary`.
    var summary: String {
        switch value {
        case .boolean(let value): value ? "YES" : "NO"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .string(let text): text
        case .uid(let number), .unsignedInteger(let number): "\(number)"
        case .array, .data, .date, .dictionary, .null: value.typeName
        }
    }

    /// The value as an outline, a key a line; the lines beyond `limit` are counted.
    func outline(limit: Int) -> (lines: [String], rest: Int) {
        var lines: [String] = []
        var rest = 0
        appendOutline(to: &lines, &rest, depth: 0, limit: limit)
        return (lines, rest)
    }

    private func appendOutline(to lines: inout [String], _ rest: inout Int, depth: Int, limit: Int) {
        func add(_ key: String, _ node: PropertyListNode) {
            let isLeaf = node.dictionary == nil && node.array == nil
            if lines.count < limit {
                lines.append(
                    String(repeating: "  ", count: depth) + key + (isLeaf ? " = \(node.summary)" : ""))
            } else {
                rest += 1
            }
            if !isLeaf { node.appendOutline(to: &lines, &rest, depth: depth + 1, limit: limit) }
        }
        for entry in dictionary?.entries ?? [] { add(entry.key, entry.value) }
        for (index, element) in (array ?? []).enumerated() { add("[\(index)]", element) }
    }
}
