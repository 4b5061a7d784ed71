// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension String {
    /// The text inside an element or a quoted attribute: marks as references, and what XML 1.0 has no place
    /// for (§2.2: most control characters, the last two scalars of the plane) or what turns lines round
    /// spelt out. `keepingLines` keeps line breaks, for the text of an element.
    func xml(keepingLines: Bool = false) -> String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&apos;"
            case "\n" where keepingLines: text += "\n"
            case _ where scalar.isUnsafeToShow || (0xFFFE...0xFFFF).contains(scalar.value):
                text += String(scalar).shown
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
