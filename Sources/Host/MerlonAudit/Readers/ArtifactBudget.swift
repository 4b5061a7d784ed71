// SPDX-License-Identifier: Apache-2.0

/// What reading one operand may cost. Whatever a limit leaves out is said, with the limit's number.
public struct ArtifactBudget: Sendable {
    /// The longest property list or provisioning profile in bytes. Real Info.plists stay below 1 MB; a
    /// reader that keeps positions needs several times the bytes, and the whole run should stay below 150 MB.
    public var propertyListBytes = 16 << 20
    /// The longest executable. The largest apps of the App Store stay below 500 MB; it is streamed, so
    /// this bounds time and not memory.
    public var executableBytes = 1 << 30
    /// The longest archive inside an archive: it is unpacked to a private file.
    public var nestedArchiveBytes = 4 << 30
    /// All bytes unpacked for one operand: the App Store takes no app above 4 GB.
    public var inflatedBytes = 8 << 30
    /// How many times its compressed size a member may have. Deflate can't pass 1032; property lists and
    /// code reach 10 to 30, a long list of equal entries some 200.
    public var ratio = 250
    /// Sizes up to this are no bomb at any ratio: blank images and zero-filled tables are real.
    public var ratioFloor = 32 << 20
    /// What all members of one archive may promise to have when unpacked.
    public var promisedBytes = 64 << 30
    /// The most members of one archive. The largest apps have about 60,000 files.
    public var members = 250_000
    /// The longest central directory in bytes, held in memory: 250,000 members of usual names.
    public var directoryBytes = 48 << 20
    /// How deep archives may lie in archives: a zip of an ipa from a build server is two.
    public var nesting = 4
    /// The most archives opened for one operand.
    public var archives = 1_000
    /// The most files and directories of a tree. The largest public source trees have 500,000.
    public var treeEntries = 1_000_000
    /// The most descriptions of projects in one tree. The largest public trees of sources, with an example
    /// app for each library, have some 300.
    public var projects = 2_000
    /// The most builds (a target in a configuration) of all projects of an operand: each is judged as an
    /// app of its own. A project of 200 targets and 4 configurations has 800.
    public var builds = 5_000
    /// The most problems of one kind, and the most unread files, that are listed one by one; the rest is
    /// counted. Nobody reads more, and a made archive can have 100,000.
    public var notes = 500
    /// The longest path in bytes: `PATH_MAX` of Linux; Apple's systems take 1024.
    public var pathBytes = 4096
    /// The deepest directory: a path of 4096 bytes can name 2,048, and no real tree passes 60.
    public var directoryDepth = 256

    /// The limits that fit an app of the App Store and a large source tree.
    public init() {}
}
