// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

@testable import MerlonAudit

/// A rule's example as facts, with the offsets that its marks stood at.
struct ExampleRun {
    var facts: AuditFacts
    var marks: Set<Int> = []

    init(_ example: RuleExample) throws {
        facts = AuditFacts(operand: "Example", kind: .bundle)
        switch example.input {
        case .problem(let kind, let path, let message):
            facts.problems = [ReadProblem(kind, at: Location(path: path), message: message)]
        case .infoPlist(let content):
            if let container = example.container {
                facts.bundles.append(try Self.bundle(container, kind: .app, path: "App.app").bundle)
            }
            let inner = try Self.bundle(content, kind: example.kind, path: "App.app/Inner")
            marks = inner.marks
            facts.bundles.append(inner.bundle)
            facts.bundles[facts.bundles.count - 1].parent = example.container == nil ? nil : 0
            for index in facts.bundles.indices { facts.bundles[index].distribution = example.distribution }
        }
    }

    private static func bundle(_ content: String, kind: BundleFacts.Kind, path: String) throws -> (
        bundle: BundleFacts, marks: Set<Int>
    ) {
        let pieces = "<plist version=\"1.0\"><dict>\(content)</dict></plist>".split(
            separator: "↓", omittingEmptySubsequences: false)
        var bytes: [UInt8] = []
        var marks: Set<Int> = []
        for (index, piece) in pieces.enumerated() {
            if index > 0 { marks.insert(bytes.count) }
            bytes += piece.utf8
        }
        let location = Location(path: path + "/Info.plist")
        var bundle = BundleFacts(kind: kind, location: Location(path: path))
        bundle.infoPlist = InfoPlistFacts(location: location, document: try PropertyListReader.read(bytes))
        return (bundle, marks)
    }
}
