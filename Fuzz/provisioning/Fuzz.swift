// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonAudit

/// A provisioning profile: any bytes end in facts or in an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = try? ProvisioningReader.read(bytes, location: Location(path: "embedded.mobileprovision"))
    return 0
}
