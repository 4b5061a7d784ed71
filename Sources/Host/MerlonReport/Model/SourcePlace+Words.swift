// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension SourcePlace {
    /// `:12:5`, or nothing in a file without lines.
    var words: String {
        guard let line else { return "" }
        return ":\(line)" + (column.map { ":\($0)" } ?? "")
    }

    /// `12:5 `, to stand before a key path; nothing in a file without lines.
    var lead: String { line == nil ? "" : "\(words.dropFirst()) " }
}
