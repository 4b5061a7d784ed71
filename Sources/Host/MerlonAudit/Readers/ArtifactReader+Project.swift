// SPDX-License-Identifier: Apache-2.0

extension ArtifactReader {
    /// The facts of an operand that is itself a project: a `.xcodeproj`, a `.xcworkspace` or a file that
    /// generates one. The folder around it is the tree that it is read in, and nothing else of that folder is
    /// reported. Nil where it only has the name of a project.
    func read(project path: String, named name: String, isDirectory: Bool) -> AuditFacts? {
        let ledger = ledger(operand: path)
        let forms = ledger.projectNames.forms(name, isDirectory: isDirectory)
        guard !forms.isEmpty else { return nil }
        let folder = Self.folder(around: path)
        let listing = DirectoryListing(root: folder, budget: budget)
        // What else lies in the folder is not asked about, unless the end of the listing cut the project.
        for (path, fault) in listing.faults where fault.isLimit {
            ledger.noteUnread("the directory", at: Location(path: path), fault, isFile: false)
        }
        let store = DirectoryStore(root: folder, tree: listing.tree)
        let walk = ArtifactWalk(store, at: .directory, rootName: "", nesting: 0, ledger: ledger)
        walk.readProjects(forms.map { ProjectCandidate(form: $0, path: name) }, isOperand: true)
        guard !ledger.facts.projects.isEmpty else { return nil }
        ledger.noteFilesRead()
        var facts = ledger.finish(
            kind: BundleLayout.pathExtension(name) == "xcworkspace" ? .workspace : .project)
        facts.base = folder
        return facts
    }

    /// The directory around `path`, as one would type it.
    private static func folder(around path: String) -> String {
        var parts = path.pathParts()
        while parts.count > 1, parts.last == "" { parts.removeLast() }
        guard let name = parts.last, ![".", ".."].contains(name) else { return path + "/.." }
        parts.removeLast()
        if parts == [""] { return "/" }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
