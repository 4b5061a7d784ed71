// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

/// A property list and what must be said about it, in order.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
    var name: String
    var root: PlistLiteral
    var expected: [Expectation]

    /// Expected diagnostics of a whole Info.plist.
    init(_ name: String, infoPlist root: PlistLiteral, _ expected: Expectation...) {
        self.name = name
        self.root = root
        self.expected = expected
    }

    /// Expected diagnostics of a dictionary that stands under `NSAppTransportSecurity`.
    init(_ name: String, _ ats: PlistLiteral, _ expected: Expectation...) {
        self.name = name
        root = ["NSAppTransportSecurity": ats]
        self.expected = expected
    }

    /// Expected diagnostics of one entry of `NSExceptionDomains`.
    init(exception name: String, _ settings: PlistLiteral = [:], _ expected: Expectation...) {
        self.name = name
        root = ["NSAppTransportSecurity": ["NSExceptionDomains": .dictionary([(name, settings)])]]
        self.expected = expected
    }

    /// Expected diagnostics of one entry of `NSPinnedDomains`.
    init(pinned name: String, _ settings: PlistLiteral, _ expected: Expectation...) {
        self.name = name
        root = ["NSAppTransportSecurity": ["NSPinnedDomains": .dictionary([(name, settings)])]]
        self.expected = expected
    }

    var testDescription: String { name }

    /// One diagnostic: its code, the end of its key path, and what its author meant.
    struct Expectation: Sendable, Equatable, CustomStringConvertible {
        var code: ATSDiagnostic.Code
        var path: String
        var intended: String?

        init(_ code: ATSDiagnostic.Code, _ path: String, _ intended: String? = nil) {
            self.code = code
            self.path = path
            self.intended = intended
        }

        var description: String { "\(code.rawValue) at …\(path), intended \(intended ?? "–")" }
    }

    /// Decodes and compares all but the wording.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let found = ATSConfiguration.decode(infoPlist: root.node).diagnostics
        let comparable = zip(found, expected + Array(repeating: .init(.unknownKey, ""), count: found.count))
            .map {
                let path = $0.keyPath.description
                return Expectation($0.code, path.hasSuffix($1.path) ? $1.path : path, $0.intended)
            }
        #expect(comparable == expected, "\(name)", sourceLocation: sourceLocation)
    }
}
