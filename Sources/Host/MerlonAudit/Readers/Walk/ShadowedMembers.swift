// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Members that the tree has no place for: a second one of the same name, which other readers may take,
/// and names that lead out. Neither may hide settings from the audit.
struct ShadowedMembers {
    let store: ArchiveStore
    let walk: ArtifactWalk

    func read() {
        for (node, index) in store.duplicates {
            guard let original = walk.infoPlists[node] else { continue }
            read(store.archive.members[index], besides: original)
        }
        for (index, fault) in store.misplaced {
            let member = store.archive.members[index]
            guard let name = member.name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last,
                InfoPlistRole.isNamed(String(name))
            else { continue }
            walk.ledger.noteUnread("the Info.plist", at: walk.place.location(member.name), fault)
        }
    }

    /// Adds the bundle once more, with the settings that the other member holds.
    private func read(_ member: ZipMember, besides original: Int) {
        let location = walk.place.location(member.name)
        do {
            let bytes = try store.bytes(of: member, limit: walk.ledger.budget.propertyListBytes)
            walk.ledger.noteRead(location, bytes: bytes.count)
            let facts = try PropertyListParser(walk.ledger.budget).infoPlist(bytes, at: location)
            var bundle = walk.ledger.facts.bundles[original]
            bundle.infoPlist = facts
            bundle.identifier = facts.document.root["CFBundleIdentifier"]?.string
            _ = walk.ledger.add(bundle)
        } catch {
            walk.ledger.noteUnread("the second Info.plist of this name", at: location, error)
        }
    }
}
