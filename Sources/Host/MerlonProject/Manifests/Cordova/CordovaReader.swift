// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of Cordova's `config.xml` (Ionic's too): what cordova-ios writes into the app's Info.plist.
///
/// `<access>` and `<allow-navigation>` make `NSAppTransportSecurity` as cordova-ios does it; `<config-file>`
/// and `<edit-config>` change it afterwards. What plugins add is not read. Debug and Release get the same
/// list.
public struct CordovaReader: ProjectManifestReader {
    /// A reader.
    public init() {}

    /// Cordova.
    public var kind: Project.Kind { .cordova }

    /// Whether it is `config.xml`.
    public func mayRead(_ name: String) -> Bool { name.lowercased() == "config.xml" }

    /// The project that the file at `path` describes; none where it is another program's `config.xml`.
    public func projects(
        at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
    ) -> [Project] {
        let reading = ProjectReading(files, budget)
        guard let bytes = try? files.read(path, limit: budget.schemeBytes), Self.isOfCordova(bytes),
            PackageManifest.read(beside: path, reading)?.cordovaPlatforms?.contains("ios") ?? true
        else { return [] }
        var project = Project(kind: .cordova, path: path, name: TreePath.name(TreePath.parent(path)))
        project.configurations = ["Debug", "Release"]
        do throws(ProjectProblem) {
            let elements = try XcodeXML.elements(bytes, at: path, limit: budget.schemeElements)
            CordovaWidget(elements, path: path, reading).describe(&project)
        } catch {
            reading.note(error)
        }
        project.problems = reading.allProblems(of: path)
        return [project]
    }

    /// Other programs have a `config.xml`, and other systems widgets of the W3C, which name their own
    /// namespaces.
    private static func isOfCordova(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        guard text.contains("<widget") else { return false }
        if ["cordova", "phonegap", "ionic", "<allow-navigation", "<allow-intent"].contains(
            where: text.contains)
        {
            return true
        }
        return text.contains("http://www.w3.org/ns/widgets") && text.contains("<access")
            && !["tizen", "blackberry", "rim.net", "jil.org", "bondi"].contains(where: text.contains)
    }
}
