// SPDX-License-Identifier: Apache-2.0
internal import Foundation
public import MerlonAudit

/// The report as one page that needs no network: every style and script lies inside, and the page's own
/// policy lets a browser run those and load nothing. Without scripts all of it can be read; they only filter.
public enum HTMLReport {
    /// The report as a page.
    public static func render(_ report: AuditReport, budget: HTMLBudget = .init()) -> String {
        HTMLPage(report: report, budget: budget).document.source
    }

    /// What the page lets a browser do: its one style and its one script, by their digests, and nothing else.
    static let contentSecurityPolicy =
        "default-src 'none'; style-src '\(sourceHash(HTMLStyle.sheet))'; "
        + "script-src '\(sourceHash(HTMLScript.code))'; base-uri 'none'; form-action 'none'"

    /// A digest as CSP Level 3 writes it in a list of sources.
    private static func sourceHash(_ content: HTML) -> String {
        "sha256-" + Data(SHA256Digest.digest(of: Array(content.source.utf8))).base64EncodedString()
    }
}

/// What a page is made from.
struct HTMLPage {
    let report: AuditReport
    let budget: HTMLBudget

    /// The whole page.
    var document: HTML {
        let sections = sections
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(HTMLReport.contentSecurityPolicy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <title>\(title) – Merlon audit</title>
            <style>\(HTMLStyle.sheet)</style>
            </head>
            <body>
            \(Self.symbols)
            <a class="skip" href="#main">Skip to the report</a>
            \(masthead)
            <div class="page">
            \(contents(of: sections))
            <main id="main" tabindex="-1">
            \(sections.map(\.html))
            </main>
            </div>
            \(foot)
            <script>\(HTMLScript.code)</script>
            </body>
            </html>

            """
    }
}
