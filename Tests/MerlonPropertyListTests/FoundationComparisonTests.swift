// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList
import Testing

/// Foundation as the second opinion: where it reads a file, the values are the same.
struct FoundationComparisonTests {
    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsWhatFoundationWrites(_ format: PropertyListSerialization.PropertyListFormat) throws {
        for seed in 0..<400 as Range<UInt64> {
            var nodes = RandomNodes(generator: SeededGenerator(seed))
            let node = PropertyListNode(.dictionary(nodes.dictionary(depth: 4)))
            let bytes = try FoundationOracle.bytes(node, format)
            let document = try read(bytes).get()
            #expect(document.root.valueOnly == node.valueOnly, "seed \(seed)")
            #expect(document.format == (format == .xml ? .xml : .binary))
            #expect(document.anomalies.isEmpty)
            #expect(FoundationOracle.propertyList(bytes)?.valueOnly == node.valueOnly, "seed \(seed)")
        }
    }

    @Test func readsTheJSONThatFoundationWrites() throws {
        for seed in 0..<400 as Range<UInt64> {
            var nodes = RandomNodes(isJSON: true, generator: SeededGenerator(seed))
            let node = PropertyListNode(.dictionary(nodes.dictionary(depth: 4)))
            let bytes = Array(try JSONSerialization.data(withJSONObject: FoundationOracle.object(node)))
            #expect(
                try read(bytes, as: .json).get().root.valueOnly == FoundationOracle.json(bytes)?.valueOnly,
                "seed \(seed)")
        }
    }

    /// The public files beside the repository, where they are present.
    @Test func readsPublicFilesAsFoundationDoes() throws {
        for file in PublicFiles.propertyLists {
            let bytes = Array(try Data(contentsOf: file))
            let expected = FoundationOracle.propertyList(bytes)
            switch read(bytes) {
            case .success(let document):
                #expect(document.root.valueOnly == expected?.valueOnly, "\(file.lastPathComponent)")
            case .failure(let error):
                #expect(expected == nil, "\(file.lastPathComponent): \(error)")
            }
        }
    }
}

/// Files that lie beside a developer's checkout; the tests pass without them.
enum PublicFiles {
    static var propertyLists: [URL] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../shared/corpus/plists").standardized
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "plist" }
    }
}
