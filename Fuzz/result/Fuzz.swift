// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonAudit

/// A document that an audit wrote, read back: as a baseline, and as a side of a comparison.
@_cdecl("LLVMFuzzerTestOneInput")
public func result(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let baseline = try? Baseline(json: bytes) {
        precondition(
            Baseline(baseline.entries) == baseline, "a baseline in order changes when it is put in order")
    }
    guard let result = try? AuditResult(json: bytes, source: "result.json") else { return 0 }
    let same = ResultComparison(from: result, to: result, threshold: .info)
    precondition(same.opened.isEmpty && same.closed.isEmpty, "a result differs from itself")
    let none = AuditResult(source: "", version: "", findings: [], unread: 0, rules: [])
    let gone = ResultComparison(from: result, to: none, threshold: .info)
    precondition(gone.closed.count == result.findings.count { $0.suppression == nil })
    return 0
}
