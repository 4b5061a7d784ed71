// SPDX-License-Identifier: Apache-2.0

/// Text from outside made fit for a terminal.
enum TerminalText {
    /// `text` with everything that could move the cursor, change colours or reverse the direction of
    /// writing spelt out as `\u{1b}`.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
