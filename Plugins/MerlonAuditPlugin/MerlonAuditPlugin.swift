// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackagePlugin

/// `swift package merlon-audit`: audits the package's folder, or what `--path` names, with the options of
/// `merlon audit`.
@main
struct MerlonAuditPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let paths = extractor.extractOption(named: "path")
        let folder = context.package.directoryURL
        let process = Process()
        process.executableURL = try context.tool(named: "merlon").url
        process.arguments =
            ["audit", "--no-progress"] + extractor.remainingArguments
            + ["--"] + (paths.isEmpty ? ["."] : paths)
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        // The package manager ends with 1 for any of them, so the words tell which.
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("merlon: findings at or above the threshold")
        case 3: Diagnostics.error("merlon: a part was not read, so the answer is incomplete")
        default: Diagnostics.error("merlon: the audit failed")
        }
    }
}
