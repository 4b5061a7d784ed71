// SPDX-License-Identifier: Apache-2.0

/// `text` from outside as a message may show it: in quotation marks, control and formatting characters
/// escaped, and no longer than 64 characters.
func shown(_ text: String) -> String {
    let limit = 64
    var shown = "\""
    var count = 0
    for scalar in text.unicodeScalars {
        guard count < limit else { return shown + "…\"" }
        count += 1
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            shown += "\\u{\(String(scalar.value, radix: 16))}"
        case _ where scalar == "\"" || scalar == "\\": shown += "\\\(scalar)"
        default: shown.unicodeScalars.append(scalar)
        }
    }
    return shown + "\""
}
