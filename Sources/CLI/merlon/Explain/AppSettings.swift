// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

/// The settings that URLs are judged by, and what the app around them says of itself.
struct AppSettings {
    /// Where they come from, as the user gave it.
    var source: String
    /// The transport security settings; empty where the app has none, which is App Transport Security as it
    /// is by default.
    var configuration = ATSConfiguration()
    /// What in them does not do what its author meant.
    var diagnostics: [ATSDiagnostic] = []
    /// The whole Info.plist, where there is one: other keys of it explain failures too.
    var infoPlist: PropertyListNode?
    /// The entitlements of the executable, where it could be read.
    var entitlements: PropertyListNode?
    /// The system that the app is for.
    var system = AppSystem()

    /// Whether a whole Info.plist was given, and not the dictionary of transport security alone.
    var isWholeInfoPlist: Bool {
        infoPlist?.dictionary?.entries.contains {
            $0.key.hasPrefix("CFBundle") || $0.key == "NSAppTransportSecurity"
        } == true
    }
}

extension AppSettings {
    /// Whether `arguments` name settings.
    static func areNamed(by arguments: Arguments) -> Bool {
        [ExplainCommand.app, ExplainCommand.infoPlist, ExplainCommand.ats].contains(where: arguments.has)
    }

    /// The settings that `arguments` name, or nil where they name none.
    static func read(
        _ arguments: Arguments, _ console: Console, command: String = ExplainCommand.command.name
    ) throws(CommandError) -> AppSettings? {
        if let path = arguments.value(ExplainCommand.app) {
            let facts = try OperandReader.read(path, console.progressLine())
            let choice = BuildChoice(arguments, command: command)
            return try choose(
                from: facts, identifier: arguments.value(ExplainCommand.bundle), build: choice)
        }
        for option in [BuildChoice.target, BuildChoice.configuration] where arguments.has(option) {
            throw .usage(
                .missingOption(
                    "--app beside --\(option.name)", command: command,
                    hint: "'--app PROJECT --\(option.name) NAME' takes the settings that a project will build"
                ))
        }
        guard !arguments.has(ExplainCommand.bundle) else {
            throw .usage(
                .missingOption(
                    "--app beside --bundle", command: command,
                    hint: "'--app PATH --bundle ID' takes the settings of one bundle in an app"))
        }
        let path = arguments.value(ExplainCommand.infoPlist) ?? arguments.value(ExplainCommand.ats)
        return try path.map { path throws(CommandError) in try read(path) }
    }

    /// The settings in a file that holds an Info.plist, or an NSAppTransportSecurity dictionary alone.
    private static func read(_ path: String) throws(CommandError) -> AppSettings {
        let budget = PropertyListBudget()
        let bytes = try InputFile.read(path, limit: budget.bytes)
        let document: PropertyListDocument
        do {
            document = try PropertyListReader.read(bytes, budget: budget)
        } catch {
            throw .notUsable(path: path, reason: "\(error)", hint: nil)
        }
        guard document.root.dictionary != nil else {
            throw .notUsable(
                path: path,
                reason: "the outermost value is \(document.root.value.typeName), not a dictionary",
                hint: "give an Info.plist, or the dictionary under NSAppTransportSecurity")
        }
        let decoded = ATSConfiguration.decode(
            dictionaryOrInfoPlist: document.root, anomalies: document.anomalies)
        return AppSettings(
            source: path, configuration: decoded.configuration ?? ATSConfiguration(),
            diagnostics: decoded.diagnostics, infoPlist: document.root,
            system: AppSystem(infoPlist: document.root))
    }

    /// The settings of one bundle among `facts`: the one called `identifier`, or the app itself. What
    /// projects will build is asked about where `build` names it, or where no app was built yet.
    static func choose(
        from facts: AuditFacts, identifier: String?, build: BuildChoice? = nil
    ) throws(CommandError) -> AppSettings {
        let bundle: BundleFacts
        let hasApp = facts.processes.contains { $0.kind == .app }
        if let build, build.isGiven || (!facts.builds.isEmpty && !hasApp) {
            let named = try facts.builds.called(identifier, in: facts.operand)
            bundle = try build.one(of: named, in: facts.operand)
        } else {
            bundle = try facts.bundle(identifier)
        }
        guard let infoPlist = bundle.infoPlist else {
            let problem = facts.problems.first { $0.location.path.hasPrefix(bundle.location.path) }
            throw .notUsable(
                path: facts.operand,
                reason: problem?.message ?? "the bundle has no Info.plist that can be read",
                hint: "'merlon audit' shows everything that can't be read")
        }
        var system = AppSystem(infoPlist: infoPlist.document.root)
        system.platform = bundle.declaredSystem?.platform ?? system.platform
        if let executable = bundle.executable {
            system.platform = executable.platform ?? system.platform
            system.linkedSDK = executable.linkedSDK ?? system.linkedSDK
        }
        return AppSettings(
            source: facts.operand, configuration: infoPlist.ats ?? ATSConfiguration(),
            diagnostics: infoPlist.diagnostics, infoPlist: infoPlist.document.root,
            entitlements: bundle.executable?.entitlements, system: system)
    }
}

extension AuditFacts {
    /// The bundles that were built and run as processes of their own: each has its own settings.
    var processes: [BundleFacts] { bundles.filter { $0.isProcess && $0.build == nil } }

    /// The process called `identifier`; without one the outermost app, or what there is in place of an app.
    fileprivate func bundle(_ identifier: String?) throws(CommandError) -> BundleFacts {
        let processes = processes
        if let identifier {
            if let first = try processes.called(identifier, in: operand).first { return first }
        }
        let outermost = processes.filter { $0.parent == nil }
        let apps = outermost.filter { $0.kind == .app }
        let candidates = apps.isEmpty ? outermost : apps
        guard let first = candidates.first else {
            throw .notUsable(
                path: operand, reason: problems.first?.message ?? "no app and no Info.plist is in it",
                hint: "give an .app, .ipa or .xcarchive, or a folder with one in it")
        }
        guard candidates.count == 1 else {
            throw .notUsable(
                path: operand, reason: "\(candidates.count) apps are in it",
                hint: "choose one by --bundle: " + candidates.map(\.name).joined(separator: ", "))
        }
        return first
    }
}

extension [BundleFacts] {
    /// The bundles called `identifier`, at least one; all where none is named.
    fileprivate func called(_ identifier: String?, in operand: String) throws(CommandError) -> [BundleFacts] {
        guard let identifier else { return self }
        let named = filter { $0.identifier == identifier }
        guard named.isEmpty else { return named }
        let known = compactMap(\.identifier).unique
        throw .usage(
            .unknownName(
                kind: "bundle", identifier, suggestion: nearest(to: identifier, in: known),
                hint: known.isEmpty
                    ? "no bundle of \(operand) names an identifier"
                    : "there are \(known.joined(separator: ", "))"))
    }
}

extension BundleFacts {
    /// What a person calls the bundle.
    var name: String { identifier ?? location.path }
}
