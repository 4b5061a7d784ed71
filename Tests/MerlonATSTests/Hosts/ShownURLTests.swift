// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

@Suite struct ShownURLTests {
    @Test(arguments: [
        "http://h.com", "HTTP://Ex%61mple.com:8080/a/b;c=1@2/", "https://[2001:db8::1]:443/",
        "http://h.com/?",
        "http://h.com/#", "http://@h.com/", "ws://a:/", "example.com", "", "http://", "http://ü/ \u{7}",
        "http://h:80/@scope/pkg", "data:,x", "http://a:b/",
    ])
    func showsWhatHoldsNoSecretAsItIs(_ url: String) {
        #expect(Array(ShownURL(url).description.utf8) == Array(url.utf8))
    }

    @Test(arguments: [
        ("http://u:S3CR3T@h.com/?t=S3CR3T", "http://…@h.com/?…"),
        ("https://S3CR3T@h.com:8443/p#S3CR3T", "https://…@h.com:8443/p#…"),
        ("http://h.com?S3CR3T#S3CR3T", "http://h.com?…#…"), ("http://h.com/#?S3CR3T", "http://h.com/#…"),
        ("http://u:S@3CR3T@h.com/", "http://…@h.com/"), ("wss://u@[::1]/x@y", "wss://…@[::1]/x@y"),
        // No URLs, and what was meant is plain all the same.
        ("http://u:S3C/R3T@h.com/", "http://…@h.com/"), ("http://u:S3C?R3T@h.com/", "http://…@h.com/"),
        ("http://u:S3C#R3T@h.com/", "http://…@h.com/"), ("http:/u:S3CR3T@h.com/", "http:/…@h.com/"),
        ("u:S3CR3T@h.com/?S3CR3T", "…@h.com/?…"), ("//u:S3CR3T@h.com", "…@h.com"),
        (" http://u:S3CR3T@h.com", " http://…@h.com"), ("http:///u:S3CR3T@h.com", "http:///…@h.com"),
        ("myapp://open?token=S3CR3T", "myapp://open?…"), ("http:u:S3CR3T@h.com", "…@h.com"),
        ("u:S3C//R3T@h.com", "…@h.com"), ("http://u:S3CR3T\\@h.com/", "http://…@h.com/"),
    ])
    func leavesOutUserQueryAndFragment(_ url: String, _ shown: String) {
        #expect(ShownURL(url).description == shown)
        #expect(!shown.contains("R3T"))
    }
}
