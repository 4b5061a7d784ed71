// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The reader of executables: a bundle's own, and programs that have no bundle.
struct ExecutableReader {
    let ledger: ReadLedger

    /// The facts of the executable at `location`; nil where it is a script, or could not be read, which the
    /// ledger then says.
    func read(_ bytes: ForwardBytes, at location: Location) -> MachOFacts? {
        do throws(ReadFault) {
            // A script may be a Mac app's executable; it says nothing of its system or signature.
            let head = bytes.prefix(8)
            if let fault = bytes.fault() { throw fault }
            guard MachOReader.recognizes(head) else { return nil }
            let facts = try facts(bytes, at: location)
            for problem in facts.problems {
                let fault = bytes.fault() ?? ReadFault(problem)
                ledger.noteUnread("a part of the executable", at: location, fault)
            }
            return facts
        } catch {
            ledger.noteUnread("the executable", at: location, error)
            return nil
        }
    }

    /// The program at `location` as a bundle of its own, with the Info.plist that it carries in itself.
    func tool(_ facts: MachOFacts, at location: Location) -> BundleFacts {
        var tool = BundleFacts(kind: .tool, location: location)
        tool.executable = facts
        tool.infoPlist = facts.infoPlist.flatMap { infoPlist($0, at: location) }
        tool.identifier =
            tool.infoPlist?.document.root["CFBundleIdentifier"]?.string
            ?? facts.slices.lazy.compactMap { $0.directory?.identifier }.first
        tool.distribution = DistributionEvidence(executable: facts).decision
        return tool
    }

    private func infoPlist(_ bytes: [UInt8], at location: Location) -> InfoPlistFacts? {
        var text = bytes[...]
        // A section may be filled up with zeros.
        while text.last == 0 { text.removeLast() }
        do throws(ReadFault) {
            return try PropertyListParser(ledger.budget).infoPlist(Array(text), at: location)
        } catch {
            ledger.noteUnread("the Info.plist in the program", at: location, error)
            return nil
        }
    }

    private func facts(_ bytes: ForwardBytes, at location: Location) throws(ReadFault) -> MachOFacts {
        var length = 0
        defer { ledger.noteRead(location, bytes: min(length, bytes.count)) }
        do {
            let source = MachOSource(size: bytes.count) { offset, count in
                length += count
                return bytes.bytes(offset, count)
            }
            return try MachOReader.read(source)
        } catch {
            throw bytes.fault() ?? ReadFault(error)
        }
    }
}
