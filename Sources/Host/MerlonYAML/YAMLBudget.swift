// SPDX-License-Identifier: Apache-2.0

/// What one YAML file may cost its reader.
public struct YAMLBudget: Sendable {
    /// The longest file in bytes. The largest project specifications in public trees stay below 200 KB.
    public var bytes = 4 << 20
    /// The deepest nesting. libyaml has no limit of its own, and real files stay below 12.
    public var depth = 64
    /// The most values, those that an alias repeats counted each time: nine lists of nine aliases each are
    /// 387 million values from 200 bytes.
    public var values = 200_000

    /// The limits that fit files that people write.
    public init() {}
}
