// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of Info.plists in a tree; what can't be read goes into the ledger.
struct InfoPlistReader {
    let store: any FileStore
    let ledger: ReadLedger

    /// The facts of a bundle's Info.plist.
    func read(_ node: FileTree.Node, at location: Location) -> InfoPlistFacts? {
        do {
            let bytes = try store.bytes(of: node, limit: ledger.budget.propertyListBytes)
            ledger.noteRead(location, bytes: bytes.count)
            return try PropertyListParser(ledger.budget).infoPlist(bytes, at: location)
        } catch {
            ledger.noteUnread("the Info.plist", at: location, error)
            return nil
        }
    }

    /// The facts of a property list outside any bundle, or nil where it is not an Info.plist.
    func loose(_ node: FileTree.Node, named name: String, at location: Location) -> InfoPlistFacts? {
        let isNamed = InfoPlistRole.isNamed(name)
        do {
            let bytes = try store.bytes(of: node, limit: ledger.budget.propertyListBytes)
            guard isNamed || InfoPlistRole.mayHaveMark(bytes) else { return nil }
            if AppleDouble.isName(name), AppleDouble.recognizes(bytes) { return nil }
            ledger.noteRead(location, bytes: bytes.count)
            let parser = PropertyListParser(ledger.budget)
            let document = try parser.document(bytes)
            guard isNamed || InfoPlistRole.hasMark(document.root)
            else {
                return nil
            }
            return try parser.infoPlist(document, at: location)
        } catch {
            ledger.noteUnread("the property list", at: location, error)
            return nil
        }
    }
}
