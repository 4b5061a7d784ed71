// SPDX-License-Identifier: Apache-2.0
import MerlonErrorCodes
import Testing

@Suite struct FoundURLTests {
    @Test(arguments: [
        ("https://user:secret@api.example.com/a/b?token=abc#frag", "https://api.example.com/a/b", true),
        ("https://api.example.com/a;jsessionid=1234/b", "https://api.example.com/a", true),
        ("https://api.example.com:8443/a", "https://api.example.com:8443/a", false),
        ("HTTPS://API.Example.COM/Path", "https://api.example.com/Path", false),
        ("http://[2001:db8::1]:8080/x?y", "http://[2001:db8::1]:8080/x", true),
        ("wss://socket.example.com/live", "wss://socket.example.com/live", false),
        ("https://example.com/?", "https://example.com/", false),
        ("https://token@host.example", "https://host.example", true),
        ("https://a@b@host.example/", "https://host.example/", true),
    ])
    func leavesOutWhatCouldBeSecret(_ written: String, _ kept: String, _ isRedacted: Bool) {
        let url = ErrorReport.read("failed: \(written), retrying").urls.first
        #expect(url?.text == kept)
        #expect(url?.isRedacted == isRedacted)
    }

    @Test func noSecretOfAURLIsLeftAnywhereInTheReading() {
        let reading = ErrorReport.read(
            """
            NSErrorFailingURLKey=https://bob:hunter2@api.example.com/v1?apikey=s3cr3t#t0ken
            “api.example.com” certificate is not trusted, Failed host lookup: 'bob:hunter2@api.example.com'
            """)
        let shown = String(describing: reading) + String(describing: ErrorDiagnosis.causes(reading))
        for secret in ["hunter2", "s3cr3t", "t0ken", "bob"] { #expect(!shown.contains(secret)) }
    }

    @Test func namesTheFailingURLFirst() {
        let reading = ErrorReport.read(
            "see https://developer.apple.com/x and http://other.example/ NSErrorFailingURLStringKey=https://api.example.com/"
        )
        #expect(reading.urls.map(\.role) == [.failing, .documentation, .mentioned])
        #expect(reading.failingURL?.host == "api.example.com")
    }

    @Test func mendsAFailingURLThatALineBreakCut() {
        let reading = ErrorReport.read("{NSErrorFailingURLKey=https://api.exam\n  ple.com/v1/items, x=1}")
        #expect(reading.urls.map(\.text) == ["https://api.example.com/v1/items"])
    }

    @Test func doesNotGlueTheNextLineToAURL() {
        let reading = ErrorReport.read("NSErrorFailingURLKey=https://api.example.com/\nThe end of it")
        #expect(reading.urls.map(\.text) == ["https://api.example.com/"])
    }

    @Test(arguments: [
        ("pretending to be “api.example.com” which", "https://api.example.com"),
        ("Failed host lookup: 'api.example.com'", "https://api.example.com"),
        ("address = 192.168.1.44, port = 50211", "https://192.168.1.44"),
        ("[C2 api.example.com:443 in_progress", "https://api.example.com"),
        ("[C2 api.example.com:8443 ready", "https://api.example.com:8443"),
        ("[C2 api.example.com:80 ready", "http://api.example.com"),
        ("“api.example.com” certificate is expired", "https://api.example.com"),
        (".publicKeyPinningFailed(host: \"api.example.com\", trust", "https://api.example.com"),
        (".certificatePinningFailed(host: \\\"api.example.com\\\", trust", "https://api.example.com"),
        ("noRequiredEvaluator(host: \"api.example.com\")", "https://api.example.com"),
        ("Output(host: \"10.0.0.5\", trust", "https://10.0.0.5"),
        ("{\"hostname\":\"api.example.com\"}", "https://api.example.com"),
        ("Public key pinning failed for host api.example.com.", "https://api.example.com"),
        ("value is required for host api.example.com but none", "https://api.example.com"),
    ])
    func findsAHostThatStandsWithoutAURL(_ text: String, _ url: String) {
        let reading = ErrorReport.read(text)
        #expect(reading.urls.map(\.text) == [url])
        #expect(reading.urls.first?.role == .host)
    }

    @Test(arguments: [
        "ViewController.swift:42", "main.dart:12", "10:15:30", "handshake.cc:393", "https://", "http:///x",
        "http://-x/", "wait for host. Then", "host: \"\"", "ghost: \"a.b\"", "for host name",
    ])
    func takesNoOtherTextForAHost(_ text: String) {
        #expect(ErrorReport.read(text).urls == [])
    }

    @Test(arguments: [
        ("http://192.168.1.1/", true, false), ("http://10.0.0.1/", true, false),
        ("http://172.16.0.1/", true, false),
        ("http://172.32.0.1/", false, false), ("http://printer.local/", true, false),
        ("http://nas/", true, false),
        ("http://169.254.3.4/", true, false), ("http://[fe80::1]/", true, false),
        ("http://localhost:3000/", false, true),
        ("http://127.0.0.1/", false, true), ("http://example.com/", false, false),
        ("http://192.168.1.example/", false, false),
        ("http://100.64.0.1/", false, false),
    ])
    func tellsLocalHosts(_ text: String, _ isLocal: Bool, _ isLoopback: Bool) {
        let url = ErrorReport.read(text).urls.first
        #expect(url?.isLocalNetwork == isLocal)
        #expect(url?.isLoopback == isLoopback)
    }
}
