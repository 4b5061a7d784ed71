// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What is to say of a React Native app whose Xcode project lies in `ios/`: which exceptions of the template
/// are still there.
///
/// The Xcode project is what is built and is read by its own reader; this one makes no targets.
public struct ReactNativeReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// React Native.
    public var kind: Project.Kind { .reactNative }

    /// Whether it is `package.json`.
    public func mayRead(_ name: String) -> Bool { name == "package.json" }

    /// One project without targets, where the package at `path` depends on React Native and a template's
    /// exception is still in an app's Info.plist; none otherwise.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> [Project] {
        let reading = ProjectReading(files, budget)
        let folder = TreePath.parent(path)
        let ios = TreePath.child(folder, "ios")
        guard let package = try? PackageManifest.read(path, reading),
            let version = package.version(of: "react-native"), files.children(of: ios) != nil
        else { return [] }
        var project = Project(kind: .reactNative, path: path, name: package.name ?? TreePath.name(folder))
        for child in reading.children(of: ios)
        where child.isDirectory && TreePath.suffix(child.name) == ".xcodeproj" {
            let built = XcodeProjectReader.read(path: ios + "/" + child.name, in: files, budget: budget)
            for target in built.targets where target.product == .app { note(target, version, reading) }
        }
        project.problems = reading.allProblems(of: path)
        return project.problems.isEmpty ? [] : [project]
    }

    /// Notes the template's exceptions in the list that a build for users gets.
    private func note(_ target: ProjectTarget, _ version: String, _ reading: ProjectReading) {
        for build in target.builds where !build.isDebug {
            guard let plist = build.infoPlist, let path = plist.path,
                let ats = plist.document.root["NSAppTransportSecurity"]
            else { continue }
            let isShared = target.builds.contains { $0.isDebug && $0.infoPlist?.path == path }
            let sharing = isShared ? "; Debug and \(build.configuration) share this Info.plist" : ""
            let localhost = ats["NSExceptionDomains"]?["localhost"]
            if let localhost, localhost["NSExceptionAllowsInsecureHTTPLoads"]?.boolean == true {
                reading.note(
                    .templateDefault, path, localhost.place,
                    "the exception for localhost is the one that React Native's template has before version 0.73 for the packager (this app: \(version))\(sharing)"
                )
            }
            if let loads = ats["NSAllowsArbitraryLoads"], loads.boolean == true, localhost != nil {
                reading.note(
                    .templateDefault, path, loads.place,
                    "NSAllowsArbitraryLoads beside an exception for localhost is what React Native's documentation has for development (this app: \(version))\(sharing)"
                )
            }
        }
    }
}
