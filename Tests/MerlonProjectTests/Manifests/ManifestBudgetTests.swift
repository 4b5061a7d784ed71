// SPDX-License-Identifier: Apache-2.0
import MerlonProject
import Testing

/// Each limit on manifests at its edge: one less is refused and said, exactly enough is read.
@Suite struct ManifestBudgetTests {
    private static let spec = """
        name: Shop
        targets:
          Shop: {type: application, platform: iOS, sources: [Shop]}
        """
    private static let files = MemoryProjectFiles([
        "project.yml": spec, "Shop/A/one.swift": "", "Shop/B/Info.plist": .plist(""),
    ])

    private func read(_ change: (inout ProjectBudget) -> Void) -> Project? {
        var budget = ProjectBudget()
        change(&budget)
        return XcodeGenReader().projects(at: "project.yml", in: Self.files, budget: budget).first
    }

    @Test func lengthOfAManifest() {
        let count = Self.spec.utf8.count
        #expect(read { $0.manifestBytes = count }?.problems == [])
        let cut = read { $0.manifestBytes = count - 1 }
        #expect(cut?.kinds == [.limit] && cut?.problems.first?.losesFacts == true)
    }

    /// Notes the limits that files are read with.
    private final class Limits: ProjectFiles {
        var limits: [Int] = []

        func read(_ path: String, limit: Int) throws(ProjectFileError) -> [UInt8] {
            limits.append(limit)
            throw .tooLong(bytes: 1 << 40, limit: limit)
        }

        func children(of path: String) -> [ProjectFileEntry]? { nil }
    }

    @Test func aManifestThatIsTooLongIsNotReadWithoutALimit() {
        let files = Limits()
        let project = XcodeGenReader().projects(at: "project.yml", in: files, budget: .init()).first
        #expect(project?.kinds == [.limit] && project?.problems.first?.losesFacts == true)
        #expect(Set(files.limits) == [ProjectBudget().manifestBytes])
    }

    @Test func valuesOfAManifest() {
        // Three mappings, a list, the texts in them, and their keys.
        let enough = (1...40).first { limit in read { $0.manifestValues = limit }?.problems == [] }
        #expect(enough == 14)
        #expect(read { $0.manifestValues = 13 }?.kinds == [.limit])
    }

    @Test func filesAmongWhichAListIsLookedFor() {
        #expect(
            read { $0.searchedFiles = 4 }?.build("Shop", "Release")?.infoPlist?.path == "Shop/B/Info.plist")
        let cut = read { $0.searchedFiles = 3 }
        #expect(cut?.kinds.contains(.limit) == true)
        #expect(cut?.build("Shop", "Release")?.infoPlist == nil)
    }
}
