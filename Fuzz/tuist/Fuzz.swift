// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonProject MerlonTuist
// libraries: yaml
import MerlonProject
import MerlonTuist

/// A `Project.swift` of Tuist, measured, parsed as syntax, and made into builds.
@_cdecl("LLVMFuzzerTestOneInput")
public func readTuistManifest(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var budget = ProjectBudget()
    budget.manifestValues = 2_000
    budget.builds = 50
    budget.work = 200_000
    let files = MemoryProjectFiles(["Project.swift": bytes, "Info.plist": bytes, "App.xcconfig": bytes])
    for reader in TuistManifests.readers where reader.kind == .tuist {
        for project in reader.projects(at: "Project.swift", in: files, budget: budget) {
            guard project.problems.count <= budget.problems + 1 else { fatalError("too many problems") }
        }
    }
    return 0
}
