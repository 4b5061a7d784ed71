// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

extension PolicyDay {
    /// The days before the last one from which on it is said that something ends.
    private static let daysOfNotice = 30

    /// When this last day comes, where that is soon after `today`: `today`, or `on 2026-12-20, in 19 days`.
    func soon(after today: PolicyDay) -> String? {
        let left = today.days(until: self)
        guard (0...Self.daysOfNotice).contains(left) else { return nil }
        return left == 0 ? "today" : "on \(self), in \(left) \(left == 1 ? "day" : "days")"
    }
}
