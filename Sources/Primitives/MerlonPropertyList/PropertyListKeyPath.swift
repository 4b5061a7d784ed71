// SPDX-License-Identifier: Apache-2.0

/// The way from a property list's root to a value: keys and array indices.
public struct PropertyListKeyPath: Sendable, Hashable {
    /// One step down.
    public enum Step: Sendable, Hashable {
        /// Into an array.
        case index(Int)
        /// Into a dictionary.
        case key(String)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// A path of `steps`.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// A path of dictionary keys alone.
    public init(keys: String...) {
        steps = keys.map { .key($0) }
    }

    /// This path and one key more.
    public func appending(_ key: String) -> PropertyListKeyPath { .init(steps + [.key(key)]) }

    /// This path and one index more.
    public func appending(_ index: Int) -> PropertyListKeyPath { .init(steps + [.index(index)]) }
}

extension PropertyListKeyPath: CustomStringConvertible {
    /// `NSAppTransportSecurity.NSExceptionDomains["example.com"].NSIncludesSubdomains`: a key that is
    /// not a plain word stands in brackets and quotation marks.
    public var description: String {
        var text = ""
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainWord: text += (text.isEmpty ? "" : ".") + key
            case .key(let key): text += "[\(key.quoted)]"
            }
        }
        return text
    }
}

extension String {
    fileprivate var isPlainWord: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// In quotation marks, with control characters, `"` and `\` escaped, so that a key from outside
    /// can't write on a terminal.
    fileprivate var quoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(scalar)"
            case _ where scalar.isUnsafeToShow: text += scalar.spelledOut
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension PropertyListNode {
    /// The node at `path` below this one, or nil where the path leads nowhere.
    public subscript(path: PropertyListKeyPath) -> PropertyListNode? {
        var node = self
        for step in path.steps {
            switch step {
            case .index(let index):
                guard let array = node.array, array.indices.contains(index) else { return nil }
                node = array[index]
            case .key(let key):
                guard let next = node[key] else { return nil }
                node = next
            }
        }
        return node
    }
}
