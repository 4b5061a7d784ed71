// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS
import MerlonATS

/// A key of `NSExceptionDomains` as address and as range, and what its parts say of themselves.
@_cdecl("LLVMFuzzerTestOneInput")
public func readKey(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let key = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    if let range = AddressRange(key: key) {
        guard range.contains(range.network) else { fatalError("a range lacks its own first address") }
    }
    if let address = IPAddress(key) {
        guard IPAddress("\(address)") == address else {
            fatalError("an address is not read back from its text")
        }
    }
    return 0
}
