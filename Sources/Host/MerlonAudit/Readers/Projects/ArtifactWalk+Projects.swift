// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject
internal import MerlonPropertyList

extension ArtifactWalk {
    /// Reads the projects that a tree of sources describes, and keeps their Info.plists from being read
    /// once more as loose ones.
    ///
    /// - Parameter isOperand: Whether the one candidate is all that was asked about. In a tree, the projects
    ///   of a workspace are found by themselves.
    func readProjects(_ candidates: [ProjectCandidate], isOperand: Bool = false) {
        let files = StoreFiles(store, at: place, ledger: ledger)
        let describer = ProjectDescriber(files: files)
        for candidate in candidates.prefix(ledger.budget.projects) {
            if case .xcodeWorkspace = candidate.form, !isOperand {
                let project = describer.schemes(ofWorkspace: candidate.path)
                files.noteReads(isProject: project != nil)
                if let project { add(project, files) }
                continue
            }
            let projects = describer.projects(candidate)
            files.noteReads(isProject: !projects.isEmpty)
            for project in projects { add(project, files) }
        }
        if candidates.count > ledger.budget.projects {
            let words = "it has more than the limit of \(ledger.budget.projects) descriptions of projects"
            ledger.noteUnread("a part of the tree", at: place.location(""), .limit(words), isFile: false)
        }
    }

    private func add(_ project: Project, _ files: StoreFiles) {
        var facts = ProjectFacts(project, in: place)
        facts.generated = ledger.facts.projects.firstIndex {
            $0.generated == nil && project.generates($0.project) && $0.location(of: "") == place.location("")
        }
        for plist in project.targets.flatMap(\.builds).compactMap(\.infoPlist) {
            consume([plist.path, plist.writtenTo].compactMap { $0 } + plist.variants, files)
            for path in plist.variants where facts.variants[path] == nil {
                facts.variants[path] = variant(path, files)
            }
        }
        if facts.generated == nil {
            for problem in facts.project.problems where problem.losesFacts {
                ledger.noteUnread(problem, at: facts.location(of: problem.path))
                // Its own fault is told already.
                consume([problem.path], files)
            }
            let builds = ProjectBuilds(
                facts, index: ledger.facts.projects.count, after: ledger.facts.bundles.count,
                limit: ledger.budget.builds - ledger.builds)
            for bundle in builds.bundles { _ = ledger.add(bundle) }
            if builds.leftOut > 0 {
                let words = "\(builds.leftOut) of its builds are beyond the limit of \(ledger.budget.builds)"
                ledger.noteUnread("the project", at: facts.location, .limit(words), isFile: false)
            }
            facts = builds.facts
        }
        ledger.add(facts)
    }

    private func consume(_ paths: [String], _ files: StoreFiles) {
        consumed.formUnion(paths.compactMap(files.node).filter { tree.kind($0) == .file })
    }

    private func variant(_ path: String, _ files: StoreFiles) -> InfoPlistFacts? {
        guard let node = files.node(path), tree.kind(node) == .file else { return nil }
        return InfoPlistReader(store: store, ledger: ledger).read(node, at: place.location(path))
    }
}

extension Project {
    /// Whether generating this project writes `other`, which then is what is built.
    fileprivate func generates(_ other: Project) -> Bool {
        guard other.kind == .xcode, kind != .xcode else { return false }
        let folder = path.folder
        switch kind {
        // A React Native app's project is written once, and its own from then on.
        case .reactNative, .xcode: return false
        case .tuist, .xcodeGen:
            // Of one that can't be read the name is not known either.
            return targets.isEmpty
                ? other.path.folder == folder : other.path == folder.appending("\(name).xcodeproj")
        case .expo: return other.path.folder == folder.appending("ios")
        case .cordova: return other.path.folder == folder.appending("platforms/ios")
        }
    }
}

extension String {
    fileprivate var folder: String { pathParts().dropLast().joined(separator: "/") }

    fileprivate func appending(_ name: String) -> String { isEmpty ? name : "\(self)/\(name)" }
}
