// SPDX-License-Identifier: Apache-2.0

/// What the projects of one tree may cost their reader. Whatever a limit leaves out is a problem with the
/// limit's number.
public struct ProjectBudget: Sendable {
    /// The longest `project.pbxproj` in bytes. The largest in public trees stay below 30 MB; with the
    /// places of all values, one of 50 MB takes 295 MB of memory while it is read.
    public var projectBytes = 64 << 20
    /// The longest `.xcconfig` in bytes. Those that people write stay below 100 KB.
    public var settingsFileBytes = 1 << 20
    /// The longest Info.plist in bytes. Real ones stay below 1 MB.
    public var infoPlistBytes = 4 << 20
    /// The longest manifest of a generator (`project.yml`, `app.json` …) in bytes. The largest in public trees
    /// stay below 200 KB.
    public var manifestBytes = 4 << 20
    /// The most values of one manifest, those that an alias repeats counted each time. The largest public
    /// ones have about 10,000.
    public var manifestValues = 200_000
    /// The deepest nesting of `[` in a manifest that is Swift. The toolchain's parser doubles its work with each
    /// level: 12 cost it up to 0.5 s. Pins in an Info.plist of a list of targets are 7 deep.
    public var manifestSquareBrackets = 12
    /// The deepest nesting of brackets of any kind in a manifest that is Swift. The toolchain's parser recurses,
    /// and 3,000 levels overflow its stack; real manifests stay below 20.
    public var manifestBrackets = 100
    /// The most files and folders in which one target's `Info.plist` is looked for. A folder of sources of
    /// the largest public apps has about 10,000.
    public var searchedFiles = 50_000
    /// The longest scheme or workspace in bytes. A scheme of 500 tests is 200 KB.
    public var schemeBytes = 2 << 20
    /// The most elements of one scheme or workspace. A workspace of 1,000 projects has about 2,000.
    public var schemeElements = 50_000
    /// The most objects of a project that settings or paths depend on (build files are not counted). A
    /// project of 60,000 files has about 80,000.
    public var objects = 500_000
    /// The most builds of one project: targets times configurations, once more for each platform that a target
    /// is built for. The largest public projects stay below 3,000.
    public var builds = 10_000
    /// How deep `.xcconfig` files may include each other. Real ones go to 8.
    public var includeDepth = 32
    /// The most files that one `.xcconfig` takes in, each inclusion counted: 30 files that include the next
    /// twice are a thousand million.
    public var includes = 500
    /// The most settings of one `.xcconfig` with all that it includes. The largest real set has about 3,000.
    public var settings = 50_000
    /// The longest value in bytes that the variables of one text make. Search paths reach 20 KB.
    public var expansionBytes = 256 << 10
    /// The most variables that are replaced for one text, those inside of values counted: 40 variables that
    /// name the next twice are a million million.
    public var expansionSteps = 10_000
    /// How deep variables may name each other. Real ones stay below 12; each level costs stack.
    public var expansionDepth = 64
    /// What all builds of one project may cost: variables that are replaced, values of Info.plists that are
    /// looked at or copied, and 64 bytes of text count one each, and take some 150 bytes of memory at most. A
    /// project of 200 targets in 4 configurations costs 300,000.
    public var work = 4_000_000
    /// The most schemes of one project or workspace. The largest public ones have about 300.
    public var schemes = 1_000
    /// The most problems that are listed for one project; the rest is counted. Nobody reads more.
    public var problems = 1_000

    /// The limits that fit large public projects.
    public init() {}
}
