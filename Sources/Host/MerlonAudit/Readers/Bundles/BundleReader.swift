// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of one bundle's own files.
final class BundleReader {
    private let walk: ArtifactWalk
    private let layout: BundleLayout
    private let directory: FileTree.Node
    private let context: WalkContext
    /// Files that were read.
    private(set) var consumed: Set<FileTree.Node> = []

    init(walk: ArtifactWalk, layout: BundleLayout, directory: FileTree.Node, context: WalkContext) {
        self.walk = walk
        self.layout = layout
        self.directory = directory
        self.context = context
    }

    /// The bundle's Info.plist.
    func infoPlist(_ node: FileTree.Node) -> InfoPlistFacts? {
        consumed.insert(node)
        return InfoPlistReader(store: walk.store, ledger: walk.ledger).read(node, at: walk.location(node))
    }

    /// The facts of the whole bundle.
    func read(_ infoPlist: InfoPlistFacts?, folder: String) -> BundleFacts {
        let name = walk.name(directory)
        let root = infoPlist?.document.root
        var bundle = BundleFacts(
            kind: BundleFacts.Kind(bundle: name, root, in: folder), location: walk.location(directory))
        bundle.infoPlist = infoPlist
        bundle.identifier = root?["CFBundleIdentifier"]?.string
        bundle.parent = context.parent
        // What blocks its name, the walk notes where it meets it.
        if layout.infoPlist == nil, !layout.isBlocked, bundle.isProcess {
            let words = "the bundle has none, which every bundle that runs needs"
            walk.ledger.noteUnread(
                "the Info.plist", at: bundle.location, ReadFault(.missingInfoPlist, words), isFile: false)
        }
        if let manifest = privacyManifest {
            bundle.privacy = privacy(manifest)
            bundle.hasUnreadPrivacyManifest = bundle.privacy == nil
        }
        // In an archive all of a framework would have to be unpacked for the few bytes at its end.
        if bundle.kind == .framework, case .directory = walk.place {
            let facts = executable(of: infoPlist).flatMap(machO)
            bundle.embeddedSignature = facts?.slices.lazy.compactMap(\.directory).first
        }
        // No process runs a framework or a resource bundle: its executable decides nothing.
        guard bundle.isProcess else { return bundle }
        bundle.executable = executable(of: infoPlist).flatMap(machO)
        bundle.provisioning = provisioning()
        bundle.distribution = distribution(bundle)
        return bundle
    }

    /// The main executable: `CFBundleExecutable`, or the bundle's name without its extension.
    func executable(of infoPlist: InfoPlistFacts?) -> FileTree.Node? {
        let stated = infoPlist?.document.root["CFBundleExecutable"]?.string
        let bundleName = walk.name(directory)
        let name = stated ?? bundleName.lastIndex(of: ".").map { String(bundleName[..<$0]) } ?? bundleName
        guard !name.isEmpty, !name.contains("/") else { return nil }
        return file(name, in: layout.executables)
    }

    private func file(_ name: String, in directories: [FileTree.Node]) -> FileTree.Node? {
        directories.lazy.compactMap { self.walk.store.find(name, below: $0) }
            .first { self.walk.tree.kind($0) == .file }
    }

    /// Whether the file begins as a Mach-O file does.
    func isExecutable(_ node: FileTree.Node) -> Bool {
        guard let bytes = try? walk.store.forwardBytes(of: node, limit: walk.ledger.budget.executableBytes)
        else {
            return false
        }
        return MachOReader.recognizes(bytes.prefix(8))
    }

    private func machO(_ node: FileTree.Node) -> MachOFacts? {
        consumed.insert(node)
        let location = walk.location(node)
        do throws(ReadFault) {
            let bytes = try walk.store.forwardBytes(of: node, limit: walk.ledger.budget.executableBytes)
            return ExecutableReader(ledger: walk.ledger).read(bytes, at: location)
        } catch {
            walk.ledger.noteUnread("the executable", at: location, error)
            return nil
        }
    }

    private var privacyManifest: FileTree.Node? {
        let places = layout.contents + layout.contents.compactMap { walk.tree.directory("Resources", of: $0) }
        return file("PrivacyInfo.xcprivacy", in: places)
    }

    private func privacy(_ node: FileTree.Node) -> PrivacyFacts? {
        consumed.insert(node)
        let location = walk.location(node)
        do throws(ReadFault) {
            let bytes = try walk.store.bytes(of: node, limit: walk.ledger.budget.propertyListBytes)
            walk.ledger.noteRead(location, bytes: bytes.count)
            let root = try PropertyListParser(walk.ledger.budget).document(bytes).root
            guard root.dictionary != nil else {
                throw ReadFault(.malformed, "its outermost value is no dictionary")
            }
            return PrivacyFacts(location: location, root: root)
        } catch {
            walk.ledger.noteUnread("the privacy manifest", at: location, error)
            return nil
        }
    }

    private func provisioning() -> ProvisioningFacts? {
        for name in ["embedded.mobileprovision", "embedded.provisionprofile"] {
            guard let node = file(name, in: layout.contents) else { continue }
            consumed.insert(node)
            let location = walk.location(node)
            do throws(ReadFault) {
                let bytes = try walk.store.bytes(of: node, limit: walk.ledger.budget.propertyListBytes)
                walk.ledger.noteRead(location, bytes: bytes.count)
                return try profile(bytes, at: location)
            } catch {
                walk.ledger.noteUnread("the provisioning profile", at: location, error)
            }
        }
        return nil
    }

    private func profile(_ bytes: [UInt8], at location: Location) throws(ReadFault) -> ProvisioningFacts {
        do {
            return try ProvisioningReader.read(bytes, location: location)
        } catch {
            throw ReadFault(error)
        }
    }

    private func distribution(_ bundle: BundleFacts) -> Distribution {
        DistributionEvidence(
            executable: bundle.executable, provisioning: bundle.provisioning,
            hasStoreFiles: context.hasStoreFiles
                || layout.contents.contains(where: hasStoreFolder),
            signingIdentity: context.signingIdentity, container: context.distribution
        ).decision
    }

    private func hasStoreFolder(_ directory: FileTree.Node) -> Bool {
        ["SC_Info", "_MASReceipt"].contains { walk.tree.directory($0, of: directory) != nil }
    }
}

extension ReadFault {
    init(_ error: MachOError) {
        self.init(error.isLimit ? .limit : .malformed, error.description, isLimit: error.isLimit)
    }

    init(_ error: ProvisioningError) {
        self.init(error.isLimit ? .limit : .malformed, error.description, isLimit: error.isLimit)
    }
}
