// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

/// Turns places into SARIF locations.
///
/// A member of an archive is addressed as `build/Foo.ipa!/Payload/Foo.app/Info.plist`: nested artifacts,
/// which SARIF has for this, are read by no code scanning service, and each would show the member as a
/// file at the root of the repository.
struct SARIFAddress {
    let report: AuditReport
    let workingDirectory: String?

    /// The location object of `location`.
    func json(_ location: Location, operand: Int?) -> JSONValue {
        let physical: JSONValue = [
            "artifactLocation": ["uri": .string(uri(of: report.path(of: location, operand: operand)))],
            "region": region(of: location.place),
        ]
        var logical: JSONValue = []
        if let keyPath = location.keyPath, let last = keyPath.steps.last {
            logical = [
                [
                    "name": .string(last.name), "fullyQualifiedName": .string(keyPath.description),
                    "kind": .string(last.kind),
                ]
            ]
        }
        let object: JSONValue = ["physicalLocation": physical, "logicalLocations": logical]
        return object.compacted
    }

    /// Code scanning wants a line with each place: where there is none (the whole file, a binary property
    /// list) it is the first, and the bytes are told beside it.
    private func region(of place: SourcePlace?) -> JSONValue {
        guard let place, let line = place.line else {
            guard let place, place != .unknown else { return ["startLine": 1] }
            return [
                "startLine": 1,
                "properties": [
                    "byteOffset": .integer(place.offset), "byteEndOffset": .integer(place.endOffset),
                ],
            ]
        }
        let object: JSONValue = [
            "startLine": .integer(line), "startColumn": .optional(place.column),
            "endLine": .optional(place.endLine), "endColumn": .optional(place.endColumn),
        ]
        return object.compacted
    }

    private func uri(of path: ReportedPath) -> String {
        let whole = path.whole == "-" ? "stdin" : path.whole
        guard whole.hasPrefix("/") else { return whole.reference }
        let root = workingDirectory.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        if let root, whole.hasPrefix(root) || whole + "/" == root {
            return String(whole.dropFirst(root.count)).reference
        }
        return "file:///" + whole.normalisedPath.percentEncoded
    }
}

extension PropertyListKeyPath.Step {
    fileprivate var name: String {
        switch self {
        case .index(let index): "[\(index)]"
        case .key(let key): key
        }
    }

    /// SARIF 2.1.0 §3.33.7.
    fileprivate var kind: String {
        switch self {
        case .index: "value"
        case .key: "property"
        }
    }
}

extension String {
    /// The relative path as a URI reference; `.` for the directory itself.
    fileprivate var reference: String {
        let path = normalisedPath.percentEncoded
        return path.isEmpty ? "." : path
    }

    /// The path without empty and `.` parts.
    fileprivate var normalisedPath: String {
        split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    /// The path as a URI reference (RFC 3986 §3.3): all but unreserved characters, `/` and `!` in
    /// percent signs, a `:` too, since the first part of a relative reference must not have one.
    fileprivate var percentEncoded: String {
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "!"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return text
    }
}
