// SPDX-License-Identifier: Apache-2.0

/// The text of a `project.pbxproj` with what these tests need: one target after the other, in Debug and
/// Release.
struct PBXProject {
    /// One target with its settings, those that both configurations share first.
    struct Target {
        var name: String
        var type = "application"
        var settings: [String: String] = [:]
        var debug: [String: String] = [:]
        var release: [String: String] = [:]
    }

    var targets: [Target]

    init(_ targets: Target...) {
        self.targets = targets
    }

    var bytes: [UInt8] { Array(text.utf8) }

    private var text: String {
        var objects: [String] = []
        func list(_ owner: String, _ debug: [String: String], _ release: [String: String]) -> String {
            for (name, settings) in [("Debug", debug), ("Release", release)] {
                let values = settings.sorted { $0.key < $1.key }.map { "\($0.key) = \"\($0.value)\";" }
                objects.append(
                    "C\(owner)\(name) = {isa = XCBuildConfiguration; "
                        + "buildSettings = { \(values.joined(separator: " ")) }; name = \(name); };")
            }
            objects.append(
                "L\(owner) = {isa = XCConfigurationList; "
                    + "buildConfigurations = (C\(owner)Debug, C\(owner)Release); };")
            return "L\(owner)"
        }
        let shared = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
        let debug = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_OPTIMIZATION_LEVEL": "-Onone"]
        let projectList = list("P", shared.merging(debug) { $1 }, shared)
        for (index, target) in targets.enumerated() {
            let id = list(
                "T\(index)", target.settings.merging(target.debug) { $1 },
                target.settings.merging(target.release) { $1 })
            objects.append(
                "T\(index) = {isa = PBXNativeTarget; buildConfigurationList = \(id); "
                    + "name = \"\(target.name)\"; productType = \"com.apple.product-type.\(target.type)\"; };"
            )
        }
        let ids = targets.indices.map { "T\($0)" }.joined(separator: ", ")
        objects.append("G = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };")
        objects.append(
            "P = {isa = PBXProject; buildConfigurationList = \(projectList); mainGroup = G; targets = (\(ids)); };"
        )
        return """
            // !$*UTF8*$!
            { archiveVersion = 1; classes = { }; objectVersion = 77;
            objects = {
            \(objects.joined(separator: "\n"))
            };
            rootObject = P; }
            """
    }
}
