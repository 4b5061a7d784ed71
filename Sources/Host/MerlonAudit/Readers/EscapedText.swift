// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension String {
    /// This text from outside, shortened, with control and format characters escaped so that it can't
    /// write on a terminal.
    var escapedForDisplay: String {
        var text = ""
        for scalar in unicodeScalars.prefix(200) {
            if scalar.isUnsafeToShow {
                text += scalar.spelledOut
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.count > 200 ? text + "…" : text
    }
}
