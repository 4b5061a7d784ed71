// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonAudit
internal import MerlonPropertyList

/// The smallest exceptions for a person.
public struct SmallestText: Sendable {
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
    public func render(_ report: SmallestReport) -> String {
        var page = TextPage(style: TerminalStyle(color: color), width: width)
        page.paragraph(
            "\(report.tool.name) \(report.tool.version): \(report.system.platform) \(report.system.version)",
            role: .faint)
        page.gap()
        page.writeDictionary(of: report)
        page.writeSentences("It opens all the same", report.smallest.opens)
        page.writeSentences("No exception helps", report.smallest.unfixable.map(\.statement))
        page.writeSentences(
            "Some sources want more", report.smallest.precautions.map(\.statement))
        if let excess = report.excess { page.write(excess) }
        return page.text
    }
}

extension TextPage {
    fileprivate mutating func writeDictionary(of report: SmallestReport) {
        guard report.smallest.configuration != .init() else {
            paragraph(
                report.smallest.unfixable.isEmpty
                    ? "No exception is needed: App Transport Security permits all of it as it is."
                    : "No exception is needed for the rest.")
            return
        }
        line(style.paint("The smallest exceptions that permit it", .heading))
        for text in PropertyListXML.fragment(key: "NSAppTransportSecurity", report.smallest.node) {
            line(text)
        }
    }

    fileprivate mutating func writeSentences(_ title: String, _ sentences: [String]) {
        guard !sentences.isEmpty else { return }
        heading(title)
        for sentence in sentences { paragraph("- \(sentence)", indent: Self.labelIndent) }
    }

    fileprivate mutating func write(_ excess: SmallestReport.Excess) {
        heading("In \(excess.source)")
        for url in excess.blocked { field("blocks", [url]) }
        if excess.keys.isEmpty {
            paragraph("No key opens more than is needed.", indent: Self.labelIndent)
        }
        for key in excess.keys {
            paragraph("- \(key.keyPath)", indent: Self.labelIndent)
            paragraph(key.statement, indent: Self.labelIndent * 2)
            for change in key.changes {
                paragraph("→ \(change.words)", indent: Self.labelIndent * 2)
            }
        }
    }
}

extension ATSChange {
    /// What to do with the key, in a few words.
    var words: String {
        switch kind {
        case .add: "add \(keyPath)"
        case .change: "change \(keyPath) to \(new.map(Self.value) ?? "")"
        case .remove: "remove \(keyPath)"
        }
    }

    private static func value(_ node: PropertyListNode) -> String {
        node.boolean.map(String.init) ?? node.string ?? "a \(node.value.typeName)"
    }
}
