// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList
import MerlonReport
import Testing

/// Explanations by the real evaluator, of settings that have every feature of the model between them.
enum SampleExplanations {
    /// ATS without any settings, on a system that is linked with an older SDK.
    static func defaults() throws -> ExplainReport {
        try report(
            "<dict/>", ["http://shop.example/", "https://shop.example/"], source: nil,
            system: ATSSystem(.iOS, OSVersion(26, 4), linkedSDK: OSVersion(18)))
    }

    /// A blocked load with a fix, and sources that disagree.
    static func blocked() throws -> ExplainReport {
        try report(
            """
            <dict>
                <key>NSAllowsArbitraryLoads</key><true/>
                <key>NSAllowsLocalNetworking</key><true/>
                <key>NSExceptionDomains</key>
                <dict>
                    <key>shop.example</key>
                    <dict>
                        <key>NSIncludesSubdomains</key><true/>
                        <key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
                    </dict>
                    <key>Other.example</key>
                    <dict><key>NSExceptionMinimumTLSVersion</key><string>TLSv1.9</string></dict>
                </dict>
            </dict>
            """,
            ["http://api.other.example/v1?a=b", "http://a.b.shop.example/"], source: "App/Info.plist",
            system: ATSSystem(.iOS, OSVersion(17, 2)),
            fix: ExplainFix(
                PlistFix(lines: [.init(.keep, "<key>NSExceptionDomains</key>"), .init(.add, "<dict/>")]),
                notes: ["every path and port of the host"]))
    }

    /// Weakened demands, pins, and a web view.
    static func demands() throws -> ExplainReport {
        try report(
            """
            <dict>
                <key>NSAllowsArbitraryLoadsInWebContent</key><true/>
                <key>NSExceptionDomains</key>
                <dict>
                    <key>old.example</key>
                    <dict>
                        <key>NSExceptionMinimumTLSVersion</key><string>TLSv1.0</string>
                        <key>NSExceptionRequiresForwardSecrecy</key><false/>
                        <key>NSExceptionAllowsInsecureHTTPLoads</key><true/>
                    </dict>
                </dict>
                <key>NSPinnedDomains</key>
                <dict>
                    <key>old.example</key>
                    <dict>
                        <key>NSPinnedCAIdentities</key>
                        <array><dict><key>SPKI-SHA256-BASE64</key><string>\(pin("A"))</string></dict></array>
                        <key>NSPinnedLeafIdentities</key>
                        <array><dict><key>SPKI-SHA256-BASE64</key><string>\(pin("Q"))</string></dict></array>
                    </dict>
                    <key>dead.example</key>
                    <dict><key>NSPinnedLeafIdentities</key><array/></dict>
                </dict>
            </dict>
            """,
            ["https://old.example/", "https://dead.example/", "http://any.example/", "wss://any.example/"],
            source: "-", loader: .webContent)
    }

    /// Text that is no URL, and a host that tries to write on the terminal.
    static func noVerdict() throws -> ExplainReport {
        try report(
            "<dict/>", ["shop.example", "http://a\u{1B}[2J\u{202E}/", "mailto:a@b"], source: "a\u{7}b")
    }

    static func all() throws -> [(name: String, report: ExplainReport)] {
        [
            ("defaults", try defaults()), ("blocked", try blocked()), ("demands", try demands()),
            ("no-verdict", try noVerdict()),
        ]
    }

    /// Base64 of 32 equal bytes, of which `letter` tells the first six bits; the last group pads.
    private static func pin(_ letter: Character) -> String { String(repeating: letter, count: 42) + "A=" }

    private static func report(
        _ xml: String, _ urls: [String], source: String?, system: ATSSystem = .newestRead,
        loader: ATSLoader = .urlSession, fix: ExplainFix? = nil
    ) throws -> ExplainReport {
        let root = try PropertyListReader.read(Array("<plist>\n\(xml)\n</plist>".utf8), as: .xml).root
        let (configuration, diagnostics) = ATSConfiguration.decode(dictionaryOrInfoPlist: root)
        let comparison = ATSComparison(ATSEvaluator(try #require(configuration), system: system))
        let results = urls.enumerated().map { index, url in
            ExplainResult(
                url: url, bundle: index == 1 ? "example.shop.Share" : nil, comparison: comparison,
                loader: loader,
                fix: index == 0 ? fix : nil)
        }
        return ExplainReport(
            tool: SampleReports.tool, source: source, system: system, loader: loader, results: results,
            diagnostics: diagnostics)
    }
}
