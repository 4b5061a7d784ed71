// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Makes the Info.plist of one build: the variables of its base replaced, and the keys added that the build
/// settings make.
struct InfoPlistAssembler {
    private let reading: ProjectReading
    private let settings: BuildSettings
    /// The describing file: where the places of made values lie.
    private let description: String
    /// The variables that nothing defines, by name.
    private(set) var unresolved: Set<String> = []

    /// An assembler for the build of `settings` that the file `description` describes.
    init(_ reading: ProjectReading, _ settings: BuildSettings, describedBy description: String) {
        self.reading = reading
        self.settings = settings
        self.description = description
    }

    /// The list that `base` becomes; `generates` adds the keys of `GENERATE_INFOPLIST_FILE`.
    ///
    /// What the base has stays: the settings fill in what it lacks. Keys of the platform
    /// (`MinimumOSVersion` …) are added to every list.
    mutating func assemble(_ base: InfoPlistBase?, generates: Bool) -> EffectiveInfoPlist {
        var document =
            base?.document ?? PropertyListDocument(root: PropertyListNode(.dictionary(.init())), format: .xml)
        // The outermost entries are copied for each build.
        reading.work += 1 + (document.root.dictionary?.entries.count ?? 0)
        if let base, base.hasVariables, settings.value("INFOPLIST_EXPAND_BUILD_SETTINGS")?.text != "NO" {
            var replacing = InfoPlistVariables(reading, settings, at: base.path ?? description)
            document.root = replacing.replaced(document.root)
            unresolved.formUnion(replacing.unresolved)
        }
        var root = document.root.dictionary ?? .init()
        var present = Set(root.entries.map(\.key))
        var generated = InfoPlistKeys(reading, settings, describedBy: description, isWholeFile: base == nil)
        for entry in generated.entries(generates: generates) where present.insert(entry.key).inserted {
            root.entries.append(entry)
        }
        unresolved.formUnion(generated.unresolved)
        document.root.value = .dictionary(root)
        var plist = EffectiveInfoPlist(path: base?.path, document: document)
        plist.isGenerated = generates
        return plist
    }
}
