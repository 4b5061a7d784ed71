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

    @Test(arguments: [
        (
            -9824, "TLSv1.0", false, "tls-below-system",
            "takes TLS 1.0 and suites without forward secrecy from a.example"
        ),
        (-9824, nil, false, "tls-below-system", "demands nothing of a.example"),
        (
            -9824, "TLSv1.2", true, "tls-version-or-suite",
            "wants TLS 1.2 or later with forward secrecy (ECDHE) of"
        ),
        (
            -9824, "TLSv1.2", false, "tls-version-or-suite",
            "wants TLS 1.2 or later, without forward secrecy too of"
        ),
        (
            -9824, "TLSv1.0", true, "tls-version-or-suite",
            "wants TLS 1.0 or later with forward secrecy (ECDHE) of"
        ),
        (-9836, "TLSv1.0", true, "tls-below-system", "takes TLS 1.0 from a.example"),
        (
            -9836, "TLSv1.1", false, "tls-version-or-suite",
            "wants TLS 1.1 or later, without forward secrecy too of"
        ),
        (
            -9882, "TLSv1.2", false, "tls-below-system",
            "takes TLS 1.2 and suites without forward secrecy from"
        ),
        (-9881, "TLSv1.3", true, "tls-version-or-suite", "wants TLS 1.3 or later with"),
    ])
    func whatTheSettingsDemandIsSaidAndNotTheDefault(
        _ code: Int, _ minimum: String?, _ secrecy: Bool, _ cause: String, _ why: String
    ) {
        let answer = DiagnosisContext.ATSAnswer(
            isAllowed: true, allowsCleartext: false, minimumTLS: minimum, requiresForwardSecrecy: secrecy)
        let reading = ErrorReport.read("-1200 _kCFStreamErrorCodeKey=\(code) https://a.example/")
        let first = ErrorDiagnosis.causes(reading, DiagnosisContext(appPath: "A.app", ats: answer)).first
        #expect(first?.id.rawValue == cause)
        #expect(first?.why.contains("By the settings given App Transport Security " + why) == true)
        let text = ([first?.why ?? ""] + (first?.checks ?? [])).joined(separator: "\n")
        #expect(!text.contains("By default"))
        let isVersionKeyAdvised = minimum != nil && minimum != "TLSv1.0" && code != -9882
        let isSecrecyKeyAdvised = secrecy && (code == -9824 || code == -9882)
        #expect(
            text.contains("NSExceptionMinimumTLSVersion")
                == (isVersionKeyAdvised && cause != "tls-below-system"))
        #expect(text.contains("NSExceptionRequiresForwardSecrecy") == isSecrecyKeyAdvised)
    }

    @Test func aServerThatWantsAClientCertificateIsNamedWhereTheSettingsAreNotTheCause() {
        let answer = DiagnosisContext.ATSAnswer(
            isAllowed: true, allowsCleartext: false, minimumTLS: "TLSv1.0", requiresForwardSecrecy: false)
        let reading = ErrorReport.read("-1200 _kCFStreamErrorCodeKey=-9824 https://a.example/")
        let causes = ErrorDiagnosis.causes(reading, DiagnosisContext(ats: answer))
        #expect(causes.prefix(2).map(\.id) == [.tlsBelowSystem, .clientCertificateRequired])
        #expect(!causes.map(\.id).contains(.tlsVersionOrSuite))
    }

    @Test func asksForTheURLWhereTheSettingsCouldNotBeAsked() {
        func checks(_ text: String, _ context: DiagnosisContext) -> [String] {
            ErrorDiagnosis.causes(ErrorReport.read(text), context).first?.checks ?? []
        }
        let given = DiagnosisContext(appPath: "A.app")
        #expect(checks("-1022", given).first?.hasSuffix("give the URL too.") == true)
        #expect(checks("-1022", DiagnosisContext()).first?.contains("give the URL") == false)
        #expect(checks("-1022 http://a.example/", given).first?.contains("give the URL") == false)
    }

    @Test(arguments: [
        "[TypeError: Network request failed] http://localhost:8080/x",
        "[TypeError: Network request failed] http://192.168.1.4:8081/x",
        "NSURLErrorDomain Code=-1005 NSErrorFailingURLKey=http://a.example/",
        "NSURLErrorDomain Code=-999 NSErrorFailingURLKey=http://a.example/",
    ])
    func aLoadOverHTTPHasNoTLS(_ text: String) {
        let causes = Set(ErrorDiagnosis.causes(ErrorReport.read(text)).map(\.id))
        #expect(
            causes.isDisjoint(with: [
                .selfSigned, .untrustedRoot, .missingIntermediate, .hostNameMismatch, .pinMismatch,
                .tlsVersionOrSuite, .interceptionProxy,
            ]))
    }

    @Test func aTLSErrorOfAnHTTPURLIsStillOne() {
        let reading = ErrorReport.read(
            "-1200 _kCFStreamErrorCodeKey=-9814 NSErrorFailingURLKey=http://a.example/")
        #expect(ErrorDiagnosis.causes(reading).first?.id == .expired)
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
