// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS MerlonYAML MerlonProject
// libraries: yaml
import MerlonProject

/// A specification of XcodeGen, which may include itself, through templates and settings to Info.plists.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSpecification(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    var budget = ProjectBudget()
    budget.manifestValues = 2_000
    budget.builds = 50
    budget.work = 200_000
    let files = MemoryProjectFiles(["project.yml": bytes, "base.yml": bytes, "Info.plist": bytes])
    for project in XcodeGenReader().projects(at: "project.yml", in: files, budget: budget) {
        guard project.targets.allSatisfy({ $0.builds.count <= project.configurations.count }) else {
            fatalError("a target lacks a configuration")
        }
    }
    return 0
}
