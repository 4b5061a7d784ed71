// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList
import MerlonPropertyList

/// Bytes to the XML reader, and what it reads to the writer of fragments: neither may crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var budget = PropertyListBudget()
    // Enough for every path, and quick where a small file describes a huge tree.
    budget.values = 10_000
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    _ = PropertyListReader.detectFormat(bytes)
    if let document = try? PropertyListReader.read(bytes, as: .xml, budget: budget) {
        _ = PropertyListXML.fragment(document.root)
    }
    return 0
}
