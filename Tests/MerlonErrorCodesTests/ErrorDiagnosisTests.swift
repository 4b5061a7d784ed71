// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

@Suite struct ErrorDiagnosisTests {
    private let cleartext =
        "NSURLErrorDomain Code=-1022 UserInfo={NSErrorFailingURLKey=http://api.example.com/v1}"

    @Test func theEvaluatorConfirmsABlockedLoad() {
        let context = DiagnosisContext(
            appPath: "Storefront.app", ats: .init(isAllowed: false, allowsCleartext: false))
        let causes = ErrorDiagnosis.causes(ErrorReport.read(cleartext), context)
        #expect(causes.first?.id == .atsCleartextBlocked)
        #expect(causes.first?.likelihood == .almostCertain)
        #expect(
            causes.first?.next.first?.command
                == "merlon explain http://api.example.com/v1 --app Storefront.app")
    }

    @Test func theEvaluatorAcquitsASettingThatAllowsTheLoad() {
        let context = DiagnosisContext(ats: .init(isAllowed: true, allowsCleartext: true))
        let causes = ErrorDiagnosis.causes(ErrorReport.read(cleartext), context)
        #expect(causes.map(\.id) == [.plistNotInRunningApp, .redirectToCleartext, .otherLoader])
    }

    @Test func theEvaluatorMovesThePins() {
        let reading = ErrorReport.read(
            "NSURLErrorDomain Code=-1200 _kCFStreamErrorCodeKey=-9886 https://a.example/")
        func first(_ isPinned: Bool) -> CauseID? {
            let answer = DiagnosisContext.ATSAnswer(
                isAllowed: true, allowsCleartext: false, isPinned: isPinned)
            return ErrorDiagnosis.causes(reading, DiagnosisContext(ats: answer)).first?.id
        }
        #expect(first(true) == .pinMismatch)
        #expect(first(false) == .untrustedRoot)
        let empty = DiagnosisContext(
            ats: .init(isAllowed: true, allowsCleartext: false, isPinned: true, pinsRejectEverything: true))
        let cause = ErrorDiagnosis.causes(ErrorReport.read("-1202 https://a.example/"), empty).first
        #expect(cause?.id == .pinMismatch)
        #expect(cause?.likelihood == .almostCertain)
    }

    @Test func saysThatATSDemandsNothingWhereItDoesNot() {
        let context = DiagnosisContext(
            ats: .init(isAllowed: true, allowsCleartext: true, requiresForwardSecrecy: false))
        let cause = ErrorDiagnosis.causes(ErrorReport.read("-1200 [3:-9836] https://old.example/"), context)
            .first
        #expect(cause?.id == .tlsVersionOrSuite)
        #expect(cause?.checks.first?.contains("demands nothing") == true)
    }

    @Test func theSandboxIsNoCauseOnIOS() {
        let reading = ErrorReport.read("NSURLErrorDomain -1003")
        #expect(
            ErrorDiagnosis.causes(reading, DiagnosisContext(isMac: true)).map(\.id).contains(
                .sandboxNetworkClient))
        #expect(
            !ErrorDiagnosis.causes(reading, DiagnosisContext(isMac: false)).map(\.id).contains(
                .sandboxNetworkClient))
    }

    @Test func theAppsEntitlementsDecideAboutTheSandbox() {
        let reading = ErrorReport.read("NSURLErrorDomain Code=-1003 NSErrorFailingURLKey=https://a.example/")
        let shut = ErrorDiagnosis.causes(reading, DiagnosisContext(isMac: true, mayConnectOut: false))
        #expect(shut.first?.id == .sandboxNetworkClient)
        let open = ErrorDiagnosis.causes(reading, DiagnosisContext(isMac: true, mayConnectOut: true))
        #expect(!open.map(\.id).contains(.sandboxNetworkClient))
    }

    @Test(arguments: [
        (true, "has NSLocalNetworkUsageDescription"), (false, "has no NSLocalNetworkUsageDescription"),
    ])
    func theAppsInfoPlistIsLookedAtForLocalNetworkPrivacy(_ describes: Bool, _ expected: String) {
        let reading = ErrorReport.read("NSURLErrorDomain Code=-1009 NSErrorFailingURLKey=http://192.168.1.7/")
        let causes = ErrorDiagnosis.causes(reading, DiagnosisContext(describesLocalNetworkUse: describes))
        let cause = causes.first { $0.id == .localNetworkPrivacy }
        #expect(cause?.checks.first?.contains(expected) == true)
    }

    @Test func anHTTPSPageBlockedAsCleartextPointsToARedirect() {
        let causes = ErrorDiagnosis.causes(ErrorReport.read("-1022 NSErrorFailingURLKey=https://a.example/"))
        #expect(causes.prefix(2).map(\.id) == [.atsCleartextBlocked, .redirectToCleartext])
    }

    @Test func mediaAndWebViewsAreToldTheirOwnKeys() {
        let media = ErrorDiagnosis.causes(
            ErrorReport.read("AVFoundationErrorDomain Code=-11800 NSURLErrorDomain Code=-1022"))
        #expect(media.first?.checks.first?.contains("NSAllowsArbitraryLoadsForMedia") == true)
        let web = ErrorDiagnosis.causes(ErrorReport.read("WKWebView NSURLErrorDomain Code=-1022"))
        #expect(web.first?.checks.first?.contains("NSAllowsArbitraryLoadsInWebContent") == true)
    }

    @Test func aFrameworkWithItsOwnTLSIsNotToldOfATS() {
        let causes = ErrorDiagnosis.causes(
            ErrorReport.read(
                "HandshakeException: CERTIFICATE_VERIFY_FAILED: application verification failure"))
        #expect(causes.first?.id == .untrustedRoot)
        #expect(causes.map(\.id).contains(.frameworkPolicy))
        #expect(!causes.map(\.id).contains(.atsCleartextBlocked))
    }

    @Test func everyCauseExplainsItself() {
        for pasted in PastedError.all {
            let causes = ErrorDiagnosis.causes(ErrorReport.read(pasted.text))
            #expect(!causes.isEmpty)
            #expect(Set(causes.map(\.id)).count == causes.count)
            #expect(causes.count <= 8)
            for (cause, next) in zip(causes, causes.dropFirst()) {
                #expect(cause.likelihood >= next.likelihood)
            }
            for cause in causes {
                #expect(!cause.title.isEmpty && !cause.title.hasSuffix("."))
                #expect(cause.why.hasSuffix("."))
                #expect(!cause.checks.isEmpty)
                #expect(!cause.sources.isEmpty)
            }
        }
    }

    @Test func whyNamesTheCodeThatWasSeen() {
        let cause = ErrorDiagnosis.causes(
            ErrorReport.read("NSURLErrorDomain Code=-1200 _kCFStreamErrorCodeKey=-9836")
        ).first
        #expect(cause?.why.hasPrefix("errSSLPeerProtocolVersion (-9836): ") == true)
        #expect(
            cause?.evidence == [
                "NSURLErrorSecureConnectionFailed (-1200)", "errSSLPeerProtocolVersion (-9836)",
            ])
    }

    @Test(arguments: [
        (
            "https://api.example.com/",
            "openssl s_client -connect api.example.com:443 -servername api.example.com -showcerts </dev/null"
        ),
        ("https://10.0.0.1:8443/", "openssl s_client -connect 10.0.0.1:8443 -showcerts </dev/null"),
        ("https://[2001:db8::1]/", "openssl s_client -connect '[2001:db8::1]:443' -showcerts </dev/null"),
        ("", "openssl s_client -connect HOST:443 -servername HOST -showcerts </dev/null"),
    ])
    func fillsTheHostIntoTheCommand(_ url: String, _ command: String) {
        let cause = ErrorDiagnosis.causes(ErrorReport.read("-1200 _kCFStreamErrorCodeKey=-9814 \(url)")).first
        #expect(cause?.id == .expired)
        #expect(cause?.next.first?.command == command)
    }

    @Test(arguments: [
        "http://a.example/$(touch${IFS}x)", "http://a.example/`id`", "http://a.example/';id;'",
        "http://a.example/&&id",
        "http://a.example/|id", "http://a$(id).example/", "http://a.example/\u{2028}id",
        "http://-oProxyCommand=id/",
    ])
    func noTextOfTheErrorRunsInAShell(_ url: String) {
        let context = DiagnosisContext(appPath: "My App's.app")
        for cause in ErrorDiagnosis.causes(
            ErrorReport.read("-1022 -9816 NSErrorFailingURLKey=\(url)"), context)
        {
            for step in cause.next {
                let outside = unquoted(step.command)
                #expect(!outside.contains("$("))
                #expect(!outside.contains("`"))
                #expect(!outside.contains("&&"))
                #expect(!outside.contains("oProxyCommand"))
                #expect(!outside.contains("|id") && !outside.contains(";id"))
            }
        }
    }

    /// What of a command stands outside single quotation marks.
    private func unquoted(_ command: String) -> String {
        command.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }
}
