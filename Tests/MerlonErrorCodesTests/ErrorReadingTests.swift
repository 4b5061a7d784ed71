// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

@Suite struct ErrorReadingTests {
    @Test func ordersNestedErrorsFromTheOutside() {
        let reading = ErrorReport.read(
            """
            Error Domain=AVFoundationErrorDomain Code=-11800 UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=-1200 UserInfo={_kCFStreamErrorCodeKey=-9802, NSUnderlyingError=0x2 {Error Domain=kCFErrorDomainCFNetwork Code=-1200 UserInfo={_kCFStreamErrorDomainKey=3, _kCFStreamErrorCodeKey=-9802}}}}}
            """)
        #expect(reading.codes.map(\.short) == ["av -11800", "url -1200", "status -9802", "cf -1200"])
        #expect(reading.codes.map(\.nesting) == [0, 1, 2, 2])
        #expect(reading.codes.map(\.count) == [1, 1, 2, 1])
        #expect(Set(reading.codes.map(\.group)) == [0])
    }

    @Test func keepsErrorsThatFollowOneAnotherApart() {
        let reading = ErrorReport.read(
            """
            Error Domain=NSURLErrorDomain Code=-1001 UserInfo={_kCFStreamErrorCodeKey=60, _kCFStreamErrorDomainKey=1}
            Error Domain=NSURLErrorDomain Code=-1003 UserInfo={_kCFStreamErrorCodeKey=8, _kCFStreamErrorDomainKey=12}
            """)
        #expect(reading.codes.map(\.short) == ["url -1001", "posix 60", "url -1003", "netdb 8"])
        #expect(reading.codes.map(\.group) == [0, 0, 1, 1])
    }

