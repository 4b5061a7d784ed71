// SPDX-License-Identifier: Apache-2.0
// modules: MerlonPropertyList MerlonATS
import MerlonATS

private let evaluator: ATSEvaluator = {
    var configuration = ATSConfiguration()
    configuration.exceptionDomains = [
        "shop.example", "localhost", "10.0.0.0/8", "192.168.0.0/08", "2001:db8::1", "fe80::/10",
        "example.com.",
    ].map { ATSExceptionDomain($0) }
    return ATSEvaluator(configuration, system: .newestRead)
}()

/// Bytes as a URL: a decision or an error, and the alternatives of whatever was decided.
@_cdecl("LLVMFuzzerTestOneInput")
public func decide(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for loader in ATSLoader.allCases {
        guard let decision = try? evaluator.decide(bytes, loader: loader) else { continue }
        for step in decision.trace { _ = evaluator.explain(step) }
    }
    _ = try? evaluator.alternatives(for: String(decoding: bytes, as: UTF8.self), loader: .urlSession)
    return 0
}
