// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonAudit

/// A Mach-O file, read whole: any bytes end in facts or in an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    _ = try? MachOReader.read(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
