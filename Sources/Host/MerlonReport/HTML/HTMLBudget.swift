// SPDX-License-Identifier: Apache-2.0

/// How large a page may become. What has no room is counted in words, and `--format json` has it.
public struct HTMLBudget: Sendable, Hashable {
    /// The findings. A browser filters as many within a keystroke; more are no reading for a person.
    public var findings = 5_000
    /// The places of one finding; an app with all its extensions rarely has more.
    public var places = 24
    /// The characters of one outside text: enough for a host name (253), any pin and a long path.
    public var textLength = 1_000
    /// The lines of a fragment or of a dictionary; the longest that a rule writes has some sixty.
    public var lines = 120
    /// The rows of a table, and the entries of a list to choose from.
    public var rows = 1_000

    /// The limits that hold unless others are given.
    public init() {}
}
