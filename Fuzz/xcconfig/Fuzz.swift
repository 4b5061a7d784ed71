// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS MerlonYAML MerlonProject
// libraries: yaml
import MerlonProject

/// A project based on the input, an `.xcconfig` that can include itself, and an Info.plist that uses what it
/// sets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var budget = ProjectBudget()
    budget.expansionSteps = 500
    budget.settings = 500
    budget.includes = 20
    let files = project.merging([
        "A.xcconfig": Array(UnsafeBufferPointer(start: start, count: count))
    ]) { $1 }
    _ = XcodeProjectReader.read(path: "A.xcodeproj", in: MemoryProjectFiles(files), budget: budget)
    return 0
}

private let project: [String: [UInt8]] = [
    "B.xcconfig": Array("#include \"A.xcconfig\"\nW = $(V)$(V)\n".utf8),
    "Info.plist": Array("{ V = \"$(V) $W ${U:default=$(W)}\"; \"$(K)\" = x; }".utf8),
    "A.xcodeproj/project.pbxproj": Array(
        """
        { objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T);};
        L = {isa = XCConfigurationList; buildConfigurations = (C);};
        C = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = {
            INFOPLIST_FILE = Info.plist; GENERATE_INFOPLIST_FILE = YES;};};
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>";};
        F = {isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>";};
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = A;
            productType = "com.apple.product-type.application";};
        }; rootObject = P; }
        """.utf8),
]
