// SPDX-License-Identifier: Apache-2.0

/// What one property list may cost its reader.
public struct PropertyListBudget: Sendable {
    /// The longest file in bytes. The largest Info.plist and pbxproj files in public trees stay below
    /// 60 MB; a reader that keeps positions needs several times the file's size in memory.
    public var bytes = 64 << 20
    /// The deepest nesting. Core Foundation stops at 512 in a binary file; no real file passes 20.
    public var depth = 512
    /// The most values in one file: a node costs about 100 bytes, so this is about 200 MB.
    public var values = 2_000_000

    /// The limits that fit files of an app.
    public init() {}
}
