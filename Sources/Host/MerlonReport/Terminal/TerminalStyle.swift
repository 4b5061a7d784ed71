// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// Colour by meaning, or none at all.
struct TerminalStyle: Sendable {
    /// Whether the terminal shows colour.
    var color: Bool

    /// What a stretch of text is.
    enum Role: Sendable {
        case added, allowed, blocked, faint, heading, removed
        case severity(Severity)
    }

    /// `text` in the colour of `role`. Only the sixteen colours that a terminal's own theme defines are
    /// used, so that text stays legible on light and dark grounds.
    func paint(_ text: String, _ role: Role) -> String {
        color && !text.isEmpty ? "\u{1B}[\(role.code)m\(text)\u{1B}[0m" : text
    }
}

extension TerminalStyle.Role {
    fileprivate var code: String {
        switch self {
        case .added: "32"
        case .allowed: "1;32"
        case .blocked: "1;31"
        case .faint: "2"
        case .heading: "1"
        case .removed: "31"
        case .severity(.critical): "1;35"
        case .severity(.high): "1;31"
        case .severity(.medium): "1;33"
        case .severity(.low): "1;36"
        case .severity(.info): "1;34"
        }
    }
}
