// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A `package.json` of npm, as far as it tells what an app is made with.
struct PackageManifest {
    private let root: PropertyListNode

    /// The one in the folder of the file at `path`; nil where there is none that can be read.
    static func read(beside path: String, _ reading: ProjectReading) -> PackageManifest? {
        read(in: TreePath.parent(path), reading)
    }

    private static func read(in folder: String, _ reading: ProjectReading) -> PackageManifest? {
        let path = folder.isEmpty ? "package.json" : folder + "/package.json"
        guard !reading.isMissing(path), let root = try? reading.json(path), root.dictionary != nil else {
            return nil
        }
        return PackageManifest(root: root)
    }

    /// The package.json at `path` itself.
    static func read(_ path: String, _ reading: ProjectReading) throws(ProjectProblem) -> PackageManifest {
        PackageManifest(root: try reading.json(path))
    }

    private init(root: PropertyListNode) {
        self.root = root
    }

    /// The package's name.
    var name: String? { root["name"]?.string }

    /// The range of versions that it depends on `package` in; nil where it does not.
    func version(of package: String) -> String? {
        (root["dependencies"]?[package] ?? root["devDependencies"]?[package])?.string
    }

    /// `cordova.platforms`, where it is said.
    var cordovaPlatforms: [String]? { root["cordova"]?["platforms"]?.array?.compactMap(\.string) }
}

/// The first two numbers of a version or a range of versions.
struct LooseVersion: Comparable {
    var major: Int
    var minor: Int

    init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// The numbers in `~50.0.0`, `^0.73.4`, `0.74`; nil for `latest` or a path.
    init?(_ range: String) {
        let digits = range.drop { "~^>=v ".contains($0) }
        let parts = digits.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
        guard let first = parts.first, let major = Int(first), !digits.contains(":") else { return nil }
        self.init(major, parts.dropFirst().first.flatMap { Int($0) } ?? 0)
    }

    static func < (one: LooseVersion, other: LooseVersion) -> Bool {
        (one.major, one.minor) < (other.major, other.minor)
    }
}
