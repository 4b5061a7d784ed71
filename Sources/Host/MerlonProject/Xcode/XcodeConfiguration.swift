// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The settings of one `XCBuildConfiguration`.
struct XcodeConfiguration {
    private let project: XcodeProject
    private let object: XcodeObject
    private var reading: ProjectReading { project.reading }

    init(_ project: XcodeProject, _ object: XcodeObject) {
        self.project = project
        self.object = object
    }

    /// The settings that stand in the project itself.
    var ownLevel: BuildSettingLevel {
        let entries = object.fields["buildSettings"]?.dictionary?.entries ?? []
        return .unordered(entries.compactMap(setting))
    }

    private func setting(_ entry: PropertyListDictionary.Entry) -> BuildSetting? {
        guard let value = entry.value.settingText else {
            reading.note(
                .dictionaryInSettings, project.file, entry.value.place,
                "the value of \(entry.key) is of type \(entry.value.value.typeName), and a setting holds text or a list of texts"
            )
            return nil
        }
        return reading.assignment(
            entry.key, at: entry.keyPlace, value, at: entry.value.place, in: project.file)
    }

    /// The settings of the `.xcconfig` that the configuration is based on.
    var baseLevel: BuildSettingLevel {
        guard let (path, place) = base else { return BuildSettingLevel() }
        if let level = reading.level(ofConfigFile: path) { return level }
        // CocoaPods makes these files, which hold search paths and flags alone, and few commit them.
        let isOfPods = path.contains("Target Support Files/")
        reading.note(
            .missingFile, project.file, place,
            "the configuration \(object[text: "name"] ?? object.id) is based on \(path), which was not read",
            losesFacts: !isOfPods)
        return BuildSettingLevel()
    }

    /// The path of the `.xcconfig`: a file reference, or a path below a folder that Xcode keeps in step.
    private var base: (path: String, place: SourcePlace)? {
        if let node = object.fields["baseConfigurationReference"], let id = node.string {
            return path(of: id, below: nil, node.place)
        }
        guard let node = object.fields["baseConfigurationReferenceAnchor"], let id = node.string,
            let relative = object[text: "baseConfigurationReferenceRelativePath"]
        else { return nil }
        return path(of: id, below: relative, node.place)
    }

    private func path(
        of id: String, below relative: String?, _ place: SourcePlace
    ) -> (path: String, place: SourcePlace)? {
        let words: String
        do throws(XcodePaths.Fault) {
            let path = try project.paths.path(of: id)
            if let joined = TreePath.join(path, relative ?? "") { return (joined, place) }
            words = "leads out of the tree"
        } catch {
            switch error {
            case .broken: words = "names a file that the project does not hold"
            case .elsewhere(let folder): words = "counts from \(folder), which only the building machine has"
            case .outside(let part): words = "leads out of the tree at \(part)"
            }
        }
        reading.note(
            .missingFile, project.file, place,
            "the base of the configuration \(object[text: "name"] ?? object.id) \(words)", losesFacts: true)
        return nil
    }
}

extension PropertyListNode {
    /// The text of a setting: a list is its elements with spaces between, those with spaces in quotation
    /// marks; nil for a dictionary or data.
    var settingText: String? {
        switch value {
        case .string(let text): return text
        case .boolean(let boolean): return boolean ? "YES" : "NO"
        case .integer(let number): return String(number)
        case .real(let number): return String(number)
        case .array(let elements):
            let texts = elements.compactMap { $0.array == nil ? $0.settingText : nil }
            guard texts.count == elements.count else { return nil }
            return texts.map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }
                .joined(separator: " ")
        default: return nil
        }
    }
}
