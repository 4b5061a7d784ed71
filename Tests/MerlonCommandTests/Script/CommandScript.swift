// SPDX-License-Identifier: Apache-2.0

/// A test of the built program, written as text: command lines, what must come of each, and the files
/// that they read.
///
///     # A comment says why.
///     merlon explain --error - < pasted.txt
///     exit 0
///     stdout contains NSURLErrorDomain
///     ! stderr
///     -- pasted.txt --
///     Error Domain=NSURLErrorDomain Code=-1022
///
/// A run that no `exit` line follows must end with 0. `contains` and `lacks` take the rest of the line as
/// it stands. Words of a command line may stand in single or double quotation marks.
struct CommandScript {
    /// One line that does or expects something.
    enum Step: Equatable {
        /// A file must be there, with exactly these contents of another file or of a stream.
        case compare(Source, String)
        /// Whether a source contains a text.
        case contains(Source, String, Bool)
        /// The status of the last run.
        case exit(Int32)
        /// A file must not be there.
        case missing(String)
        /// Sets a variable for the runs that follow.
        case environment(String, String)
        /// A source must be empty.
        case nothing(Source)
        /// Runs the program with these words, standard input from a file or empty.
        case run([String], input: String?)
    }

    /// What an expectation looks at.
    enum Source: Equatable {
        case file(String)
        case standardError
        case standardOutput
    }

    /// A line that is none of the steps.
    struct Malformed: Error {
        var line: Int
        var text: String
    }

    /// The steps, each with the number of its line.
    var steps: [(line: Int, step: Step)] = []
    /// The files by their paths below the working directory.
    var files: [(path: String, contents: String)] = []

    /// The script that `text` writes.
    init(_ text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("-- "), line.hasSuffix(" --") {
                files.append((String(line.dropFirst(3).dropLast(3)), ""))
            } else if let last = files.indices.last {
                files[last].contents += line + "\n"
            } else if !line.isEmpty, !line.hasPrefix("#") {
                guard let step = Step(line) else { throw Malformed(line: index + 1, text: String(line)) }
                steps.append((index + 1, step))
            }
        }
        // The file's own last line break makes one empty line more.
        if let last = files.indices.last, files[last].contents.hasSuffix("\n\n") {
            files[last].contents.removeLast()
        }
    }
}

extension CommandScript.Step {
    fileprivate init?(_ line: Substring) {
        let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
        switch parts.first {
        case "merlon":
            guard let words = Self.words(line) else { return nil }
            if words.count >= 3, words[words.count - 2] == "<" {
                self = .run(Array(words[1..<words.count - 2]), input: words.last)
            } else {
                self = .run(Array(words.dropFirst()), input: nil)
            }
        case "exit":
            guard parts.count == 2, let status = Int32(parts[1]) else { return nil }
            self = .exit(status)
        case "env":
            guard parts.count == 2, let equals = parts[1].firstIndex(of: "=") else { return nil }
            self = .environment(String(parts[1][..<equals]), String(parts[1][equals...].dropFirst()))
        case "cmp":
            guard parts.count == 3 else { return nil }
            self = .compare(.init(parts[1]), parts[2])
        case "!":
            guard parts.count >= 2 else { return nil }
            if parts[1] == "exists", parts.count == 3 {
                self = .missing(parts[2])
            } else if parts.count == 2 {
                self = .nothing(.init(parts[1]))
            } else {
                return nil
            }
        default:
            guard parts.count == 3, parts[1] == "contains" || parts[1] == "lacks" else { return nil }
            self = .contains(.init(parts[0]), parts[2], parts[1] == "contains")
        }
    }

    /// The words of a command line, or nil where a quotation mark is not closed.
    private static func words(_ line: Substring) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word?.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return quote == nil ? words : nil
    }
}

extension CommandScript.Source {
    fileprivate init(_ name: String) {
        switch name {
        case "stderr": self = .standardError
        case "stdout": self = .standardOutput
        default: self = .file(name)
        }
    }
}
