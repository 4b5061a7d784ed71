// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether showing the scalar may move the cursor, hide text or turn its direction, or shows nothing that
    /// two readers agree on: control, format (which the bidirectional marks are), line and paragraph
    /// separators, private use, and what has no meaning yet. The one place that decides this.
    package var isUnsafeToShow: Bool {
        // Nearly all text is printable ASCII, and the table look-up below costs twenty times as much.
        if (0x20...0x7E).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
            true
        default: false
        }
    }

    /// The scalar spelt out as Swift does: `\u{202e}`.
    package var spelledOut: String { "\\u{\(String(value, radix: 16))}" }
}
