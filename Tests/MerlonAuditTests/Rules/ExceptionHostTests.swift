// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct ExceptionHostTests {
    @Test(arguments: [
        ("localhost", ExceptionHost.loopback), ("localhost:8080", .loopback), ("127.0.0.1", .loopback),
        ("printer", .local), ("Printer.local", .local), ("nas.local.", .local), ("nas:5000", .local),
        ("10.0.0.0/8", .local), ("203.0.113.7", .address(prefix: 32, bits: 32)),
        ("shop.example", .name), ("shop.example:443", .name), ("_dmarc.shop.example", .name),
        ("{a}", .noHost), ("{a}.example", .noHost), ("{a}.local", .noHost), ("*", .noHost),
        ("*.shop.example", .noHost), ("a b", .noHost), ("", .noHost), ("$(HOST)", .noHost),
        ("http://shop.example", .noHost), ("shop/path", .noHost), ("b\u{FC}cher", .noHost),
        ("nas:", .noHost), ("nas:port", .noHost),
    ])
    func isWhatItsNameSays(_ name: String, _ host: ExceptionHost) {
        #expect(ExceptionHost(name) == host)
    }
}
