// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension JSONValue {
    /// The document as text: two spaces a level, a line break at the end.
    ///
    /// Control and format characters are escaped even where JSON allows them (U+007F to U+009F, the
    /// bidirectional marks): the value is the same, and a document that is shown on a terminal can't
    /// write on it or turn its own lines round.
    var document: String {
        var writer = JSONWriter()
        writer.write(self, depth: 0)
        return writer.text + "\n"
    }
}

private struct JSONWriter {
    var text = ""

    mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .array(let elements):
            writeList(elements, between: ("[", "]"), depth: depth) { writer, element in
                writer.write(element, depth: depth + 1)
            }
        case .boolean(let value): text += value ? "true" : "false"
        case .integer(let number): text += String(number)
        case .null: text += "null"
        case .object(let members):
            writeList(members, between: ("{", "}"), depth: depth) { writer, member in
                writer.write(member.name)
                writer.text += ": "
                writer.write(member.value, depth: depth + 1)
            }
        case .string(let string): write(string)
        }
    }

    private mutating func writeList<Element>(
        _ elements: [Element], between brackets: (String, String), depth: Int,
        each: (inout JSONWriter, Element) -> Void
    ) {
        text += brackets.0
        for (index, element) in elements.enumerated() {
            text += index == 0 ? "\n" : ",\n"
            text += String(repeating: "  ", count: depth + 1)
            each(&self, element)
        }
        if !elements.isEmpty { text += "\n" + String(repeating: "  ", count: depth) }
        text += brackets.1
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isUnsafeToShow:
                for unit in String(scalar).utf16 { text += "\\u" + hexadecimal(unit) }
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private func hexadecimal(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
