// SPDX-License-Identifier: Apache-2.0

/// What a comment may be long.
public struct MarkdownBudget: Sendable, Hashable {
    /// The longest comment in bytes. GitHub refuses one of more than 65,536 characters, GitLab of more than
    /// 1,000,000; bytes are never fewer than characters, and a bot may put a line of its own in front.
    public var bytes = 65_000
    /// The places of one finding that are listed; an app with all its extensions rarely has more.
    public var places = 8
    /// The rows of a table in it: approvals, known findings, targets, bundles. A longer one is no comment any more.
    public var rows = 100
    /// The characters of one outside text: enough for a host name (253) or any pin.
    public var textLength = 300

    /// The limits that hold unless others are given.
    public init() {}
}
