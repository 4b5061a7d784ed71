// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonYAML MerlonATS MerlonPolicy
// libraries: yaml
import MerlonPolicy

/// Bytes to the reader of policies: YAML, or JSON behind a first byte of `j`. What it reads is written and read
/// again: the writer's text is a policy.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var budget = PolicyBudget()
    // Enough for every path, and quick where aliases describe a huge tree.
    budget.values = 10_000
    var bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let isJSON = bytes.first == UInt8(ascii: "j")
    if isJSON { bytes.removeFirst() }
    do throws(PolicyError) {
        let document = try PolicyReader.read(
            bytes, path: isJSON ? "p.json" : "p.yml", vocabulary: .init(rules: ["ats.x"], demands: ["x"]),
            budget: budget)
        _ = document.warnings.map(\.description)
        let text = PolicyWriter.yaml(document.policy)
        let again = try? PolicyReader.read(Array(text.utf8), path: "p.yml")
        precondition(again != nil, "the writer's text is no policy")
    } catch {
        precondition(error.diagnostics.contains { $0.severity == .error }, "refused without an error")
        _ = error.diagnostics.map(\.description)
    }
    return 0
}
