// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy MerlonProject MerlonAudit
// libraries: archive crypto yaml
import MerlonATS
import MerlonAudit
import MerlonPropertyList

/// An Info.plist through the decoder, the rules and the evaluator.
@_cdecl("LLVMFuzzerTestOneInput")
public func audit(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var budget = PropertyListBudget()
    budget.values = 2_000
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let document = try? PropertyListReader.read(bytes, budget: budget) else { return 0 }
    var bundle = BundleFacts(kind: .app, location: Location(path: "Info.plist"))
    bundle.infoPlist = InfoPlistFacts(location: bundle.location, document: document)
    bundle.distribution = .appStore
    var facts = AuditFacts(operand: "", kind: .propertyList)
    facts.bundles = [bundle]
    _ = AuditEngine().report(on: [facts], tool: .init(name: "merlon", version: "0"), threshold: .high)
    guard let ats = bundle.infoPlist?.ats else { return 0 }
    let evaluator = ATSEvaluator(ats, system: .newestRead)
    for domain in ats.exceptionDomains.prefix(8) {
        guard let decision = try? evaluator.decide("http://\(domain.name)/") else { continue }
        for step in decision.trace { _ = evaluator.explain(step) }
    }
    return 0
}
