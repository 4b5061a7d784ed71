// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Which Info.plist a target of a specification gets.
struct XcodeGenInfoPlist {
    /// A list that XcodeGen writes.
    struct Made {
        var base: InfoPlistBase
        /// Where to, from the tree's root.
        var path: String?
    }

    private let project: XcodeGenProject
    private let target: XcodeGenTarget
    private let settings: BuildSettings

    init(_ project: XcodeGenProject, _ target: XcodeGenTarget, _ settings: BuildSettings) {
        self.project = project
        self.target = target
        self.settings = settings
    }

    /// The list that an entry `info` makes: the target's own, or one of another target where
    /// `INFOPLIST_FILE` names that one's file. nil where the setting names a file that nobody writes.
    var made: Made? {
        let info = target.node["info"]
        let own = info.flatMap(project.writtenPath)
        if let file = settings.value("INFOPLIST_FILE")?.text, !file.isEmpty {
            guard let path = TreePath.join(project.directory, file),
                let written = path == own ? info : project.written[path]?.info
            else { return nil }
            return make(written, path)
        }
        return info.map { make($0, own) }
    }

    private func make(_ info: ManifestNode, _ path: String?) -> Made {
        let properties =
            info["properties"] ?? ManifestNode(.dictionary(.init()), at: info.place, in: info.file)
        // The places are those of the file that the exceptions stand in.
        let file = (properties["NSAppTransportSecurity"] ?? properties).file
        var root = properties.propertyList(in: file)
        root.value = .dictionary((root.dictionary ?? .init()).laid(over: defaults))
        return Made(
            base: InfoPlistBase(PropertyListDocument(root: root, format: .xml), at: file.path), path: path)
    }

    /// What XcodeGen writes below the properties.
    private var defaults: [PropertyListDictionary.Entry] {
        let type = XcodeProductType(target.type)
        var texts = [
            ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"),
            ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "$(PRODUCT_NAME)"),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        // Where no setting names the bundle, there is nothing to say of it here.
        if settings.setting("PRODUCT_BUNDLE_IDENTIFIER") != nil {
            texts.append(("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"))
        }
        // A bundle of resources that names an executable is refused by the store.
        if type.wrapperExtension != "bundle" { texts.append(("CFBundleExecutable", "$(EXECUTABLE_NAME)")) }
        if !type.packageType.isEmpty { texts.append(("CFBundlePackageType", type.packageType)) }
        return texts.map { .init($0.0, PropertyListNode(.string($0.1))) }
    }

    /// The first `Info.plist` in the target's sources, which XcodeGen takes where nothing names one; from the
    /// tree's root.
    func found() -> String? {
        let sources = target.node["sources"]
        var left = project.reading.budget.searchedFiles
        for source in sources?.list ?? sources.map({ [$0] }) ?? [] {
            let node = source["path"] ?? source
            guard let text = node.text, let path = TreePath.join(node.file.base, text) else { continue }
            if TreePath.name(path) == "Info.plist", !project.reading.isMissing(path) { return path }
            if let found = search(path, &left, depth: 0) { return found }
        }
        return nil
    }

    private func search(_ folder: String, _ left: inout Int, depth: Int) -> String? {
        guard depth < 64 else { return nil }
        let children = project.reading.children(of: folder)
        left -= children.count
        guard left >= 0 else {
            project.reading.note(
                .limit, project.path, target.node["sources"]?.place,
                "the sources of \(target.name) have more than \(project.reading.budget.searchedFiles) files: its Info.plist was not looked for in all",
                losesFacts: true)
            return nil
        }
        if children.contains(where: { $0.name == "Info.plist" && !$0.isDirectory }) {
            return TreePath.child(folder, "Info.plist")
        }
        for child in children where child.isDirectory && !child.name.hasPrefix(".") && left >= 0 {
            if let found = search(TreePath.child(folder, child.name), &left, depth: depth + 1) {
                return found
            }
        }
        return nil
    }
}
