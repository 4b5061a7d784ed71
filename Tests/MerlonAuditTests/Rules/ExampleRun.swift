// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPolicy
import MerlonProject
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// A rule's example as facts, with the offsets that its marks stood at.
struct ExampleRun {
    var facts: AuditFacts
    var marks: Set<Int> = []
    /// The policy's own text, and the marks in it.
    var judged: AuditFacts?
    var policyMarks: Set<Int> = []

    init(_ example: RuleExample) throws {
        facts = AuditFacts(operand: "Example", kind: .bundle)
        switch example.input {
        case .problem(let kind, let path, let message):
            facts.problems = [ReadProblem(kind, at: Location(path: path), message: message)]
        case .project(let project): try add(project)
        case .policy: break
        case .signed(let signed): try add(signed, example.distribution)
        case .infoPlist(let content):
            if let container = example.container {
                facts.bundles.append(try Self.bundle(container, kind: .app, path: "App.app").bundle)
            }
            let inner = try Self.bundle(content, kind: example.kind, path: "App.app/Inner")
            marks = inner.marks
            facts.bundles.append(inner.bundle)
            facts.bundles[facts.bundles.count - 1].parent = example.container == nil ? nil : 0
            for index in facts.bundles.indices { facts.bundles[index].distribution = example.distribution }
        }
        guard let policy = example.policy else { return }
        for index in facts.bundles.indices {
            let root = facts.bundles[index].infoPlist?.document.root
            facts.bundles[index].identifier = root?["CFBundleIdentifier"]?.string
        }
        try add(policy, isAlone: facts.bundles.isEmpty)
    }

    private mutating func add(_ example: RuleExample.Policy, isAlone: Bool) throws {
        let text = Self.marked(example.text)
        policyMarks = text.marks
        let document = try PolicyReader.read(text.bytes, path: "merlon.yml", vocabulary: .audit)
        let context = PolicyContext(
            policy: document.policy, path: "merlon.yml", environment: example.environment,
            today: try #require(PolicyDay(example.today)))
        facts.policy = context
        judged = AuditFacts(judging: PolicyFacts(context, artifacts: isAlone ? [] : [facts]))
    }

    private mutating func add(_ example: SignedExample, _ distribution: Distribution) throws {
        facts.today = PolicyDay("2026-12-01")
        facts.kind = example.artifact
        if let container = example.container {
            let plist = "<key>CFBundleIdentifier</key><string>com.shop.example</string>"
            var outer = try Self.bundle(plist, kind: .app, path: "App.app").bundle
            outer.identifier = "com.shop.example"
            var app = SignedExample { $0.entitlements = container }
            app.team = example.containerTeam ?? example.team
            outer.executable = try app.executable()
            facts.bundles.append(outer)
        }
        var inner = try Self.bundle(example.infoPlist, kind: example.kind, path: "App.app/Inner").bundle
        inner.identifier = inner.infoPlist?.document.root["CFBundleIdentifier"]?.string
        inner.parent = example.container == nil ? nil : 0
        let executable = try example.executable()
        if example.kind == .framework {
            inner.embeddedSignature = executable.slices.first?.directory
        } else {
            inner.executable = executable
        }
        inner.provisioning = try example.provisioning()
        inner.distribution = distribution
        if let privacy = example.privacy {
            inner.privacy = PrivacyFacts(
                location: Location(path: "App.app/PrivacyInfo.xcprivacy"),
                root: try SignedExample.dictionary(privacy))
        }
        facts.bundles.append(inner)
    }

    private mutating func add(_ example: ProjectExample) throws {
        var project = Project(kind: .xcode, path: "Shop.xcodeproj", name: "Shop")
        var target = ProjectTarget(name: "Shop", product: .app)
        for configuration in example.configurations {
            project.configurations.append(configuration.name)
            var build = ProjectBuild(configuration: configuration.name, isDebug: configuration.isDebug)
            build.infoPlist = try infoPlist(configuration.ats, "Shop/\(configuration.name).plist")
            if example.localized != nil { build.infoPlist?.variants = ["Shop/de.lproj/Info.plist"] }
            target.builds.append(build)
        }
        project.targets = [target]
        project.schemes = example.scheme.map { [$0] } ?? []
        project.problems = example.problem.map { [$0] } ?? []
        var own = ProjectBuilds(ProjectFacts(project), index: 0, after: 0, limit: 100)
        facts.bundles = own.bundles
        facts.projects = [own.facts]
        if let localized = example.localized {
            let path = "Shop/de.lproj/Info.plist"
            facts.projects[0].variants[path] = InfoPlistFacts(
                location: Location(path: path), document: try infoPlist(localized, path).document)
        }
        guard let manifest = example.manifest else { return }
        project.kind = .xcodeGen
        project.path = "project.yml"
        for index in target.builds.indices {
            target.builds[index].infoPlist = try infoPlist(manifest, nil)
        }
        project.targets = [target]
        own = ProjectBuilds(ProjectFacts(project), index: 1, after: 0, limit: 0)
        facts.projects.append(own.facts)
        facts.projects[1].generated = 0
    }

    /// An Info.plist with `ats` as its transport security settings; its marks are added to those that are
    /// there already.
    private mutating func infoPlist(_ ats: String, _ path: String?) throws -> EffectiveInfoPlist {
        let content = ats.isEmpty ? "" : "<key>NSAppTransportSecurity</key><dict>\(ats)</dict>"
        let inner = try Self.bundle(content, kind: .app, path: path ?? "")
        marks.formUnion(inner.marks)
        return EffectiveInfoPlist(path: path, document: try #require(inner.bundle.infoPlist).document)
    }

    private static func bundle(_ content: String, kind: BundleFacts.Kind, path: String) throws -> (
        bundle: BundleFacts, marks: Set<Int>
    ) {
        let (bytes, marks) = marked("<plist version=\"1.0\"><dict>\(content)</dict></plist>")
        let location = Location(path: path + "/Info.plist")
        var bundle = BundleFacts(kind: kind, location: Location(path: path))
        bundle.infoPlist = InfoPlistFacts(location: location, document: try PropertyListReader.read(bytes))
        return (bundle, marks)
    }

    /// The bytes of a text without its marks, and the offsets that they stood at.
    private static func marked(_ text: String) -> (bytes: [UInt8], marks: Set<Int>) {
        var bytes: [UInt8] = []
        var marks: Set<Int> = []
        for (index, piece) in text.split(separator: "↓", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { marks.insert(bytes.count) }
            bytes += piece.utf8
        }
        return (bytes, marks)
    }
}
