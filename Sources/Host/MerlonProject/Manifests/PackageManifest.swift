// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A `package.json` of npm, as far as it tells what an app is made with.
struct PackageManifest {
    private let root: PropertyListNode

    /// The one in the folder of the file at `path`; nil where there is none that can be read.
    static func read(beside path: String, _ reading: ProjectReading) -> PackageManifest? {
        let path = TreePath.child(TreePath.parent(path), "package.json")
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

    /// Where an app depends on `package`: among what it brings with it; nil where it does not, or where the
    /// package is made for apps and tells them to bring it.
    func appDependency(on package: String) -> SourcePlace? {
        guard root["peerDependencies"]?[package] == nil, root["workspaces"] == nil else { return nil }
        return root["dependencies"]?[package]?.place
    }

    /// The major version in that range; nil for `latest` or a path.
    func majorVersion(of package: String) -> Int? {
        let digits = version(of: package)?.drop { "~^>=v ".contains($0) }
        guard let digits, !digits.contains(":") else { return nil }
        return digits.prefix { $0.isNumber || $0 == "." }.split(separator: ".").first.flatMap { Int($0) }
    }

    /// `cordova.platforms`, where it is said.
    var cordovaPlatforms: [String]? { root["cordova"]?["platforms"]?.array?.compactMap(\.string) }
}
