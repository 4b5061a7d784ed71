// SPDX-License-Identifier: Apache-2.0

/// Archives and programs that their names do not show.
extension ArtifactWalk {
    /// Looks at the first bytes of a file that its name says nothing of, and reads it where it is an archive
    /// that holds what the rules concern, or a program with an Info.plist in itself.
    func visit(unnamed file: FileTree.Node, _ context: WalkContext) {
        let isPlaceOfTools = isPlaceOfTools(file, context)
        guard context.parent == nil || isPlaceOfTools else { return }
        guard let head = try? store.head(of: file, ContainerForm.headLength) else { return }
        if isPlaceOfTools, MachOReader.recognizes(head) { return visit(program: file, context) }
        // What lies in a bundle is its resources: no system installs or runs an app from there.
        guard context.parent == nil else { return }
        if ZipArchive.recognizes(head) {
            guard !isDocument(file) else { return }
            visit(archive: file, context)
        } else if let form = ContainerForm(named: tree.name(file), head: head) {
            ledger.noteUnread("the archive", at: location(file), form.fault)
        }
    }

    /// Whether programs lie here that run by themselves: outside of bundles, and where a Mac app keeps its
    /// helpers.
    private func isPlaceOfTools(_ file: FileTree.Node, _ context: WalkContext) -> Bool {
        guard case .directory = place else { return false }
        guard context.parent != nil else { return true }
        return tree.parent(file).map { Self.toolFolders.contains(tree.name($0)) } == true
    }

    /// Reads a Mach-O file where it is a program with an Info.plist in itself.
    private func visit(program file: FileTree.Node, _ context: WalkContext) {
        // An own look first: a library, or a program that carries none, is no matter of the rules.
        guard let bytes = try? store.forwardBytes(of: file, limit: ledger.budget.executableBytes),
            let look = try? MachOReader.read(MachOSource(size: bytes.count, bytes: bytes.bytes)),
            look.infoPlist != nil, look.slices.contains(where: \.isProgram)
        else { return }
        let reader = ExecutableReader(ledger: ledger)
        guard let facts = reader.read(bytes, at: location(file)) else { return }
        var tool = reader.tool(facts, at: location(file))
        tool.parent = context.parent
        if context.distribution != .unknown { tool.distribution = context.distribution }
        _ = ledger.add(tool)
    }

    /// Where a Mac app keeps programs beside its own.
    private static let toolFolders: Set<String> = ["Helpers", "LaunchServices", "MacOS"]

    /// Whether a zip file is called like a document or another platform's library, and holds nothing that
    /// the rules concern: how such a file is stored, or whether it is whole, is not their matter.
    private func isDocument(_ file: FileTree.Node) -> Bool {
        guard Self.documentExtensions.contains(BundleLayout.pathExtension(tree.name(file))) else {
            return false
        }
        guard let source = try? store.source(of: file, limit: ledger.budget.nestedArchiveBytes),
            let archive = try? ZipArchive(source, budget: ledger.budget)
        else { return true }
        return !archive.members.contains { Self.concerns($0.name) }
    }

    private static func concerns(_ member: String) -> Bool {
        let parts = member.pathParts(at: "/\\").filter { !$0.isEmpty }
        guard let name = parts.last else { return false }
        return InfoPlistRole.isNamed(name) || parts.contains(where: BundleLayout.isProcess)
            || BundleLayout.pathExtension(name) == "ipa"
    }

    /// Extensions of documents and of other platforms' programs that are zip files.
    private static let documentExtensions: Set<String> = [
        "aab", "apk", "docx", "ear", "epub", "jar", "key", "kmz", "nupkg", "numbers", "odp", "ods", "odt",
        "pages", "pptx", "sketch", "usdz", "vsix", "war", "whl", "xlsx", "xpi",
    ]
}

extension FileStore {
    /// The first bytes of a file, at most `count`, of which a compressed member is unpacked no further.
    fileprivate func head(of file: FileTree.Node, _ count: Int) throws(ReadFault) -> [UInt8] {
        let bytes = try forwardBytes(of: file, limit: .max)
        return bytes.prefix(count)
    }
}
