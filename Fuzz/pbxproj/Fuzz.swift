// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS MerlonYAML MerlonProject
// libraries: yaml
import MerlonProject

/// A project whose `project.pbxproj` is the input, with files that it can name: any bytes end in a project.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var files: [String: [UInt8]] = [
        "A.xcconfig": Array("#include? \"B.xcconfig\"\nV = $(inherited)a$(W)\n".utf8),
        "B.xcconfig": Array("W[config=*] = $(V:upper)\n".utf8),
        "Info.plist": Array("{ V = \"$(V)$(PRODUCT_NAME:rfc1034identifier)\"; }".utf8),
    ]
    files["A.xcodeproj/project.pbxproj"] = Array(UnsafeBufferPointer(start: start, count: count))
    var budget = ProjectBudget()
    // Enough for every path, and quick where a small file describes much work.
    budget.expansionSteps = 500
    budget.builds = 50
    budget.work = 10_000
    _ = XcodeProjectReader.read(path: "A.xcodeproj", in: MemoryProjectFiles(files), budget: budget)
    return 0
}
