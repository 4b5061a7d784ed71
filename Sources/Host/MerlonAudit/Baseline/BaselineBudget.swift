// SPDX-License-Identifier: Apache-2.0

/// What a baseline may cost.
public struct BaselineBudget: Sendable, Hashable {
    /// The longest baseline in bytes. An entry has some 400; the largest public trees give 2,000 findings.
    public var bytes = 16 << 20
    /// The most entries that are read: more findings than any person will look through again.
    public var entries = 20_000

    /// The limits that hold unless others are given.
    public init() {}
}
