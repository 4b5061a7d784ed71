// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList

/// The target and configuration that a command line asks about.
struct BuildChoice {
    static let target = Option(
        "target", .text("NAME"), help: "the target of a project", standard: "the only app that it builds")
    static let configuration = Option(
        "configuration", .text("NAME"), help: "the configuration that a target is built in, such as Release",
        standard: "any, where all give the same settings")

    /// The target's name; nil where none was given.
    var target: String?
    /// The configuration's name; nil where none was given.
    var configuration: String?
    /// The command that asks, for its faults.
    var command: String

    /// What `arguments` of `command` ask about.
    init(_ arguments: Arguments, command: String) {
        target = arguments.value(Self.target)
        configuration = arguments.value(Self.configuration)
        self.command = command
    }

    /// Whether anything was given.
    var isGiven: Bool { target != nil || configuration != nil }

    /// The one build among `builds` that is meant: with a target left open the only app's, with a
    /// configuration left open any, where all give equal settings.
    func one(of builds: [BundleFacts], in operand: String) throws(CommandError) -> BundleFacts {
        let named = try all(of: builds, in: operand)
        let apps = named.filter { $0.kind == .app }
        let candidates = target == nil && !apps.isEmpty ? apps : named
        let targets = candidates.compactMap(\.build?.target).unique
        guard targets.count == 1 else { throw missing(Self.target, among: targets) }
        let projects = candidates.compactMap(\.build?.project).map(String.init).unique
        guard projects.count == 1 else {
            throw .notUsable(
                path: operand, reason: "\(projects.count) projects in it have a target \(targets[0])",
                hint: "give the project itself as PATH: "
                    + candidates.map(\.location.path).unique.joined(separator: ", "))
        }
        let forUsers = candidates.filter { $0.build?.isDebug == false }
        guard let first = forUsers.first ?? candidates.first else {
            throw .notUsable(path: operand, reason: "no target in it has an Info.plist", hint: nil)
        }
        guard candidates.allSatisfy({ $0.infoPlist?.ats == first.infoPlist?.ats }) else {
            throw missing(Self.configuration, among: candidates.compactMap(\.build?.configuration).unique)
        }
        return first
    }

    /// The builds that are meant, at least one.
    func all(of builds: [BundleFacts], in operand: String) throws(CommandError) -> [BundleFacts] {
        guard !builds.isEmpty else {
            throw .notUsable(
                path: operand, reason: "no project that makes an Info.plist is in it",
                hint: "give a .xcodeproj, a file that generates one, or a folder with one in it")
        }
        // A target that is listed once for each platform may be meant with all of them.
        let isListed = builds.contains { $0.build?.target == target }
        let wholes = builds.filter { !isListed && target != nil && $0.build?.targetName == target }
        let named =
            try wholes.isEmpty ? filter(builds, by: target, kind: "target") { $0.build?.target } : wholes
        return try filter(named, by: configuration, kind: "configuration") { $0.build?.configuration }
    }

    private func filter(
        _ builds: [BundleFacts], by name: String?, kind: String, _ read: (BundleFacts) -> String?
    ) throws(CommandError) -> [BundleFacts] {
        guard let name else { return builds }
        let named = builds.filter { read($0) == name }
        guard named.isEmpty else { return named }
        let known = builds.compactMap(read).unique
        throw .usage(
            .unknownName(
                kind: kind, name, suggestion: nearest(to: name, in: known),
                hint: "there are \(known.joined(separator: ", "))"))
    }

    private func missing(_ option: Option, among names: [String]) -> CommandError {
        .usage(
            .missingOption(
                "--\(option.name)", command: command,
                hint: "'--\(option.name) NAME' is one of \(names.joined(separator: ", "))"))
    }
}

extension AuditFacts {
    /// What its projects will build and run as a process, tests and what simulators get left out.
    var builds: [BundleFacts] { bundles.filter { $0.build?.isNeverShipped == false && $0.isProcess } }
}
