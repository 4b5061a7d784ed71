// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import MerlonPropertyList

@testable import MerlonAudit

/// A project built by hand: what its targets get, without any reader.
struct ProjectSample {
    var project = Project(kind: .xcode, path: "Shop.xcodeproj", name: "Shop")

    init() { project.configurations = ["Debug", "Release"] }

    /// Adds a target that gets these `NSAppTransportSecurity` contents in Debug and Release, from one file
    /// each; nil for no Info.plist at all.
    mutating func add(
        _ name: String, _ product: ProjectTarget.Product = .app, debug: String?, release: String?,
        identifier: String? = nil
    ) throws {
        var target = ProjectTarget(name: name, product: product)
        for (configuration, ats) in [("Debug", debug), ("Release", release)] {
            var build = ProjectBuild(configuration: configuration, isDebug: configuration == "Debug")
            build.bundleIdentifier = identifier
            build.sdk = "iphoneos"
            build.deploymentTarget = "17.0"
            if let ats {
                // Equal contents stand for one file.
                let path = debug == release ? "\(name)/Info.plist" : "\(name)/\(configuration).plist"
                build.infoPlist = EffectiveInfoPlist(path: path, document: try Self.document(ats))
            }
            target.builds.append(build)
        }
        project.targets.append(target)
    }

    static func document(_ ats: String) throws -> PropertyListDocument {
        let content = ats.isEmpty ? "" : "<key>NSAppTransportSecurity</key><dict>\(ats)</dict>"
        return try PropertyListReader.read(PlistText.xml(content))
    }

    /// The facts of an audit that found this project alone.
    var facts: AuditFacts {
        let builds = ProjectBuilds(ProjectFacts(project), index: 0, after: 0, limit: 100)
        var facts = AuditFacts(operand: "Shop.xcodeproj", kind: .project)
        facts.bundles = builds.bundles
        facts.projects = [builds.facts]
        return facts
    }

    var report: AuditReport {
        AuditEngine().report(on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
    }
}

/// Contents of an `NSAppTransportSecurity` dictionary.
enum SampleATS {
    static let open = "<key>NSAllowsArbitraryLoads</key><true/>"
    static let local = "<key>NSAllowsLocalNetworking</key><true/>"

    static func http(_ host: String) -> String {
        """
        <key>NSExceptionDomains</key><dict>
        <key>\(host)</key><dict><key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict>
        </dict>
        """
    }
}
