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
}
