// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPolicy
import MerlonPropertyList

/// What `merlon generate info-plist` does.
enum InfoPlistGeneration {
    @Sendable static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitStatus {
        console.isQuiet = arguments.has(.quiet)
        let (path, document) = try PolicyFile.read(arguments.value(GenerateInfoPlistCommand.policy))
        let policy = document.policy
        let environments = try PolicyChoice.environments(
            arguments.all(GenerateInfoPlistCommand.environment), of: policy, at: path)
        let bundles = try PolicyChoice.bundles(
            arguments.all(GenerateInfoPlistCommand.bundle), of: policy, at: path)
        let scopes = PolicyScopes(policy)
        var status = ExitStatus.clean
        var files: [(bundle: PolicyBundle, made: [GeneratedInfoPlist])] = []
        for bundle in bundles {
            let base = try base(of: bundle, policy: path)
            let made = environments.map { environment in
                let settings = scopes.transportSecurity(environment: environment, bundle: bundle)
                for conflict in settings.conflicts {
                    console.note("two exceptions give \(conflict.keyPath) different values: the first counts")
                    status = .findings
                }
                return GeneratedInfoPlist(
                    bundle: bundle, environment: environment, transportSecurity: settings.node, base: base)
            }
            files.append((bundle, made))
        }
        guard let folder = arguments.value(GenerateInfoPlistCommand.outputFolder) else {
            let all = files.flatMap(\.made)
            guard all.count == 1, !arguments.has(GenerateInfoPlistCommand.check) else {
                throw .usage(
                    .missingOption(
                        "--output-dir", command: GenerateInfoPlistCommand.command.name,
                        hint: all.isEmpty
                            ? "the policy names no environment or no bundle"
                            : "or one environment and one bundle, by --environment and --bundle"))
            }
            try console.deliver(all[0].text, arguments)
            return status
        }
        var outputs: [(name: String, text: String)] = []
        for (bundle, made) in files {
            outputs += made.map { ($0.fileName, $0.text) }
            let settings = GeneratedSettings(
                bundle: bundle, files: made, environments: environments,
                folder: settingsPath(folder, policy: path))
            outputs.append((settings.fileName, settings.text))
        }
        if arguments.has(GenerateInfoPlistCommand.check) {
            return try compare(outputs, in: folder, console) ? status : .findings
        }
        try write(outputs, into: folder, console)
        let bare = files.map(\.bundle).filter { $0.infoPlist == nil }.map(\.name)
        if !bare.isEmpty {
            console.note(
                "the files of \(bare.joined(separator: ", ")) hold NSAppTransportSecurity alone: that is enough where "
                    + "GENERATE_INFOPLIST_FILE is YES; else name the Info.plist under infoPlist of the bundle"
            )
        }
        return status
    }

    /// The root of the bundle's own Info.plist, where the policy names it.
    private static func base(
        of bundle: PolicyBundle, policy path: String
    ) throws(CommandError) -> PropertyListNode? {
        guard let infoPlist = bundle.infoPlist else { return nil }
        let file = projectFolder(of: path).appendingPathComponent(infoPlist).path
        let budget = PropertyListBudget()
        let bytes = try InputFile.read(file, limit: budget.bytes)
        do {
            let root = try PropertyListReader.read(bytes, budget: budget).root
            guard root.dictionary != nil else {
                throw CommandError.notUsable(
                    path: infoPlist,
                    reason: "the outermost value is \(root.value.typeName), not a dictionary",
                    hint: "'infoPlist' of the bundle '\(bundle.name)' must name an Info.plist")
            }
            return root
        } catch let error as CommandError {
            throw error
        } catch {
            throw .notUsable(path: infoPlist, reason: "\(error)", hint: nil)
        }
    }

    /// The folder of the policy at `path`; the current one where it came by standard input.
    private static func projectFolder(of path: String) -> URL {
        URL(fileURLWithPath: path == "-" ? PolicyFile.names[0] : path).deletingLastPathComponent()
    }

    /// The folder as the value of `INFOPLIST_FILE` names it: relative to the policy's own folder, which is
    /// taken for the project's, wherever the command was run; absolute where it lies outside of that.
    private static func settingsPath(_ folder: String, policy path: String) -> String {
        let project = projectFolder(of: path).standardizedFileURL.pathComponents
        let output = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
        let parts = output.pathComponents
        guard parts.starts(with: project) else { return output.path }
        return parts.dropFirst(project.count).joined(separator: "/")
    }

    private static func write(
        _ outputs: [(name: String, text: String)], into folder: String, _ console: Console
    ) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw .unwritable(path: folder, reason: "the folder can't be made")
        }
        for output in outputs { try ReportFile.write(output.text, to: "\(folder)/\(output.name)") }
        console.note("\(outputs.count) files are in \(folder)")
    }

    private static func compare(
        _ outputs: [(name: String, text: String)], in folder: String, _ console: Console
    ) throws(CommandError) -> Bool {
        var differing: [String] = []
        for output in outputs {
            let path = "\(folder)/\(output.name)"
            guard InputFile.exists(path) else {
                differing.append("\(path) is missing")
                continue
            }
            // A file that is longer than what would be written differs: no more of it needs to be read.
            let bytes = try? InputFile.read(path, limit: max(output.text.utf8.count, 1))
            if bytes != Array(output.text.utf8) { differing.append("\(path) is not what the policy says") }
        }
        for line in differing { try console.write("\(line)\n") }
        return differing.isEmpty
    }
}
