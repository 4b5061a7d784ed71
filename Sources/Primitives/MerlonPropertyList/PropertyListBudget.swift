// SPDX-License-Identifier: Apache-2.0

/// What one property list may cost its reader.
public struct PropertyListBudget: Sendable {
    /// The longest file in bytes. The largest Info.plist and pbxproj files in public trees stay below
    /// 60 MB; a reader that keeps positions needs several times the file's size in memory.
    public var bytes = 64 << 20
    /// The most anomalies that are listed (the rest is counted): each holds its key path, which a made
    /// file can have 512 steps long in every one of its dictionaries.
    public var anomalies = 1_000
    /// The deepest nesting. Core Foundation stops at 512 in a binary file; no real file passes 20.
    public var depth = 512
    /// The most values in one file: a node costs about 50 bytes and an entry of a
    /// dictionary about 90, so this is 100 to 180 MB and the text of the strings.
    public var values = 2_000_000

    /// The limits that fit files of an app.
    public init() {}
}
