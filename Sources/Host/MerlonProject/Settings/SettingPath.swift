// SPDX-License-Identifier: Apache-2.0

/// A path as the operators of settings take it apart: directory, base and suffix are the whole text in a row.
struct SettingPath {
    /// Up to the last `/`, that one too; `""` where there is none.
    let directory: String
    /// Behind the last `/`.
    let file: String
    /// The file up to its last `.`.
    let base: String
    /// From the file's last `.`, that one too; `""` where there is none.
    let suffix: String

    init(_ text: String) {
        let name = text.utf8.lastIndex(of: UInt8(ascii: "/")).map { text.utf8.index(after: $0) }
        directory = name.map { String(text[..<$0]) } ?? ""
        file = String(text[(name ?? text.startIndex)...])
        let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) ?? file.endIndex
        base = String(file[..<dot])
        suffix = String(file[dot...])
    }

    /// `target` as seen from this path; this path itself where one of the two is not absolute.
    func leading(to target: String) -> String {
        let own = directory + file
        guard own.hasPrefix("/"), target.hasPrefix("/") else { return own }
        let from = TreePath.standardised(own).split(separator: "/")
        let to = TreePath.standardised(target).split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let steps = from.dropFirst(common).map { _ in Substring("..") } + to.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }
}
