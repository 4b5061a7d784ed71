// SPDX-License-Identifier: Apache-2.0

/// The reading of an archive: the operand itself, or one in a tree.
enum ArchiveWalk {
    /// Reads the archive in `source` and everything in it; returns what it turned out to be, or nil with
    /// the reason noted.
    ///
    /// - Parameters:
    ///   - nesting: How many archives there are from the operand down to this one, itself counted.
    @discardableResult
    static func read(
        _ source: any ByteSource, at place: StorePlace, _ context: WalkContext, nesting: Int,
        ledger: ReadLedger
    ) -> ArtifactKind? {
        let location = place.location("")
        let archive: ZipArchive
        do {
            archive = try ZipArchive(source, budget: ledger.budget)
        } catch {
            ledger.noteUnread("the archive", at: location, ReadFault(error))
            return nil
        }
        ledger.note(files: archive.members.count { !$0.isDirectory })
        for problem in archive.problems {
            ledger.note(problem.kind, at: place.location(problem.member ?? ""), problem.message)
        }
        if let fault = archive.fault {
            ledger.noteUnread("a part of the archive", at: location, ReadFault(fault))
        }
        for name in archive.hidden.names {
            let fault = ReadFault(
                .gap, "the archive's directory does not list it, and readers that stream find it")
            ledger.noteUnread("a local entry", at: place.location(name), fault, isFile: false)
        }
        if archive.hidden.isCut {
            let fault = ReadFault.limit("more of it than was searched belongs to no member")
            ledger.noteUnread("a part of the archive", at: location, fault, isFile: false)
        }
        let store = ArchiveStore(archive, budget: ledger.budget, meter: ledger.meter)
        let walk = ArtifactWalk(store, at: place, rootName: "", nesting: nesting, ledger: ledger)
        walk.run(context)
        ShadowedMembers(store: store, walk: walk).read()
        return walk.rootKind
    }
}

extension ArtifactWalk {
    /// Reads an archive that lies in this tree, if its content is one.
    func visit(archive file: FileTree.Node, _ context: WalkContext) {
        let location = location(file)
        let limit = ledger.budget.nestedArchiveBytes
        do throws(ReadFault) {
            let head = try store.forwardBytes(of: file, limit: limit)
            guard ZipArchive.recognizes(head.prefix(4)) else {
                if let fault = head.fault() { throw fault }
                guard BundleLayout.pathExtension(tree.name(file)) == "ipa" else { return }
                if AppleDouble.isName(tree.name(file)), AppleDouble.recognizes(head.prefix(4)) { return }
                throw ReadFault(.malformed, "it does not begin as a zip file does")
            }
            guard nesting < ledger.budget.nesting else {
                let words = "\(nesting) archives lie around it, and no more are opened"
                throw ReadFault(.nestedTooDeep, words, isLimit: true)
            }
            guard ledger.opensArchive() else {
                throw .limit("\(ledger.budget.archives) archives were opened before it")
            }
            let source = try store.source(of: file, limit: limit)
            ledger.noteRead(location, bytes: 0)
            // What lies in it is no part of the bundle around it.
            let inner = WalkContext(isShipped: context.isShipped)
            ArchiveWalk.read(
                source, at: place.archive(at: tree.path(file)), inner, nesting: nesting + 1, ledger: ledger)
        } catch {
            ledger.noteUnread("the archive", at: location, error)
        }
    }
}