    @Test func placesAreBytesOfTheTextAsGiven() {
        let text = "\u{1B}[31m“Fehler”\u{1B}[0m: Error Domain=NSURLErrorDomain Code=-1200"
        let code = ErrorReport.read(text).codes.first
        let bytes = Array(text.utf8)
        #expect(
            code.map { String(decoding: bytes[$0.offset..<$0.endOffset], as: UTF8.self) }
                == "Domain=NSURLErrorDomain Code=-1200")
    }

    @Test(arguments: [
        ("Error Domain=com.example Code=17", "com.example 17", false),
        ("Error Domain=NSURLErrorDomain Code=-4242", "url -4242", false),
        ("OSStatus error -9899", "status -9899", false),
        ("error code: -1005 [4:-2299]", "http -2299", false),
        ("(MyApp.APIError error 3.)", "MyApp.APIError 3", false),
        ("-67901", "status -67901", true),
    ])
    func reportsCodesThatNoTableExplains(_ text: String, _ code: String, _ isKnown: Bool) {
        let found = ErrorReport.read(text).codes.first { $0.short == code }
        #expect(found != nil)
        #expect((found?.code != nil) == isKnown)
        #expect(ErrorReport.read(text).unknownCodes.isEmpty == isKnown)
    }

    @Test(arguments: [
        ("error: -98765", "unknown -98765"), ("Code=-98765", "unknown -98765"),
        ("finished with error [-1999]", "unknown -1999"), ("Error code 4242", "unknown 4242"),
        ("error code: -98765 [3:-4321]", "unknown -98765, status -4321"),
        ("NWError tls(-4321)", "status -4321"), ("NWError.dns(-64000)", "dns -64000"),
        ("_kCFStreamErrorCodeKey=-98765", "unknown -98765"),
        ("_kCFStreamErrorCodeKey=987654", "unknown 987654"),
        ("_kCFStreamErrorCodeKey=-98765, _kCFStreamErrorDomainKey=4", "http -98765"),
    ])
    func keepsUnknownCodesAndInventsNoDomain(_ text: String, _ codes: String) {
        let reading = ErrorReport.read(text)
        #expect(reading.codes.map(\.short).joined(separator: ", ") == codes)
        #expect(reading.unknownCodes == reading.codes)
    }

    @Test(arguments: [
        "nw_connection failed error: 61", "NWError posix(61)", "connect() failed: error 61",
        "_kCFStreamErrorCodeKey=61",
    ])
    func readsErrnoWhereSocketsAreSpokenOf(_ text: String) {
        #expect(ErrorReport.read(text).codes.map(\.short) == ["posix 61"])
    }

    @Test func saysThatADomainIsUnknown() {
        #expect(ErrorReport.read("error: -98765").codes.first?.description == "-98765 of an unknown domain")
    }

    @Test(arguments: [
        "2026-10-01 10:15:00 -1000 connected", "10:15:30.250 -1200 hello",
        "Date: Tue, 3 Mar 2026 09:00:00 -1000",
        "file-1200.png", "1.-1022", "v2.-1200.3", "room 61:62", "12:08 lunch", "ratio 3:4", "[3:4]",
        "2001:db8::1",
        "-1200%", "width=-1200px", "/tmp/a-1022/b", "close code 1001", "WebSocket closed with 1006",
        "HTTP status 500",
        "tel +1-1200-9800", "UUID 4A2B-9816-4BD2", "timeout 30, NSURLErrorDomain",
        "NSURLErrorDomain, 3 retries", "Build 9816", "port 1022", "x=-12", "-0700", "-01022",
        "exit code -9", "status code: -1", "error: 61", "HTTP error code: 404", "error rate: -3", "errors -5",
        "error code 10:15", "error -5% of all",
    ])
    func takesNoOtherNumberForACode(_ text: String) {
        #expect(ErrorReport.read(text).codes.map(\.short) == [])
    }

    @Test func saysWhenACodeIsTooLongToBeOne() {
        let reading = ErrorReport.read("Error Domain=NSURLErrorDomain Code=-99999999999999999999999")
        #expect(reading.codes == [])
        #expect(reading.cuts == [.numberTooLong(domain: .url, offset: 35)])
        let bare = ErrorReport.read("error: -9999999999999999999")
        #expect(bare.cuts == [.numberTooLong(domain: .unstated, offset: 7)])
    }

    @Test func readsTheServersChain() {
        let reading = ErrorReport.read(
            #"NSErrorPeerCertificateChainKey=("<cert(0x1) s: a.example i: Mid CA>", "<cert(0x2) s: Mid CA i: Root i: odd>", "<cert(0x1) s: a.example i: Mid CA>")"#
        )
        #expect(
            reading.peerCertificates == [
                PeerCertificate(subject: "a.example", issuer: "Mid CA"),
                PeerCertificate(subject: "Mid CA i: Root", issuer: "odd"),
            ])
    }

    @Test(arguments: [
        ("AFError.sessionTaskFailed", ErrorWrapper.alamofire), ("MoyaError", .moya),
        ("DioException [bad]", .dio),
        ("TypeError: Network request failed", .reactNative), ("HandshakeException: x", .flutter),
        ("DarwinHttpRequestException", .ktor), ("Curl error 7", .libcurl), ("UnityTls error code: 7", .unity),
        ("System.Net.Http.HttpRequestException", .dotNet), ("Starscream.WSError", .starscream),
        ("TrustKit: x", .trustKit),
    ])
    func recognisesFrameworks(_ text: String, _ wrapper: ErrorWrapper) {
        #expect(ErrorReport.read(text).wrappers.contains(wrapper))
    }

    @Test(arguments: ["the paths ts-node takes", "semoyage", "taxiosk", "0xep12ab"])
    func shortWordsCountOnlyAsWholeWords(_ text: String) {
        let reading = ErrorReport.read(text)
        #expect(reading.wrappers == [])
        #expect(reading.signs == [])
    }

    @Test func readsUTF16WithAByteOrderMark() {
        let text = "NSURLErrorDomain error -1022"
        let littleEndian: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bigEndian: [UInt8] = [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(ErrorReport.read(littleEndian).codes.map(\.short) == ["url -1022"])
        #expect(ErrorReport.read(bigEndian).codes.map(\.short) == ["url -1022"])
    }

    @Test func placesInUTF16StayInsideTheText() {
        let text = String(repeating: "\u{65E5}", count: 40) + " errSSLBadCert"
        let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let code = ErrorReport.read(bytes).codes.first
        #expect(code?.short == "status -9808")
        #expect((code?.offset ?? -1) >= 0 && (code?.endOffset ?? .max) <= bytes.count)
    }

    @Test func readsUTF16WithoutAByteOrderMark() {
        let text = "NSURLErrorDomain error -1022"
        let littleEndian = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bigEndian = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(ErrorReport.read(littleEndian).codes.map(\.short) == ["url -1022"])
        #expect(ErrorReport.read(bigEndian).codes.map(\.short) == ["url -1022"])
    }

    @Test func guessesNothingFromBinaryData() {
        var state: UInt64 = 1
        var noise = (0..<100_000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
        noise.replaceSubrange(500..<505, with: Array(" .p12".utf8))
        let reading = ErrorReport.read(noise)
        #expect(reading.cuts == [.notText])
        #expect(reading.isEmpty && !reading.isText)
        #expect(ErrorDiagnosis.causes(reading).map(\.id) == [.unrecognised])
    }

    @Test(arguments: [(5, true), (6, false)])
    func textMayHoldOneControlCharacterInTwenty(_ controls: Int, _ isText: Bool) {
        let bytes =
            Array(repeating: UInt8(1), count: controls)
            + Array(repeating: .init(ascii: "a"), count: 100 - controls)
        #expect(ErrorReport.read(bytes).isText == isText)
    }

    @Test func passesOverBytesThatAreNoText() {
        let bytes: [UInt8] =
            [0xC3, 0x28, 0xFF, 0x00, 0xED, 0xA0, 0x80] + Array("errSSLBadCert".utf8) + [0xF0, 0x9F]
        #expect(ErrorReport.read(bytes).codes.map(\.short) == ["status -9808"])
    }

    @Test func readsNothingFromNothing() {
        #expect(ErrorReport.read("") == ErrorReading())
        #expect(ErrorReport.read([UInt8]()).isEmpty)
    }
}
