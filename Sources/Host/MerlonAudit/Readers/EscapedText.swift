// SPDX-License-Identifier: Apache-2.0

extension String {
    /// This text from outside, shortened, with control and format characters escaped so that it can't
    /// write on a terminal.
    var escapedForDisplay: String {
        var text = ""
        for scalar in unicodeScalars.prefix(200) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                text.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > 200 ? text + "…" : text
    }
}
