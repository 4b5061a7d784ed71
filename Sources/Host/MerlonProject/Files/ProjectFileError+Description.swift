// SPDX-License-Identifier: Apache-2.0

extension ProjectFileError: CustomStringConvertible {
    /// Why the file was not read, to stand behind `… was not read: `.
    public var description: String {
        switch self {
        case .missing: "there is no such file"
        case .outside: "the path leads out of the tree"
        case .tooLong(let bytes, let limit): "it has \(bytes) bytes, more than the limit of \(limit)"
        case .unreadable(let words): words
        }
    }
}
