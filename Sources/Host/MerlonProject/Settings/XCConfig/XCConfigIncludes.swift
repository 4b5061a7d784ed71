// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The settings of an `.xcconfig` with all that it includes, in the order in which they count.
struct XCConfigIncludes {
    private let reading: ProjectReading
    private var settings: [BuildSetting] = []
    private var included = 0
    private var isOverLimit = false

    /// The settings of the file at `path`; nil where it can't be read.
    static func settings(at path: String, _ reading: ProjectReading) -> [BuildSetting]? {
        guard let file = reading.configFile(path) else { return nil }
        var includes = XCConfigIncludes(reading)
        includes.add(file, at: path, behind: [])
        return includes.settings
    }

    private init(_ reading: ProjectReading) {
        self.reading = reading
    }

    private mutating func add(_ file: XCConfigFile, at path: String, behind parents: [String]) {
        for problem in file.problems { reading.note(problem) }
        for item in file.items {
            guard !isOverLimit else { return }
            switch item {
            case .setting(let setting):
                settings.append(setting)
                if settings.count >= reading.budget.settings {
                    reachLimit(path, nil, "more than \(reading.budget.settings) settings")
                }
            case .include(let include): add(include, from: path, behind: parents + [path])
            }
        }
    }

    private mutating func add(_ include: XCConfigInclude, from path: String, behind parents: [String]) {
        guard !include.path.hasPrefix("<DEVELOPER_DIR>") else {
            reading.note(
                .missingFile, path, include.place,
                "\(include.path) is a file of Xcode itself: what it sets is not known here", losesFacts: true)
            return
        }
        guard let target = TreePath.join(TreePath.parent(path), include.path) else {
            if !include.isOptional {
                reading.note(
                    .missingFile, path, include.place, "#include \"\(include.path)\" leads out of the tree",
                    losesFacts: true)
            }
            return
        }
        if let start = parents.firstIndex(of: target) {
            let circle = (parents[start...] + [target]).joined(separator: " → ")
            reading.note(.includeCycle, path, include.place, "the file includes itself: \(circle)")
            return
        }
        included += 1
        guard included <= reading.budget.includes, parents.count <= reading.budget.includeDepth else {
            reachLimit(
                path, include.place,
                included > reading.budget.includes
                    ? "more than \(reading.budget.includes) inclusions"
                    : "files that include each other more than \(reading.budget.includeDepth) deep")
            return
        }
        if let file = reading.configFile(target, as: include, of: path) {
            add(file, at: target, behind: parents)
        }
    }

    private mutating func reachLimit(_ path: String, _ place: SourcePlace?, _ words: String) {
        isOverLimit = true
        reading.note(.limit, path, place, "\(words): the rest was not read", losesFacts: true)
    }
}
