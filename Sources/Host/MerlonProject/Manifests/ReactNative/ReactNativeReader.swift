// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What is to say of a React Native app: which exceptions of the template are still in the Xcode project in
/// `ios/`, or that there is none.
///
/// The Xcode project is what is built and is read by its own reader; this one makes no targets.
public struct ReactNativeReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// React Native.
    public var kind: Project.Kind { .reactNative }

    /// Whether it is `package.json`.
    public func mayRead(_ name: String) -> Bool { name == "package.json" }

    /// One project without targets, where the package at `path` depends on React Native and there is
    /// something to say; none otherwise.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> [Project] {
        projects(at: path, in: files, budget: budget) {
            XcodeProjectReader.read(path: $0, in: files, budget: budget)
        }
    }

    /// The same, with the Xcode projects of the tree as `xcodeProject` gives them.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget,
        xcodeProject: (String) -> Project
    ) -> [Project] {
        let reading = ProjectReading(files, budget)
        let folder = TreePath.parent(path)
        let ios = TreePath.child(folder, "ios")
        guard let package = try? PackageManifest.read(path, reading),
            let version = package.version(of: "react-native")
        else { return [] }
        var project = Project(kind: .reactNative, path: path, name: package.name ?? TreePath.name(folder))
        let described = reading.children(of: ios)
            .filter { $0.isDirectory && TreePath.suffix($0.name) == ".xcodeproj" }
        if described.isEmpty { noteMissing(ios, of: package, version, path, reading) }
        for child in described {
            let built = xcodeProject(ios + "/" + child.name)
            for target in built.targets where target.product == .app && !target.isForSimulator {
                note(target, version, reading)
            }
        }
        project.problems = reading.allProblems(of: path)
        return project.problems.isEmpty ? [] : [project]
    }

    /// Notes that an app's Xcode project is not there. Of Expo's apps its own reader tells, and an Xcode
    /// project beside the package is read for what it is.
    private func noteMissing(
        _ ios: String, of package: PackageManifest, _ version: String, _ path: String,
        _ reading: ProjectReading
    ) {
        let beside = reading.children(of: TreePath.parent(path)).map(\.name)
        let generators = ["Project.swift", "project.json", "project.yaml", "project.yml"]
        guard let place = package.appDependency(on: "react-native"), package.version(of: "expo") == nil,
            !beside.contains(where: { TreePath.suffix($0) == ".xcodeproj" }),
            !reading.children(of: ios).map(\.name).contains(where: generators.contains)
        else { return }
        reading.note(
            .missingFile, path, place,
            "a React Native app (\(version)) without its Xcode project: there is none in \(ios)/, so that its Info.plist is not known; audit the folder that has it, or make it with React Native's template, whose Info.plist has NSAllowsLocalNetworking from version 0.73 on and a cleartext exception for localhost before",
            losesFacts: true)
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
