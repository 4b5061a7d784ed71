// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The facts of one build that its settings give, whichever kind of project holds them.
struct BuildFacts {
    private let reading: ProjectReading
    private let settings: BuildSettings
    /// The describing file, for problems of settings that stand in no other.
    private let description: String
    private let target: String

    init(
        _ reading: ProjectReading, _ settings: BuildSettings, describedBy description: String, target: String
    ) {
        self.reading = reading
        self.settings = settings
        self.description = description
        self.target = target
    }

    /// The build without its Info.plist; paths of settings count from the folder `directory` of the tree.
    func build(below directory: String) -> ProjectBuild {
        let configuration = settings.context.configuration
        var build = ProjectBuild(configuration: configuration, isDebug: settings.isDebug)
        build.bundleIdentifier = text("PRODUCT_BUNDLE_IDENTIFIER", &build)
        build.sdk = settings.context.sdk
        if let platform = build.sdk.flatMap({ ApplePlatform(sdk: $0) }) {
            build.deploymentTarget = text(platform.deploymentSetting, &build)
        }
        build.entitlementsPath = text("CODE_SIGN_ENTITLEMENTS", &build)
            .flatMap { TreePath.join(directory, $0) }.map { reading.spelling(of: $0) }
        return build
    }

    /// Adds the Info.plist that `INFOPLIST_FILE` and `GENERATE_INFOPLIST_FILE` make.
    func addInfoPlist(to build: inout ProjectBuild, below directory: String) {
        let generates = settings.isOn("GENERATE_INFOPLIST_FILE")
        let file = text("INFOPLIST_FILE", &build, losesFacts: true)
        guard file != nil || generates else {
            noteFile("has neither INFOPLIST_FILE nor GENERATE_INFOPLIST_FILE: no Info.plist is known for it")
            return
        }
        var base: InfoPlistBase?
        var variants: [String] = []
        if let file {
            let found = infoPlist(file, below: directory)
            guard found != nil || generates else { return }
            base = found
            variants = found?.path.map(self.variants) ?? []
        }
        add(base, generates: generates, to: &build)
        build.infoPlist?.variants = variants
    }

    /// Adds the Info.plist that `base` becomes; a generator writes it to `path` of the tree.
    func add(
        _ base: InfoPlistBase?, generates: Bool, writtenTo path: String? = nil, to build: inout ProjectBuild
    ) {
        var assembler = InfoPlistAssembler(reading, settings, describedBy: description)
        build.infoPlist = assembler.assemble(base, generates: generates)
        build.infoPlist?.writtenTo = path
        build.addUnresolved(assembler.unresolved)
    }

    /// The facts with one more setting, above all others.
    func adding(_ setting: BuildSetting) -> BuildFacts {
        var settings = settings
        settings.levels.append(BuildSettingLevel([setting]))
        return BuildFacts(reading, settings, describedBy: description, target: target)
    }

    /// The value of a setting, nil where it is empty; what could not be replaced in it is a problem.
    private func text(_ name: String, _ build: inout ProjectBuild, losesFacts: Bool = false) -> String? {
        guard let value = settings.value(name) else { return nil }
        let setting = settings.setting(name)
        let names = reading.take(
            value, of: "\(name) of \(target)", at: setting?.path ?? description, setting?.place,
            losesFacts: losesFacts)
        build.addUnresolved(names)
        return value.text.isEmpty ? nil : value.text
    }

    private func infoPlist(_ file: String, below directory: String) -> InfoPlistBase? {
        // Xcode takes a value in quotation marks as the path inside of them.
        let name = file.hasPrefix("\"") && file.hasSuffix("\"") ? String(file.dropFirst().dropLast()) : file
        guard let path = TreePath.join(directory, name) else {
            noteFile("takes its Info.plist from \(name), outside of the tree")
            return nil
        }
        let spelled = reading.spelling(of: path)
        let isPreprocessed = settings.isOn("INFOPLIST_PREPROCESS")
        let base = reading.infoPlist(spelled)
        if isPreprocessed {
            reading.note(
                .codeNotRun, spelled, nil,
                "the C preprocessor goes over the file (INFOPLIST_PREPROCESS) and is not run here: "
                    + (base == nil ? "it can't be read without" : "what it changes is not known"),
                losesFacts: base == nil)
        }
        if base == nil, reading.isMissing(spelled) {
            noteFile("takes its Info.plist from \(path), and there is no such file")
        }
        return base
    }

    private func noteFile(_ words: String) {
        let setting = settings.setting("INFOPLIST_FILE")
        let path = setting?.path ?? ""
        reading.note(
            .missingFile, path.isEmpty ? description : path, setting?.place,
            "the target \(target) in \(settings.context.configuration) \(words)", losesFacts: true)
    }

    /// The files of the same name in the `.lproj` folders beside `path`, or beside the one it lies in.
    private func variants(of path: String) -> [String] {
        let folder = TreePath.parent(path)
        let isLocalised = folder.hasSuffix(".lproj")
        let home = isLocalised ? TreePath.parent(folder) : folder
        return reading.children(of: home)
            .filter { $0.isDirectory && $0.name.hasSuffix(".lproj") }
            .map { TreePath.child(home, $0.name) + "/" + TreePath.name(path) }
            .filter { $0 != path && !reading.isMissing($0) }
    }
}

extension ProjectBuild {
    fileprivate mutating func addUnresolved(_ names: some Sequence<String>) {
        unresolved = Set(unresolved).union(names).sorted()
    }
}
