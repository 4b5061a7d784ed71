// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS MerlonYAML MerlonProject
// libraries: yaml
import MerlonProject

/// A `config.xml` of Cordova, and the same bytes as an `app.json` of Expo.
@_cdecl("LLVMFuzzerTestOneInput")
public func readConfiguration(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let files = MemoryProjectFiles(["config.xml": bytes, "app.json": bytes])
    _ = CordovaReader().projects(at: "config.xml", in: files, budget: .init())
    _ = ExpoReader().projects(at: "app.json", in: files, budget: .init())
    return 0
}
