// SPDX-License-Identifier: Apache-2.0

/// What the program holds in memory at once.
enum InputBudget {
    /// The most bytes of standard input or a pasted error: a property list or a small archive. A larger archive is read from its file,
    /// a part at a time.
    static let standardInputBytes = 64 << 20
}
