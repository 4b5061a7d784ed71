// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of one `.xcconfig`: lines of `NAME[condition=pattern] = value`, `#include "path"` and comments.
struct XCConfigReader {
    private let path: String
    private let limit: Int
    private var file = XCConfigFile()
    /// Lines that are none of the three.
    private var strangeLines = 0

    /// What the file at `path` holds in `bytes`, up to `limit` lines that mean something.
    static func read(_ bytes: [UInt8], at path: String, limit: Int) -> XCConfigFile {
        var reader = XCConfigReader(path: path, limit: limit)
        if bytes.contains(0) || String(validating: bytes, as: UTF8.self) == nil {
            reader.note(.malformed, nil, "the file is not UTF-8 text", losesFacts: true)
        }
        for line in XCConfigLines(bytes) {
            guard reader.file.items.count < limit else {
                let words = "it has more than \(limit) settings: the rest was not read"
                reader.note(.limit, nil, words, losesFacts: true)
                break
            }
            reader.read(line)
        }
        return reader.file
    }

    private init(path: String, limit: Int) {
        self.path = path
        self.limit = limit
    }

    private mutating func read(_ line: XCConfigLine) {
        let comment = Self.comment(in: line.bytes)
        let content = line.trimmed(0..<(comment ?? line.bytes.count))
        guard let first = content.first else { return }
        if line.bytes[first] == UInt8(ascii: "#") {
            readDirective(line, content)
        } else if let equals = Self.equals(in: line.bytes, content) {
            readAssignment(line, content, equals)
            if let comment { checkCut(line, equals, comment) }
        } else {
            noteStrange(line, content)
        }
    }

    /// Where `//` begins a comment: anywhere, in the middle of a URL too.
    private static func comment(in bytes: [UInt8]) -> Int? {
        bytes.indices.dropLast().first {
            bytes[$0] == UInt8(ascii: "/") && bytes[$0 + 1] == UInt8(ascii: "/")
        }
    }

    /// The `=` behind the key, those in its brackets left out.
    private static func equals(in bytes: [UInt8], _ content: Range<Int>) -> Int? {
        var isInBrackets = false
        for index in content {
            switch bytes[index] {
            case UInt8(ascii: "["): isInBrackets = true
            case UInt8(ascii: "]"): isInBrackets = false
            case UInt8(ascii: "=") where !isInBrackets: return index
            default: break
            }
        }
        return nil
    }

    private mutating func readDirective(_ line: XCConfigLine, _ content: Range<Int>) {
        let text = line.text(content)
        let isOptional = text.hasPrefix("#include?")
        let rest = text.dropFirst(isOptional ? 9 : 8)
        guard text.hasPrefix("#include"), let path = Self.quoted(rest) else {
            noteStrange(line, content)
            return
        }
        file.items.append(
            .include(XCConfigInclude(path: path, isOptional: isOptional, place: line.place(content))))
    }

    private static func quoted(_ text: Substring) -> String? {
        let path = text.trimmed
        guard path.count > 2, path.hasPrefix("\""), path.hasSuffix("\"") else { return nil }
        return String(path.dropFirst().dropLast())
    }

    private mutating func readAssignment(_ line: XCConfigLine, _ content: Range<Int>, _ equals: Int) {
        let key = line.trimmed(content.lowerBound..<equals)
        var value = line.trimmed(equals + 1..<content.upperBound)
        while let last = value.last, line.bytes[last] == UInt8(ascii: ";") {
            value = line.trimmed(value.lowerBound..<last)
        }
        let place = line.place(value)
        guard
            let setting = BuildSetting(
                key: Substring(line.text(key)).withoutBlanks, line.text(value), path: path, place: place),
            setting.name.utf8.first?.isDecimalDigit == false,
            setting.name.utf8.allSatisfy(\.isIdentifier)
        else {
            noteStrange(line, content)
            return
        }
        for condition in setting.conditions
        where !["arch", "config", "sdk", "variant"].contains(condition.parameter) {
            note(
                .malformed, line.place(key),
                "the condition [\(condition.parameter)=\(condition.pattern)] of \(setting.name) is none that Xcode knows: it never holds"
            )
        }
        if setting.holdsContainer {
            note(
                .dictionaryInSettings, place,
                "the value of \(setting.name) looks like a dictionary or list, and an .xcconfig holds text alone"
            )
        }
        file.items.append(.setting(setting))
    }

    /// Whether `//` cut a URL: a scheme's colon stands right before it.
    private mutating func checkCut(_ line: XCConfigLine, _ equals: Int, _ comment: Int) {
        guard comment > equals + 1, line.bytes[comment - 1] == UInt8(ascii: ":"), comment - 2 > equals,
            line.bytes[comment - 2].isAlphanumeric, case .setting(let setting)? = file.items.last
        else { return }
        let start = line.bytes[(equals + 1)..<(comment - 1)].lastIndex { !$0.isAlphanumeric } ?? equals
        let scheme = line.text(start + 1..<comment)
        note(
            .commentInValue, line.place(line.trimmed(equals + 1..<line.bytes.count)),
            "the // in the URL of \(setting.name) begins a comment, so that the value ends at \(scheme); "
                + "write \(scheme)/$()/ in its place")
    }

    private mutating func noteStrange(_ line: XCConfigLine, _ content: Range<Int>) {
        strangeLines += 1
        // A dictionary's lines would repeat it without end.
        guard strangeLines <= 3 else { return }
        note(
            .malformed, line.place(content),
            "the line is neither NAME = value nor #include \"path\" nor a comment")
    }

    private mutating func note(
        _ kind: ProjectProblem.Kind, _ place: SourcePlace?, _ message: String, losesFacts: Bool = false
    ) {
        file.problems.append(
            ProjectProblem(kind, path: path, place: place, message: message, losesFacts: losesFacts))
    }
}

extension BuildSetting {
    /// Whether the value begins as a dictionary or list of a property list does.
    var holdsContainer: Bool {
        ["{", "(", "<dict", "<array"].contains { value.hasPrefix($0) }
    }
}

extension Substring {
    /// Without any white space.
    fileprivate var withoutBlanks: String { String(filter { !$0.isWhitespace }) }
}
