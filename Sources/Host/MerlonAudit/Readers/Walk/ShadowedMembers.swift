// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Members that the tree has no place for: a second one of the same name, which other readers may take,
/// and names that lead out. Neither may hide settings from the audit.
struct ShadowedMembers {
    let store: ArchiveStore
    let walk: ArtifactWalk

    func read() {
        for (node, index) in store.duplicates {
            // The first may have been unreadable: then the second stands alone.
            let original = walk.infoPlists[node].map { walk.ledger.facts.bundles[$0] }
            guard original != nil || InfoPlistRole.isNamed(walk.tree.name(node)) else { continue }
            read(store.archive.members[index], besides: original)
        }
        for (index, fault) in store.misplaced {
            let member = store.archive.members[index]
            // Some readers end a name at a zero byte.
            let whole = member.name.pathParts(at: "\0").first ?? ""
            guard let name = whole.pathParts(at: "/\\").last, InfoPlistRole.isNamed(name) else { continue }
            walk.ledger.noteUnread("the Info.plist", at: walk.place.location(member.name), fault)
        }
        if let fault = store.misplaced.first(where: { $0.fault.isLimit })?.fault {
            walk.ledger.noteUnread("a part of the archive", at: walk.place.location(""), fault)
        }
    }

    /// Adds the bundle once more, with the settings that the other member holds.
    private func read(_ member: ZipMember, besides original: BundleFacts?) {
        let location = walk.place.location(member.name)
        do {
            let bytes = try store.bytes(of: member, limit: walk.ledger.budget.propertyListBytes)
            walk.ledger.noteRead(location, bytes: bytes.count)
            let facts = try PropertyListParser(walk.ledger.budget).infoPlist(bytes, at: location)
            var bundle = original ?? BundleFacts(loose: facts)
            bundle.infoPlist = facts
            bundle.identifier = facts.document.root["CFBundleIdentifier"]?.string
            _ = walk.ledger.add(bundle)
        } catch {
            walk.ledger.noteUnread("the second Info.plist of this name", at: location, error)
        }
    }
}
