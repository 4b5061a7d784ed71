// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// `text` from outside as a message may show it: in quotation marks, control and formatting characters
/// escaped, and no longer than 64 characters.
package func shown(_ text: String) -> String {
    let limit = 64
    var shown = "\""
    var count = 0
    for scalar in text.unicodeScalars {
        guard count < limit else { return shown + "…\"" }
        count += 1
        switch scalar {
        case "\"", "\\": shown += "\\\(scalar)"
        case _ where scalar.isUnsafeToShow: shown += scalar.spelledOut
        default: shown.unicodeScalars.append(scalar)
        }
    }
    return shown + "\""
}
