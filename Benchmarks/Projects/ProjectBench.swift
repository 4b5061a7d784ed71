// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonProject
import MerlonPropertyList

/// One piece of work on the project at PATH in the folder TREE, for `script/lib/measure.py` to time:
/// ProjectBench bytes|parse|read TREE PATH.
///
/// `bytes` reads `project.pbxproj`, `parse` makes its property list, and `read` makes all Info.plists of it.
@main struct ProjectBench {
    static func main() {
        let words = CommandLine.arguments
        guard words.count == 4, let files = DiskProjectFiles(root: words[2]) else {
            fail("ProjectBench bytes|parse|read TREE PATH")
        }
        let file = words[3] + "/project.pbxproj"
        switch words[1] {
        case "bytes": print(bytes(file, files).count)
        case "parse":
            do {
                let document = try PropertyListReader.read(bytes(file, files), as: .openStep)
                print(document.root.dictionary?.entries.count ?? 0)
            } catch {
                fail("the project is not parsed: \(error)")
            }
        case "read":
            let project = XcodeProjectReader.read(path: words[3], in: files)
            let builds = project.targets.flatMap(\.builds)
            print(
                "\(project.targets.count) targets, \(builds.count) builds,",
                "\(builds.count { $0.infoPlist != nil }) Info.plists, \(project.problems.count) problems")
            // Figures of a project that is not read to its end would be too good.
            guard project.problems.isEmpty else {
                fail("the first problem: \(project.problems[0].message)")
            }
        default: fail("no work is called \(words[1])")
        }
    }

    private static func bytes(_ path: String, _ files: DiskProjectFiles) -> [UInt8] {
        do {
            return try files.read(path, limit: 1 << 30)
        } catch {
            fail("\(path): \(error)")
        }
    }

    private static func fail(_ words: String) -> Never {
        FileHandle.standardError.write(Data((words + "\n").utf8))
        exit(2)
    }
}
