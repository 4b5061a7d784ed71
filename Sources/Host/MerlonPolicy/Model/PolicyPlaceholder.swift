// SPDX-License-Identifier: Apache-2.0

/// The words that `merlon init` leaves where only a person can answer. A policy that still holds them is
/// read, and reported as undecided.
public enum PolicyPlaceholder {
    /// In place of a reason.
    public static let reason = "reason needed"
    /// In place of an owner.
    public static let owner = "owner needed"
    /// In place of a removal plan.
    public static let removal = "removal plan needed"
    /// In place of a bundle identifier.
    public static let identifier = "identifier needed"

    /// Whether `text` was left by `merlon init`.
    public static func isPlaceholder(_ text: String) -> Bool {
        [reason, owner, removal, identifier].contains(text)
    }

    /// Whether `text`, which should say why, who or how, says nothing: it was left by `merlon init`, is one of the
    /// words that people write to answer later, or has no letter and no digit.
    public static func isPostponed(_ text: String) -> Bool {
        let word = text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }
            .split(separator: " ").joined(separator: " ")
        return word.isEmpty || isPlaceholder(word) || postponed.contains(word)
    }

    /// The keys of a policy whose text says why, who or how.
    static let answers: Set<String> = ["metric", "owner", "procedure", "reason", "removal"]

    private static let postponed: Set<String> = [
        "fixme", "fix me", "na", "none", "tba", "tbc", "tbd", "todo", "to be decided", "to be done",
        "to do", "unknown", "xxx",
    ]
}
