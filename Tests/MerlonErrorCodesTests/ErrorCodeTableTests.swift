// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonErrorCodes
import Testing

@Suite struct ErrorCodeTableTests {
    @Test func hasNoCodeTwice() {
        var seen: Set<String> = []
        for code in ErrorCodeTable.all {
            let key = "\(code.domain.rawValue) \(code.number)"
            #expect(seen.insert(key).inserted, "\(key) stands twice")
        }
    }

    @Test func givesEveryCodeAMeaningAndASource() {
        for code in ErrorCodeTable.all {
            #expect(code.meaning.hasSuffix("."), "\(code.name) \(code.number)")
            #expect(!code.meaning.contains("|"), "\(code.name) would break the table of the page")
            #expect(!code.source.title.isEmpty)
            #expect(
                code.name.isEmpty == (code.confidence == .reported), "\(code.domain.rawValue) \(code.number)")
            #expect(code.domain.isKnown)
        }
    }

    @Test func holdsAllCodesOfSecureTransport() {
        let numbers = Set(ErrorCodeTable.all.filter { $0.name.hasPrefix("errSSL") }.map(\.number))
        let expected = Set((-9865)...(-9800)).union((-9886)...(-9880)).union([-9890])
        #expect(numbers == expected)
    }

    @Test func twinsOfCFNetworkAgreeWithFoundation() {
        let twins = ErrorCodeTable.all.filter { $0.domain == .cfNetwork && $0.name.hasPrefix("kCFURLError") }
        #expect(twins.count == ErrorCodeTable.all.count { $0.domain == .url })
        for twin in twins where twin.number != -998 {
            let suffix = twin.name.dropFirst("kCFURLError".count)
            #expect(ErrorCodeTable.code(.url, twin.number)?.name == "NSURLError" + suffix)
        }
    }

    @Test(arguments: [
        ("errSSLClosedNoNotify", -9816), ("ERRSSLCLOSEDNONOTIFY", -9816), ("NSURLErrorTimedOut", -1001),
        ("errSecMissingEntitlement", -34018), ("kDNSServiceErr_PolicyDenied", -65570),
    ])
    func findsASymbolInAnyLetterCase(_ name: String, _ number: Int) {
        #expect(ErrorCodeTable.code(named: name)?.number == number)
    }

    @Test(arguments: [
        (-1, "kCFStreamErrorDomainCustom"), (1, "NSPOSIXErrorDomain"), (2, "NSOSStatusErrorDomain"),
        (3, "NSOSStatusErrorDomain"), (4, "kCFStreamErrorDomainHTTP"), (5, "kCFStreamErrorDomainSOCKS"),
        (6, "kCFStreamErrorDomainFTP"), (10, "kCFStreamErrorDomainNetServices"),
        (11, "kCFStreamErrorDomainMach"),
        (12, "kCFStreamErrorDomainNetDB"), (13, "kCFStreamErrorDomainSystemConfiguration"),
    ])
    func knowsTheNumbersOfTheStreamDomains(_ number: Int, _ name: String) {
        #expect(ErrorDomain(streamDomain: number)?.rawValue == name)
    }

    @Test(arguments: [0, 7, 8, 9, 14, 61, -2, Int.max, Int.min])
    func namesNoStreamDomainForOtherNumbers(_ number: Int) {
        #expect(ErrorDomain(streamDomain: number) == nil)
    }

    @Test func thePageIsTheTable() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/errors.md")
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_DOCS"] == "1" {
            try ErrorCodePage.markdown.write(to: page, atomically: true, encoding: .utf8)
        }
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text == ErrorCodePage.markdown, "run the tests with MERLON_UPDATE_DOCS=1")
    }
}
