// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

@Suite struct ErrorReadingBudgetTests {
    @Test func readsAsMuchAsTheBudgetAllows() {
        var budget = ErrorReadingBudget()
        budget.bytes = 28
        let text = "NSURLErrorDomain error -1022"
        #expect(ErrorReport.read(text, budget: budget).cuts == [])
        #expect(ErrorReport.read(text, budget: budget).codes.map(\.short) == ["url -1022"])
    }

    @Test func saysThatALongerTextWasCut() {
        var budget = ErrorReadingBudget()
        budget.bytes = 28
        let reading = ErrorReport.read("NSURLErrorDomain error -1022.", budget: budget)
        #expect(reading.cuts == [.text(bytes: 29, limit: 28)])
        #expect(reading.codes.map(\.short) == ["url -1022"])
        #expect(reading.cuts.first?.description == "the text has 29 bytes and only the first 28 were read")
    }

    @Test(arguments: [(3, 3, 0), (4, 3, 1)])
    func saysThatCodesWereLeftOut(_ count: Int, _ limit: Int, _ cuts: Int) {
        var budget = ErrorReadingBudget()
        budget.codes = limit
        let text = (0..<count).map { "NSURLErrorDomain Code=\(-1000 - $0)" }.joined(separator: "\n")
        let reading = ErrorReport.read(text, budget: budget)
        #expect(reading.codes.count == min(count, limit))
        #expect(reading.cuts.count == cuts)
    }

    @Test(arguments: [(3, 0), (4, 1)])
    func saysThatURLsWereLeftOut(_ count: Int, _ cuts: Int) {
        var budget = ErrorReadingBudget()
        budget.urls = 3
        let reading = ErrorReport.read(
            (0..<count).map { "https://h\($0).example/" }.joined(separator: " "), budget: budget)
        #expect(reading.urls.count == 3)
        #expect(reading.cuts == (cuts == 0 ? [] : [.urls(limit: 3)]))
    }

    @Test(arguments: [(2, 0), (3, 1)])
    func saysThatCertificatesWereLeftOut(_ count: Int, _ cuts: Int) {
        var budget = ErrorReadingBudget()
        budget.certificates = 2
        let text = (0..<count).map { "<cert(0x\($0)) s: a\($0) i: b\($0)>" }.joined(separator: ", ")
        let reading = ErrorReport.read(text, budget: budget)
        #expect(reading.peerCertificates.count == 2)
        #expect(reading.cuts == (cuts == 0 ? [] : [.certificates(limit: 2)]))
    }

    @Test(arguments: [(8, 0), (9, 1)])
    func saysThatNestingWasNotFollowed(_ depth: Int, _ cuts: Int) {
        var budget = ErrorReadingBudget()
        budget.nesting = 8
        let text =
            String(repeating: "{", count: depth) + "errSSLBadCert" + String(repeating: "}", count: depth)
        let reading = ErrorReport.read(text, budget: budget)
        #expect(reading.codes.map(\.short) == ["status -9808"])
        #expect(reading.cuts == (cuts == 0 ? [] : [.nesting(limit: 8)]))
    }

    @Test func staysBoundedOnHostileRepetition() {
        let pieces = [
            "<cert(0x1) s: a i: b>", "Domain=", "_kCFStreamErrorCodeKey=-9816 ", "http://", "\u{1B}]",
            "&amp;&amp;", "\\\\\\\\u00",
            "SSL ", "Code=-12\n00 ", "[1:", "<b ", "{(", "\n\n  >", "address = a.b, ", "'a.b' ",
            "NSURLErrorDomain ",
        ]
        for piece in pieces {
            let text = String(repeating: piece, count: 6_000 / piece.utf8.count)
            let reading = ErrorReport.read(text)
            #expect(reading.codes.count <= 500)
            #expect(!ErrorDiagnosis.causes(reading).isEmpty)
        }
    }
}
