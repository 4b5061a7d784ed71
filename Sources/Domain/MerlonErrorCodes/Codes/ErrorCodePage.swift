// SPDX-License-Identifier: Apache-2.0

/// The table as a Markdown page, for `docs/errors.md`.
public enum ErrorCodePage {
    /// The whole page, ending in a newline.
    public static var markdown: String {
        var page = """
            # Error codes

            What `merlon explain --error` knows. This page is the rendering of the table in
            `Sources/Domain/MerlonErrorCodes/Codes`; a test keeps the two in step. Where the last column says
            "reported", no header names the number.

            """
        var domain: ErrorDomain?
        for code in ErrorCodeTable.all {
            if code.domain != domain {
                page +=
                    "\n## \(code.domain.rawValue)\n\n| code | name | meaning | source |\n| ---: | --- | --- | --- |\n"
                domain = code.domain
            }
            page += row(code)
        }
        return page
    }

    private static func row(_ code: ErrorCode) -> String {
        let name = code.name.isEmpty ? "" : "`\(code.name)`"
        let title = code.source.link.map { "[\(code.source.title)](\($0))" } ?? code.source.title
        let source = code.confidence == .reported ? title + " (reported)" : title
        return "| \(code.number) | \(name) | \(code.meaning) | \(source) |\n"
    }
}
