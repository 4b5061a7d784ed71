// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether showing the scalar may move the cursor, hide text or turn its direction: control, format
    /// (which the bidirectional marks are), line and paragraph separators, and what has no meaning yet.
    var isUnsafeToShow: Bool {
        // Nearly all text is printable ASCII, and the table look-up below costs twenty times as much.
        if (0x20...0x7E).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
        default: false
        }
    }
}

extension String {
    /// The text with every scalar that is unsafe to show spelt out: `\n`, `\t`, `\r`, or `\u{202e}`.
    /// Text from outside passes here, and only here, on its way to a terminal.
    package var shown: String {
        guard unicodeScalars.contains(where: \.isUnsafeToShow) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isUnsafeToShow: text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
