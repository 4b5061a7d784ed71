// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

/// The explanation for a person.
public struct ExplainText: Sendable {
    /// Whether the terminal shows colour.
    public var color: Bool
    /// The columns of the terminal; lines are wrapped to it, within 40 and 100.
    public var width: Int

    /// A text for a terminal of `width` columns, plain unless `color` is asked for.
    public init(color: Bool, width: Int) {
        self.color = color
        self.width = width
    }

    /// The report as text.
    public func render(_ report: ExplainReport) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.writeHead(of: report)
        for result in report.results {
            page.gap()
            switch result.answer {
            case .success(let answer): page.write(answer, for: result)
            case .failure(let error): page.write(error, for: result)
            }
        }
        page.writeDiagnostics(of: report)
        return page.text
    }
}

extension TextPage {
    fileprivate mutating func writeHead(of report: ExplainReport) {
        let system = report.system
        let source =
            switch report.source {
            case nil: "no settings"
            case "-": "standard input"
            case let path?: path
            }
        let linked = system.linkedSDK == system.version ? "" : ", linked with SDK \(system.linkedSDK)"
        paragraph(
            "\(report.tool.name) \(report.tool.version): \(source), \(system.platform) \(system.version)\(linked), "
                + report.loader.words,
            role: .faint)
    }

    /// What is wrong with the settings, whichever URL it concerns.
    fileprivate mutating func writeDiagnostics(of report: ExplainReport) {
        guard !report.diagnostics.isEmpty else { return }
        heading("In the settings (\(report.diagnostics.count))")
        for diagnostic in report.diagnostics.prefix(Self.diagnosticsShown) {
            paragraph(diagnostic.message, indent: Self.labelIndent)
            paragraph("→ \(diagnostic.place.lead)\(diagnostic.keyPath)", indent: Self.labelIndent * 2)
        }
        let rest = report.diagnostics.count - Self.diagnosticsShown
        if rest > 0 {
            paragraph("and \(rest) more; `\(report.tool.name) audit` lists all", indent: Self.labelIndent)
        }
    }

    /// Beside a verdict on a URL, a few say that the file needs a look of its own.
    private static let diagnosticsShown = 5

    fileprivate mutating func write(_ error: ATSURLError, for result: ExplainResult) {
        writeVerdict("no verdict", .blocked, of: result)
        paragraph(error.description, indent: Self.labelIndent)
    }

    fileprivate mutating func write(_ answer: ExplainAnswer, for result: ExplainResult) {
        let verdict = answer.decision.verdict
        writeVerdict(verdict.rawValue, verdict == .allowed ? .allowed : .blocked, of: result)
        paragraph(answer.summary, indent: Self.labelIndent)
        gap()
        writeDemands(of: answer)
        writeTrace(of: answer)
        writeAlternatives(of: answer)
        if let fix = answer.fix {
            if !fix.advice.isEmpty { field("better", fix.advice.map(\.sentence)) }
            if !fix.fragment.lines.isEmpty {
                field("fix", ["The smallest change that permits it:"])
                write(fix.fragment, indent: Self.fieldIndent)
            }
            if !fix.notes.isEmpty { field("opens", fix.notes.map(\.sentence)) }
        }
        if answer.needsDevice {
            field("note", ["The sources disagree on this verdict: only a device can confirm it."])
        }
    }

    private mutating func writeVerdict(_ word: String, _ role: TerminalStyle.Role, of result: ExplainResult) {
        let bundle = result.bundle.map { Self.blank(2) + style.paint("[\($0.shown)]", .faint) } ?? ""
        line(style.paint(word, role) + Self.blank(2) + style.paint(result.url.shown, .heading) + bundle)
    }
}

extension ExplainAnswer {
    /// The reason of the verdict in one sentence.
    fileprivate var summary: String {
        if let reason { return reason.explanation.text }
        if decision.verdict == .blocked { return "the load is blocked" }
        return decision.tls == nil
            ? "the load may begin, and ATS demands nothing of its TLS"
            : "the load may begin over TLS as demanded below"
    }
}

extension ATSLoader {
    fileprivate var words: String {
        switch self {
        case .media: "loaded by AVFoundation"
        case .outsideATS: "loaded outside the URL Loading System"
        case .urlSession: "loaded by URLSession"
        case .webContent: "loaded by a web view"
        }
    }
}
