// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

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
            case _ where scalar.isUnsafeToShow: text += scalar.spelledOut
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
