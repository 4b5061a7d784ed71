// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What Xcode's Organizer keeps of a build: `Info.plist` beside `Products`.
struct XcodeArchive {
    /// The archive's own Info.plist, which is no bundle's.
    var infoPlist: FileTree.Node?
    /// `ApplicationProperties/SigningIdentity`: `Apple Distribution: Team (ID)`.
    var signingIdentity: String?

    /// Nil where `directory` is no archive: it needs the products, and either the name or the properties.
    init?(_ directory: FileTree.Node, in walk: ArtifactWalk) {
        guard let products = walk.tree.directory("Products", of: directory) else { return nil }
        let isNamed = BundleLayout.pathExtension(walk.name(directory)) == "xcarchive"
        guard let file = walk.tree.child("Info.plist", of: directory) else {
            guard isNamed || walk.tree.directory("Applications", of: products) != nil else { return nil }
            return
        }
        let location = walk.location(file)
        do {
            let bytes = try walk.store.bytes(of: file, limit: walk.ledger.budget.propertyListBytes)
            let root = try PropertyListParser(walk.ledger.budget).document(bytes).root
            let properties = root["ApplicationProperties"]
            guard isNamed || properties != nil || root["ArchiveVersion"] != nil else { return nil }
            walk.ledger.noteRead(location, bytes: bytes.count)
            infoPlist = file
            signingIdentity = properties?["SigningIdentity"]?.string
        } catch {
            // Without the name, it is read once more as whatever else it may be, and the fault noted then.
            guard isNamed else { return nil }
            walk.ledger.noteUnread("the archive's Info.plist", at: location, error)
            infoPlist = file
        }
    }
}
