// SPDX-License-Identifier: Apache-2.0

/// Values as Apple's XML form, for fragments that a person pastes into a property list.
///
/// The text is safe on a terminal: control and formatting characters are written as references, which the
/// readers give back as they were. What XML property lists don't have becomes what Apple's tools make of it
/// (a UID is a dictionary of `CF$UID`) or, as JSON's null, a comment.
public enum PropertyListXML {
    /// The lines of `node`, without line ends; each level further in is indented by one `indent` more.
    public static func fragment(_ node: PropertyListNode, indent: String = "\t") -> [String] {
        var writer = XMLWriter(unit: indent)
        writer.write(node, "")
        return writer.lines
    }

    /// The lines of an entry of a dictionary: `key`, then `node`.
    public static func fragment(key: String, _ node: PropertyListNode, indent: String = "\t") -> [String] {
        ["<key>\(escape(key))</key>"] + fragment(node, indent: indent)
    }

    /// A whole file with `root` as its outermost value.
    ///
    /// - Parameters:
    ///   - root: The value.
    ///   - comment: A line for people before the value; it must not contain `--`.
    public static func document(_ root: PropertyListNode, comment: String? = nil) -> String {
        let head = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
        ]
        let note = comment.map { ["<!-- \($0) -->"] } ?? []
        let value = [#"<plist version="1.0">"#] + fragment(root) + ["</plist>", ""]
        return (head + note + value).joined(separator: "\n")
    }

    /// The text with `&`, `<`, `>` and what must not reach a terminal as references.
    public static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case _ where scalar.isUnsafeToShow && scalar != "\t":
                escaped += "&#x\(String(scalar.value, radix: 16, uppercase: true));"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

/// The lines while they are written.
private struct XMLWriter {
    let unit: String
    var lines: [String] = []

    mutating func write(_ node: PropertyListNode, _ indent: String) {
        switch node.value {
        case .array(let elements):
            open("array", isEmpty: elements.isEmpty, indent)
            for element in elements { write(element, indent + unit) }
            close("array", isEmpty: elements.isEmpty, indent)
        case .dictionary(let dictionary):
            open("dict", isEmpty: dictionary.entries.isEmpty, indent)
            for entry in dictionary.entries {
                lines.append("\(indent + unit)<key>\(PropertyListXML.escape(entry.key))</key>")
                write(entry.value, indent + unit)
            }
            close("dict", isEmpty: dictionary.entries.isEmpty, indent)
        case .uid(let number):
            write(
                PropertyListNode(.dictionary(.init([.init("CF$UID", .init(.unsignedInteger(number)))]))),
                indent)
        default: lines.append(indent + scalar(node.value))
        }
    }

    private mutating func open(_ name: String, isEmpty: Bool, _ indent: String) {
        lines.append("\(indent)<\(name)\(isEmpty ? "/" : "")>")
    }

    private mutating func close(_ name: String, isEmpty: Bool, _ indent: String) {
        if !isEmpty { lines.append("\(indent)</\(name)>") }
    }

    private func scalar(_ value: PropertyListValue) -> String {
        switch value {
        case .boolean(let flag): flag ? "<true/>" : "<false/>"
        case .data(let bytes): "<data>\(XMLBase64.encode(bytes))</data>"
        case .date(let seconds): "<date>\(XMLDate.text(seconds))</date>"
        case .integer(let number): "<integer>\(number)</integer>"
        case .real(let number): "<real>\(real(number))</real>"
        case .string(let text): "<string>\(PropertyListXML.escape(text))</string>"
        case .unsignedInteger(let number): "<integer>\(number)</integer>"
        case .array, .dictionary, .null, .uid: "<!-- null -->"
        }
    }

    private func real(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
        return "\(number)"
    }
}
