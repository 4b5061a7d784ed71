// SPDX-License-Identifier: Apache-2.0
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// What is wrong with a JUnit document by the shape that `junit-10.xsd` of Jenkins' xUnit plug-in describes:
/// elements, their order, their attributes, and counts that agree with what they count.
final class JUnitShape: NSObject, XMLParserDelegate {
    private(set) var problems: [String] = []
    /// The attributes of each test case with what it holds.
    private(set) var cases:
        [(attributes: [String: String], children: [(name: String, attributes: [String: String])])] =
            []
    private var open: [String] = []
    private var suites: [(declared: [String: String], tests: Int, failures: Int, errors: Int, skipped: Int)] =
        []

    private static let children: [String: Set<String>] = [
        "": ["testsuites"], "testsuites": ["testsuite"], "testsuite": ["properties", "testcase"],
        "properties": ["property"],
        "testcase": ["skipped", "error", "failure", "system-out", "system-err"],
    ]
    private static let required: [String: Set<String>] = [
        "testsuite": ["name", "tests", "failures", "errors"], "testcase": ["name"],
        "property": ["name", "value"],
    ]
    private static let allowed: [String: Set<String>] = [
        "testsuites": ["name", "time", "tests", "failures", "errors", "skipped"],
        "testsuite": [
            "name", "tests", "failures", "errors", "skipped", "time", "timestamp", "hostname", "id",
        ],
        "testcase": ["name", "classname", "time", "group"], "property": ["name", "value"],
        "failure": ["message", "type"], "error": ["message", "type"], "skipped": ["message", "type"],
        "properties": [], "system-out": [], "system-err": [],
    ]

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() { problems.append("not well-formed: \(parser.parserError.map { "\($0)" } ?? "")") }
        for suite in suites {
            let counted = [
                "tests": suite.tests, "failures": suite.failures, "errors": suite.errors,
                "skipped": suite.skipped,
            ]
            for (name, count) in counted where suite.declared[name] != String(count) {
                problems.append("\(name) is \(suite.declared[name] ?? "absent") and there are \(count)")
            }
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        if Self.children[open.last ?? ""]?.contains(name) != true {
            problems.append("<\(name)> in <\(open.last ?? "")>")
        }
        let names = Set(attributes.keys)
        let missing = Self.required[name, default: []].subtracting(names)
        let unknown = names.subtracting(Self.allowed[name, default: []])
        if !missing.isEmpty { problems.append("<\(name)> lacks \(missing)") }
        if !unknown.isEmpty { problems.append("<\(name)> has \(unknown)") }
        if let time = attributes["time"], Double(time) == nil { problems.append("time \(time)") }
        switch name {
        case "testsuite": suites.append((attributes, 0, 0, 0, 0))
        case "testcase":
            cases.append((attributes, []))
            suites[suites.count - 1].tests += 1
        case "failure": suites[suites.count - 1].failures += 1
        case "error": suites[suites.count - 1].errors += 1
        case "skipped": suites[suites.count - 1].skipped += 1
        default: break
        }
        if open.last == "testcase" { cases[cases.count - 1].children.append((name, attributes)) }
        open.append(name)
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }
}
