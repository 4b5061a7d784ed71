// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import Testing

@testable import MerlonReport

/// What an artifact's names can't do to a page.
struct HTMLSafetyTests {
    @Test(arguments: [
        ("plain", "plain"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("a\u{0}b", "a\\u{0}b"),
        ("a\u{202E}b", "a\\u{202e}b"), ("line\n\r\t", "line\\n\\r\\t"), ("é🐦", "é🐦"),
        ("<\u{301}script>", "&lt;\u{301}script&gt;"), ("\u{2028}\u{FEFF}", "\\u{2028}\\u{feff}"),
    ])
    func textFromOutsideIsShownAndDoesNothing(_ text: String, _ markup: String) {
        let piece: HTML = "\(text)"
        #expect(piece.source == markup)
    }

    @Test func literalsAreMarkupAndInterpolationsAreText() {
        let inner: HTML = "<i>\("<")</i>"
        let piece: HTML = "<b title=\"\("\"")\">\(inner)\([inner, inner])\(7)</b>"
        #expect(
            piece.source == "<b title=\"&quot;\"><i>&lt;</i><i>&lt;</i><i>&lt;</i>7</b>")
    }

    @Test func thePolicyAllowsThisStyleAndThisScriptAndNothingElse() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
            .replacing("&#39;", with: "'")
        let style = try #require(page.firstMatch(of: /<style>((?s).*?)<\/style>/)).1
        let script = try #require(page.firstMatch(of: /<script>((?s).*?)<\/script>/)).1
        let hash = { (text: Substring) in
            "'sha256-\(Data(SHA256Digest.digest(of: Array(text.utf8))).base64EncodedString())'"
        }
        #expect(
            policy == "default-src 'none'; style-src \(hash(style)); script-src \(hash(script)); "
                + "base-uri 'none'; form-action 'none'")
        #expect(page.ranges(of: "<script").count == 1 && page.ranges(of: "<style").count == 1)
        let head = try #require(page.firstRange(of: "<style>"))
        #expect(page[..<head.lowerBound].contains("Content-Security-Policy"))
    }

    @Test func theDigestIsThatOfTheStandard() {
        // FIPS 180-4, the example "abc", in base64.
        let digest = Data(SHA256Digest.digest(of: Array("abc".utf8))).base64EncodedString()
        #expect(digest == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    }

    @Test(arguments: [true, false])
    func everyTagAndAttributeIsTheProgramsOwn(isHostile: Bool) throws {
        let page = HTMLReport.render(try isHostile ? HTMLSamples.hostile() : HTMLSamples.rich())
        let body = page.replacing(/<(style|script)>(?s).*?<\/\1>/, with: "")
        let tags: Set<String> = [
            "a", "b", "body", "br", "button", "cite", "code", "dd", "defs", "del", "details", "div", "dl",
            "dt", "fieldset", "footer", "form", "h1", "h2", "h3", "h4", "head", "header", "html", "input",
            "ins", "label", "legend", "li", "line", "main", "meta", "nav", "ol", "option", "p", "path", "pre",
            "rect", "section", "select", "span", "strong", "summary", "svg", "symbol", "table", "tbody", "td",
            "text", "th", "thead", "time", "title", "tr", "ul", "use",
        ]
        let found = Set(body.matches(of: /<\/?([^\s>\/]+)/).map { String($0.1) })
        #expect(found.subtracting(tags) == ["!doctype"])
        // Inside a tag everything but names stands in quotation marks.
        let attributes = Set(
            body.matches(of: /<[a-z0-9]+((?:\s+[a-z0-9-]+(?:="[^"]*")?)*)\s*\/?>/).flatMap { tag in
                tag.1.matches(of: /\s([a-z0-9-]+)(?:="[^"]*")?/).map { String($0.1) }
            })
        #expect(!attributes.contains { $0.hasPrefix("on") || $0 == "style" || $0 == "src" || $0 == "action" })
        #expect(body.matches(of: /href="([^"]*)"/).allSatisfy { $0.1.hasPrefix("#") })
        #expect(
            body.matches(of: /<[a-z]/).count
                == body.matches(
                    of: /<[a-z0-9]+((?:\s+[a-zA-Z0-9-]+(?:="[^"]*")?)*)\s*\/?>/
                ).count)
    }

    @Test func longNamesAreCutAndSayHowMuch() throws {
        let page = HTMLReport.render(try HTMLSamples.hostile())
        #expect(page.contains("… (9000 characters more)"))
        #expect(!page.contains(String(repeating: "long-name.", count: 150)))
    }

    @Test func noControlOrFormatCharacterIsLeft() throws {
        let page = HTMLReport.render(try HTMLSamples.hostile())
        let unsafe = page.unicodeScalars.filter { scalar in
            scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(unsafe.isEmpty)
    }

    @Test func thePageNamesNoAddressToLoadFrom() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        for words in [
            "src=", "url(", "@import", "fetch(", "eval(", "XMLHttpRequest", "localStorage", "innerHTML",
        ] {
            #expect(!page.contains(words), "\(words)")
        }
    }
}
