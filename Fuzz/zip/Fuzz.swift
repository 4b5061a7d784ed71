// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonAudit

/// An archive (or a property list), read as an operand is: any bytes end in facts, within the limits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var budget = ArtifactBudget()
    // An input of some kilobytes may unpack to a thousand times as many.
    budget.inflatedBytes = 8 << 20
    budget.propertyListBytes = 1 << 20
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let facts = ArtifactReader(budget: budget).readStandardInput(bytes)
    guard facts.coverage.notApplicable <= facts.coverage.files else { fatalError("more left out than seen") }
    return 0
}
