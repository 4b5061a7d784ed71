// SPDX-License-Identifier: Apache-2.0

/// How large a draft of a policy may become: it is for people, who have to answer for each line of it. What
/// does not fit is left out and said so.
public struct DraftBudget: Sendable, Hashable {
    /// The most exceptions and pinned hosts. The longest public list of exception domains has some 500; these
    /// are half of what the reader of policies takes.
    public var entries = 5_000
    /// The most environments, one for each build configuration. Projects with a dozen are many already.
    public var environments = 50
    /// The most things left out that are named; the rest is counted. Nobody reads more in a comment.
    public var notes = 200
    /// The longest name, in bytes, that is taken for an app's or a bundle's identifier. Apple takes 155.
    public var name = 255

    /// The limits that hold unless others are given.
    public init() {}
}
