// SPDX-License-Identifier: Apache-2.0

/// What a system does with a load that is redirected: each hop is judged like a load of its own.
public struct ATSChainDecision: Sendable, Hashable {
    /// The decisions up to and including the first blocked one; a hop after that is never asked for.
    public var hops: [ATSDecision]
    /// The index of the blocked hop, or nil where all pass.
    public var blockedHop: Int?
    /// Blocked where one hop is.
    public var verdict: ATSDecision.Verdict { blockedHop == nil ? .allowed : .blocked }
}

extension ATSEvaluator {
    /// The decision on a load of the first of `urls` that is redirected to each of the next in turn.
    ///
    /// - Throws: ``ATSURLError`` for the first URL that can't be judged, ``ATSURLError/empty`` for no URL.
    public func decide(
        chain urls: [String], loader: ATSLoader = .urlSession
    ) throws(ATSURLError) -> ATSChainDecision {
        guard !urls.isEmpty else { throw .empty }
        var chain = ATSChainDecision(hops: [], blockedHop: nil)
        for (index, url) in urls.enumerated() {
            chain.hops.append(try decide(url, loader: loader))
            if chain.hops[index].verdict == .blocked {
                chain.blockedHop = index
                break
            }
        }
        return chain
    }
}
