// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
internal import MerlonAudit
internal import MerlonPropertyList

extension ExplainFix {
    /// The fragment for `fix`, or nil where there is nothing to mend.
    ///
    /// - Parameters:
    ///   - fix: What to change.
    ///   - isWithoutDictionary: Whether the Info.plist has no `NSAppTransportSecurity` yet, so that the key itself
    ///     must be added.
    public init?(_ fix: ATSFix, isWithoutDictionary: Bool) {
        guard fix.outcome != .nothingToFix else { return nil }
        let tree = ChangeTree(fix.changes)
        self.init(
            PlistFix(lines: tree.lines(indent: "", containers: isWithoutDictionary ? .add : .keep)),
            notes: fix.opens,
            // The changes themselves are the fragment.
            advice: fix.outcome == .noExceptionHelps
                ? fix.advice : fix.advice.filter { !$0.isChange(in: fix) })
    }
}

extension String {
    /// Whether the sentence only says what a change of the fragment shows.
    fileprivate func isChange(in fix: ATSFix) -> Bool {
        fix.changes.contains { contains("\($0.keyPath)") }
    }
}

/// Changes by their key paths, so that changes below one key share its lines.
private struct ChangeTree {
    private var children: [(key: String, node: ChangeTree)] = []
    private var change: ATSChange?

    init(_ changes: [ATSChange]) {
        for change in changes {
            let keys = change.keyPath.steps.compactMap { step in
                if case .key(let key) = step { key } else { nil }
            }
            insert(change, at: keys[...])
        }
    }

    private mutating func insert(_ change: ATSChange, at keys: ArraySlice<String>) {
        guard let key = keys.first else {
            self.change = change
            return
        }
        let index = children.firstIndex { $0.key == key } ?? children.endIndex
        if index == children.endIndex { children.append((key, ChangeTree([]))) }
        children[index].node.insert(change, at: keys.dropFirst())
    }

    /// The lines of the children; `containers` is what happens to the dictionaries around the changes, of which
    /// all but the outermost are there already.
    func lines(indent: String, containers: PlistFix.Line.Change) -> [PlistFix.Line] {
        children.flatMap { key, node -> [PlistFix.Line] in
            let keyText = "\(indent)<key>\(PropertyListXML.escape(key))</key>"
            if let change = node.change { return Self.lines(change, keyText, indent) }
            return [.init(containers, keyText), .init(containers, "\(indent)<dict>")]
                + node.lines(indent: indent + Self.unit, containers: .keep)
                + [.init(containers, "\(indent)</dict>")]
        }
    }

    private static let unit = "\t"

    private static func lines(_ change: ATSChange, _ key: String, _ indent: String) -> [PlistFix.Line] {
        let keyChange: PlistFix.Line.Change =
            switch change.kind {
            case .add: .add
            case .change: .keep
            case .remove: .remove
            }
        return [PlistFix.Line(keyChange, key)]
            + lines(change.old, .remove, indent) + lines(change.new, .add, indent)
    }

    private static func lines(
        _ node: PropertyListNode?, _ change: PlistFix.Line.Change, _ indent: String
    ) -> [PlistFix.Line] {
        guard let node else { return [] }
        return PropertyListXML.fragment(node, indent: unit).map { .init(change, indent + $0) }
    }
}
