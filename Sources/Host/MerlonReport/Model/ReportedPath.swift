// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// How a report names the file of a location.
struct ReportedPath: Sendable, Hashable {
    /// The path relative to the operand; the operand's own name where the operand is the file.
    var relative: String
    /// The path from where the program was started, as a person or an editor opens it.
    var fromStart: String
    /// The member inside an archive file.
    var member: String?

    /// The path of `location` in `operand`.
    init(_ location: Location, in operand: AuditReport.Operand?) {
        // What a project's own paths begin at is the folder around it.
        let root = operand?.base ?? operand?.path ?? ""
        member = location.member
        relative = location.path.isEmpty ? root.lastPathComponent : location.path
        fromStart = Self.join(root, location.path)
    }

    /// `build/Foo.ipa!/Payload/Foo.app/Info.plist`.
    var whole: String { member.map { "\(fromStart)!/\($0)" } ?? fromStart }

    private static func join(_ root: String, _ path: String) -> String {
        if path.isEmpty { return root }
        if root.isEmpty || root == "." || root == "./" { return path }
        return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
    }
}

extension AuditReport {
    /// The description of the rule that made a finding.
    func rule(_ id: String) -> RuleDescription? { rules.first { $0.id == id } }

    /// The path of a location that lies in the operand of index `operand`.
    func path(of location: Location, operand: Int?) -> ReportedPath {
        let known = operand.flatMap { operands.indices.contains($0) ? operands[$0] : nil }
        // What was not read carries no operand of its own: with one operand there is no doubt.
        return ReportedPath(location, in: known ?? (operands.count == 1 ? operands.first : nil))
    }
}

extension AuditReport.Operand {
    /// What a person calls the operand.
    var name: String { kind == .standardInput ? "standard input" : path }
}

extension String {
    fileprivate var lastPathComponent: String {
        split(separator: "/").last.map(String.init) ?? self
    }
}
