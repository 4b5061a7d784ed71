// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

/// Each limit at its edge: with it, everything is read; with one less, what is left out is said. (The
/// limits of a tree, of names and of notes are tested where the tree is.)
@Suite struct ArtifactBudgetTests {
    struct Edge: Sendable, CustomTestStringConvertible {
        var name: String
        var limit: any WritableKeyPath<ArtifactBudget, Int> & Sendable
        var value: Int
        var archive: [UInt8]
        var kind = ReadProblem.Kind.limit
        /// What else the case needs.
        var base = ArtifactBudget()
        /// Whether there is nothing to audit in the archive, which is said too.
        var isBare = false

        var testDescription: String { name }
    }

    static let edges: [Edge] = [
        Edge(name: "executable", limit: \.executableBytes, value: machO.count, archive: app(deflated: false)),
        Edge(
            name: "packed executable", limit: \.executableBytes, value: machO.count,
            archive: app(deflated: true)),
        Edge(
            name: "property list", limit: \.propertyListBytes, value: info.count, archive: app(deflated: true)
        ),
        Edge(name: "nested archive", limit: \.nestedArchiveBytes, value: inner.count, archive: outer),
        Edge(name: "number of archives", limit: \.archives, value: 1, archive: outer),
        Edge(name: "nesting", limit: \.nesting, value: 2, archive: outer, kind: .nestedTooDeep),
        // The look at its first bytes unpacks a block of the inner archive as well.
        Edge(
            name: "unpacked bytes", limit: \.inflatedBytes, value: 2 * inner.count + info.count,
            archive: outer),
        Edge(
            name: "ratio", limit: \.ratio, value: zeros.content.count / packed.count, archive: bomb,
            kind: .bomb,
            base: budget(floor: 0), isBare: true),
        Edge(
            name: "floor of the ratio", limit: \.ratioFloor, value: zeros.content.count, archive: bomb,
            kind: .bomb, base: budget(ratio: 1), isBare: true),
        Edge(
            name: "promised bytes", limit: \.promisedBytes, value: info.count + machO.count,
            archive: app(deflated: false), kind: .bomb),
        Edge(name: "members", limit: \.members, value: 2, archive: app(deflated: false)),
        Edge(
            name: "directory", limit: \.directoryBytes, value: directoryBytes, archive: app(deflated: false)),
    ]

    @Test(arguments: edges) func readsUpToTheLimit(_ edge: Edge) {
        var budget = edge.base
        budget[keyPath: edge.limit] = edge.value
        let facts = ArtifactReader(budget: budget).readStandardInput(edge.archive)
        #expect(facts.problems == [])
        #expect(facts.unread.count == (edge.isBare ? 1 : 0))
        #expect(facts.bundles.isEmpty == edge.isBare)
    }

    @Test(arguments: edges) func saysWhatLiesAboveTheLimit(_ edge: Edge) {
        var budget = edge.base
        budget[keyPath: edge.limit] = edge.value - 1
        let facts = ArtifactReader(budget: budget).readStandardInput(edge.archive)
        #expect(facts.problems.contains { $0.kind == edge.kind }, "\(facts.problems)")
        #expect(edge.kind == .bomb || facts.unread.first?.isLimit == true, "\(facts.unread)")
    }

    private static let info = PlistText.info("shop", executable: "Shop")
    private static let machO = MachOBuilder().bytes() + [UInt8](repeating: 7, count: 4000)
    private static let inner = ZipBuilder(.init("Info.plist", info, deflated: true)).bytes
    private static let outer = ZipBuilder(.init("inner.zip", inner, deflated: true)).bytes

    private static func app(deflated: Bool) -> [UInt8] {
        ZipBuilder(
            .init("Payload/Shop.app/Info.plist", info, deflated: deflated),
            .init("Payload/Shop.app/Shop", machO, deflated: deflated)
        ).bytes
    }

    private static let packed = Deflate.zeros(runs: 400)
    private static let zeros = ZipBuilder.Member(
        "blank.png", [UInt8](repeating: 0, count: 1 + 258 * 400), deflated: true
    ).with { $0.packed = packed }
    private static let bomb = ZipBuilder(zeros).bytes

    private static let directoryBytes =
        (try? ZipEndRecord.find(in: MemoryBytes(app(deflated: false))))?.directory.count ?? 0

    private static func budget(floor: Int? = nil, ratio: Int? = nil) -> ArtifactBudget {
        var budget = ArtifactBudget()
        budget.ratioFloor = floor ?? budget.ratioFloor
        budget.ratio = ratio ?? budget.ratio
        return budget
    }
}
