// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// One assignment of a build setting.
public struct BuildSetting: Sendable, Hashable {
    /// The setting's name, without conditions.
    public var name: String
    /// What must hold for the assignment to count; all of them.
    public var conditions: [SettingCondition]
    /// The value as it is written, variables not replaced. A list is its elements, separated by spaces.
    public var value: String
    /// The file that it stands in, relative to the tree's root; `""` for a value of Xcode's own.
    public var path: String
    /// Where the value stands in that file.
    public var place: SourcePlace

    /// An assignment from its parts.
    public init(
        _ name: String, _ value: String, conditions: [SettingCondition] = [], path: String = "",
        place: SourcePlace = .unknown
    ) {
        self.name = name
        self.conditions = conditions
        self.value = value
        self.path = path
        self.place = place
    }

    /// An assignment whose key may have conditions, as in `NAME[sdk=iphoneos*][config=Debug]`; nil where the
    /// brackets are broken.
    public init?(key: String, _ value: String, path: String = "", place: SourcePlace = .unknown) {
        guard let bracket = key.firstIndex(of: "[") else {
            self.init(key, value, path: path, place: place)
            return
        }
        guard let conditions = SettingCondition.list(key[bracket...]) else { return nil }
        self.init(String(key[..<bracket]), value, conditions: conditions, path: path, place: place)
    }
}

/// What must hold for an assignment to count, such as `sdk=iphoneos*`.
public struct SettingCondition: Sendable, Hashable {
    /// What is asked for: `arch`, `config`, `sdk`, `variant`.
    public var parameter: String
    /// The value that it must have; `*` and `?` stand for any characters.
    public var pattern: String

    /// A condition from its parts.
    public init(_ parameter: String, _ pattern: String) {
        self.parameter = parameter
        self.pattern = pattern
    }

    /// The conditions in `[sdk=iphoneos*][arch=arm64]` or `[sdk=iphoneos*,arch=arm64]`; nil where the text is
    /// none of these.
    static func list(_ text: Substring) -> [SettingCondition]? {
        var conditions: [SettingCondition] = []
        var rest = text
        while rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            for part in rest[rest.index(after: rest.startIndex)..<end].split(separator: ",") {
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard sides.count == 2 else { return nil }
                conditions.append(SettingCondition(sides[0].trimmed, sides[1].trimmed))
            }
            rest = rest[rest.index(after: end)...]
        }
        return rest.trimmed.isEmpty && !conditions.isEmpty ? conditions : nil
    }
}

extension Substring {
    /// Without white space at both ends.
    var trimmed: String {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
