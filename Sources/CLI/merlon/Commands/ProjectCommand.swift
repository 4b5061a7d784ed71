// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPropertyList
import MerlonReport

/// `merlon project PATH`.
enum ProjectCommand {
    static let format = Option.choice(
        "format", letter: "f", of: ProjectFormat.self,
        help: "how the answer is written; plist is the Info.plist of one target in one configuration",
        standard: ProjectFormat.text)

    static let command = Command(
        name: "project",
        summary: "show the settings that a project's targets will get in each configuration",
        usage: ["PATH [--target NAME] [--configuration NAME] [OPTIONS]"],
        discussion: [
            """
            Reads Xcode projects and workspaces, and what generates them (XcodeGen, Tuist, Expo, React Native, \
            Cordova), as they will be built: settings of project and target, .xcconfig files, variables and \
            conditions. The table shows what each target gets in each configuration; nothing is built or run.
            """,
            """
            With --target or --configuration it shows each of those builds in full, and with --format plist the \
            Info.plist that one of them will have.
            """,
        ],
        operands: Operand(
            placeholder: "PATH", count: .one,
            help: "a .xcodeproj, .xcworkspace, project.yml …, or a folder or zip file with projects in it",
            completion: .files),
        options: [
            BuildChoice.target, BuildChoice.configuration, format, .output, .color, .quiet,
        ],
        examples: [
            .init(
                purpose: "See which configuration loosens transport security",
                line: "merlon project Shop.xcodeproj"),
            .init(
                purpose: "See the Info.plist that users will get, before it is built",
                line: "merlon project . --target Shop --configuration Release --format plist"),
        ],
        exitStatuses: [
            .init(status: .clean, meaning: "the settings were shown"),
            .init(
                status: .fault,
                meaning: "the command line can't be understood, or there is no project or build of that name"),
            .init(status: .incomplete, meaning: "a part of the project could not be read or resolved"),
        ],
        run: run)

    @Sendable private static func run(
        _ arguments: Arguments, _ console: Console
    ) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        let path = arguments.operands.first ?? ""
        let facts = try OperandReader.read(path, console.progressLine())
        guard !facts.projects.isEmpty else {
            throw .notUsable(
                path: path, reason: "no project is in it",
                hint: "give a .xcodeproj, a file that generates one, or a folder with one in it")
        }
        let choice = BuildChoice(arguments, command: "project")
        // Only what can't be judged without the whole project is told beside it.
        let rules = RuleBook.all.filter { $0.description.id.hasPrefix("project.") }
        var report = AuditEngine(rules: rules).report(on: [facts], tool: Merlon.tool, threshold: .critical)
        if choice.isGiven {
            let builds = try choice.all(of: facts.bundles.filter { $0.build != nil }, in: path)
            report.projects = report.projects.compactMap { $0.only(builds.compactMap(\.build)) }
        }
        let text: String
        switch arguments.choice(format, standard: ProjectFormat.text) {
        case .json: text = ProjectJSON.render(report)
        case .plist: text = try infoPlist(choice, facts)
        case .text:
            text = ProjectText(color: console.colors(arguments), width: console.columns)
                .render(report, isDetailed: choice.isGiven)
        }
        try console.deliver(text, arguments)
        return report.unread.isEmpty ? .clean : .incomplete
    }

    private static func infoPlist(_ choice: BuildChoice, _ facts: AuditFacts) throws(CommandError) -> String {
        let bundles = choice.isGiven ? facts.bundles.filter { $0.build != nil } : facts.builds
        let build = try choice.one(of: bundles, in: facts.operand)
        guard let root = build.infoPlist?.document.root else {
            throw .notUsable(path: facts.operand, reason: "the target has no Info.plist", hint: nil)
        }
        return PropertyListXML.document(root)
    }
}

extension TargetMatrix {
    /// This matrix with `builds` alone; nil where it has none of them.
    fileprivate func only(_ builds: [BuildFacts]) -> TargetMatrix? {
        var matrix = self
        let targets = Set(builds.map(\.target))
        let names = Set(builds.map(\.configuration))
        matrix.configurations.removeAll { !names.contains($0) }
        matrix.rows = rows.filter { targets.contains($0.target) }.map { row in
            var row = row
            row.cells.removeAll { !names.contains($0.configuration) }
            return row
        }
        return matrix.rows.isEmpty ? nil : matrix
    }
}

/// How the settings of a project are written.
enum ProjectFormat: String, CaseIterable, Sendable {
    case text, json, plist
}
