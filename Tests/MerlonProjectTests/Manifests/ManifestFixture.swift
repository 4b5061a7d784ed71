// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList
import Testing

/// A project of one generator in a made tree, and what its builds must get.
struct ManifestFixture: Sendable, CustomTestStringConvertible {
    var name: String
    var path: String
    var files: [String: String]
    /// The effective dictionary by `target/configuration`.
    var expected: [String: String]

    var testDescription: String { name }

    func read(_ reader: any ProjectManifestReader) -> [Project] {
        reader.projects(at: path, in: MemoryProjectFiles(files), budget: .init())
    }
}

extension [Project] {
    /// The effective dictionaries by `target/configuration`.
    var transportSecurity: [String: String] {
        var result: [String: String] = [:]
        for target in flatMap(\.targets) {
            for build in target.builds {
                guard let plist = build.infoPlist else { continue }
                result["\(target.name)/\(build.configuration)"] =
                    plist.document.root["NSAppTransportSecurity"]?.short ?? "-"
            }
        }
        return result
    }
}

extension PropertyListNode {
    /// The value in one line; keys in order, without the `NS` before them.
    var short: String {
        switch value {
        case .dictionary(let dictionary):
            "{"
                + dictionary.entries.map {
                    "\($0.key.hasPrefix("NS") ? String($0.key.dropFirst(2)) : $0.key): \($0.value.short)"
                }
                .joined(separator: ", ") + "}"
        case .array(let elements): "[" + elements.map(\.short).joined(separator: ", ") + "]"
        case .boolean(let boolean): boolean ? "true" : "false"
        case .integer(let number): String(number)
        case .string(let text): "'\(text)'"
        default: value.typeName
        }
    }
}
