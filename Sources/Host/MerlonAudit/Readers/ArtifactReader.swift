// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif
public import MerlonProject
internal import MerlonPropertyList

/// The reader of operands: from a path to the facts that rules are asked about.
///
/// What an operand is, its content says: a directory may be an `.xcarchive`, a bundle or a source tree, a
/// file a zip archive (an `.ipa`) or a property list. In a source tree, projects are read as they will be
/// built; a project itself may be the operand. Whatever can't be read is in
/// ``AuditFacts/problems`` and ``AuditFacts/unread``; the rest is read all the same.
///
/// The property lists of dependencies (`Pods`, `Carthage`, `node_modules`) and build products (`.build`,
/// `DerivedData`) are read like the rest: they may be what ships, and the path in each location says whose
/// they are. Their projects are not: nobody builds them as they are. The data of a version control system
/// (`.git`) and macOS's own metadata (`__MACOSX`, `._Info.plist`) are no part of what ships and are left
/// out. Links are not followed out of the operand.
public struct ArtifactReader: Sendable {
    let budget: ArtifactBudget
    private let manifests: [any ProjectManifestReader]
    private let progress: (@Sendable (ArtifactProgress) -> Void)?

    /// A reader.
    ///
    /// - Parameters:
    ///   - budget: What one operand may cost.
    ///   - manifests: The readers of files that generate projects.
    ///   - progress: Called after each file that was read.
    public init(
        budget: ArtifactBudget = ArtifactBudget(),
        manifests: [any ProjectManifestReader] = ProjectManifests.standard,
        progress: (@Sendable (ArtifactProgress) -> Void)? = nil
    ) {
        self.budget = budget
        self.manifests = manifests
        self.progress = progress
    }

    /// The facts of the file or directory at `path`, a symbolic link at its end followed.
    public func read(path: String) throws(ArtifactError) -> AuditFacts {
        let name = Self.lastComponent(path)
        if let directory = opendir(path) {
            closedir(directory)
            return read(project: path, named: name, isDirectory: true) ?? read(directory: path)
        }
        guard errno == ENOTDIR else { throw ArtifactError(path: path, errno: errno) }
        if let facts = read(project: path, named: name, isDirectory: false) { return facts }
        do {
            return read(try FileBytes(path: path), operand: path)
        } catch {
            throw ArtifactError(path: path, error)
        }
    }

    /// The facts of a property list or an archive that came by standard input.
    public func readStandardInput(_ bytes: [UInt8]) -> AuditFacts {
        var facts = read(MemoryBytes(bytes), operand: "-")
        facts.kind = .standardInput
        return facts
    }

    private func read(directory path: String) -> AuditFacts {
        let ledger = ledger(operand: path)
        let listing = DirectoryListing(root: path, budget: budget)
        ledger.note(files: listing.tree.fileCount)
        for (path, fault) in listing.faults {
            ledger.noteUnread("the directory", at: Location(path: path), fault, isFile: false)
        }
        let store = DirectoryStore(root: path, tree: listing.tree)
        let walk = ArtifactWalk(
            store, at: .directory, rootName: Self.lastComponent(path), nesting: 0, ledger: ledger)
        walk.run(WalkContext())
        return ledger.finish(kind: walk.rootKind)
    }

    /// The ledger of an operand.
    func ledger(operand: String) -> ReadLedger {
        ReadLedger(
            operand: operand, budget: budget, projectNames: ProjectNames(manifests: manifests),
            progress: progress)
    }

    /// The name of the directory at `path`, also where the path ends in `/` or is `.`.
    private static func lastComponent(_ path: String) -> String {
        let name = path.pathParts().last { !$0.isEmpty } ?? ""
        guard ["", ".", ".."].contains(name), let resolved = realpath(path, nil) else { return name }
        defer { free(resolved) }
        return String(cString: resolved).pathParts().last ?? ""
    }

    private func read(_ source: any ByteSource, operand: String) -> AuditFacts {
        let ledger = ledger(operand: operand)
        let location = Location(path: "")
        ledger.note(files: 1)
        do throws(ReadFault) {
            let head = try ReadFault.wrapping { () throws(ByteSourceError) in
                try source.prefix(ContainerForm.headLength)
            }
            if !ZipArchive.recognizes(head),
                let facts = try single(source, head, named: operand, at: location, ledger)
            {
                return facts
            }
            ledger.noteRead(location, bytes: 0)
            let place = StorePlace.archive(path: "", outer: nil)
            let kind = ArchiveWalk.read(source, at: place, WalkContext(), nesting: 1, ledger: ledger)
            return ledger.finish(kind: kind == .ipa ? .ipa : .zip)
        } catch {
            ledger.noteUnread("the file", at: location, error)
            return ledger.finish(kind: .unknown)
        }
    }

    /// The facts of a property list or a program; nil where an archive lies at its end, as in a program that
    /// unpacks itself.
    private func single(
        _ source: any ByteSource, _ head: [UInt8], named operand: String, at location: Location,
        _ ledger: ReadLedger
    ) throws(ReadFault) -> AuditFacts? {
        if let form = ContainerForm(named: operand, head: head) { throw form.fault }
        let hasArchive = { (try? ZipEndRecord.find(in: source)) != nil }
        if MachOReader.recognizes(head) {
            let reader = ExecutableReader(ledger: ledger)
            if let facts = reader.read(ForwardBytes(source), at: location) {
                _ = ledger.add(reader.tool(facts, at: location))
            }
            return hasArchive() ? nil : ledger.finish(kind: .program)
        }
        do throws(ReadFault) {
            let infoPlist = try loosePropertyList(source, at: location, ledger)
            guard !InfoPlistRole.isForeign(infoPlist.document.root) else {
                let words = "it is a property list of another kind and no Info.plist"
                return ledger.finish(kind: .propertyList, nothing: words)
            }
            guard InfoPlistRole.isNamed(Self.lastComponent(operand)) || InfoPlistRole.isRecognized(infoPlist)
            else {
                let words =
                    "nothing in it was recognised: no key of an Info.plist, and none of App Transport Security"
                return ledger.finish(kind: .propertyList, nothing: words)
            }
            _ = ledger.add(BundleFacts(loose: infoPlist))
            return ledger.finish(kind: .propertyList)
        } catch {
            guard hasArchive() else { throw error }
            return nil
        }
    }

    private func loosePropertyList(
        _ source: any ByteSource, at location: Location, _ ledger: ReadLedger
    ) throws(ReadFault) -> InfoPlistFacts {
        guard source.count <= budget.propertyListBytes else {
            let head = try ReadFault.wrapping { () throws(ByteSourceError) in try source.prefix(4096) }
            guard PropertyListReader.detectFormat(head) != nil else {
                throw ReadFault(.malformed, "it begins neither like a property list nor like a zip archive")
            }
            let words = "it has \(source.count) bytes, more than the limit of \(budget.propertyListBytes)"
            throw .limit(words)
        }
        let bytes = try ReadFault.wrapping { () throws(ByteSourceError) in try source.bytes(0..<source.count)
        }
        ledger.noteRead(location, bytes: bytes.count)
        return try PropertyListParser(budget).infoPlist(bytes, at: location)
    }
}
