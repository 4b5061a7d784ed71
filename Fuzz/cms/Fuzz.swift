// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
@testable import MerlonAudit

/// A CMS structure: its content, its signer, the chain behind it, and whether the signature fits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = try? SignedData.content(of: bytes)
    let isIntact = SignedData.isIntact(bytes)
    let signer = (try? SignedData.signer(of: bytes)) ?? nil
    precondition(isIntact != true || signer != nil, "a signature fits, and nobody made it")
    return 0
}
