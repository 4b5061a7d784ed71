// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

/// Redirects, hop by hop.
@Suite struct ChainTests {
    private let evaluator = ATSEvaluator(.example([.entry("old.example", http: .yes)]), system: .newestRead)

    @Test func firstBlockedHopIsTheVerdict() throws {
        let chain = try evaluator.decide(chain: [
            "https://a.example/", "http://old.example/", "http://b.example/", "http://old.example/",
        ])
        #expect(chain.verdict == .blocked)
        #expect(chain.blockedHop == 2)
        #expect(chain.hops.map(\.verdict) == [.allowed, .allowed, .blocked])
    }

    @Test func chainPassesWhereEachHopDoes() throws {
        let chain = try evaluator.decide(chain: ["http://old.example/", "https://b.example/"])
        #expect(chain.verdict == .allowed)
        #expect(chain.blockedHop == nil)
        #expect(chain.hops.count == 2)
    }

    @Test func hopThatIsNoURLIsAnError() {
        #expect(throws: ATSURLError.empty) { try evaluator.decide(chain: []) }
        #expect(throws: ATSURLError.schemeOutsideATS("myapp")) {
            try evaluator.decide(chain: ["https://a.example/", "myapp://callback"])
        }
    }
}
