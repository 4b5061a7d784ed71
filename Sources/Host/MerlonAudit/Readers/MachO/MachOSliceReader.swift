// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// The reader of one thin file, or of one slice of a fat file.
struct MachOSliceReader {
    private let source: MachOSource
    private let budget: MachOBudget

    init(_ source: MachOSource, budget: MachOBudget) {
        self.source = source
        self.budget = budget
    }

    /// The slice's facts; throws where its header or load commands can't be read.
    func slice() throws(MachOError) -> MachOSlice {
        let commands = try commands()
        var slice = commands.slice
        // A simulator takes entitlements from sections, where the signature would be checked on a device.
        let sections = slice.isSimulator ? commands.entitlementSections : []
        let places =
            (sections.isEmpty ? commands.signature : sections) + [commands.infoPlistSection].compactMap { $0 }
        for place in places {
            do {
                try read(place, into: &slice)
            } catch {
                slice.problems.append(error)
            }
        }
        return slice
    }

    private func commands() throws(MachOError) -> MachOCommands {
        guard source.size >= 4 else { throw .notMachO }
        let magic = MachOBytes(try source.read(.header, at: 0, count: 4), isBigEndian: true).uint32(at: 0)
        guard let header = magic.flatMap(MachOHeader.init(magic:)) else { throw .notMachO }
        let fields = MachOBytes(
            try source.read(.header, at: 4, count: UInt64(header.size - 4)), isBigEndian: header.isBigEndian)
        guard let cpuType = fields.uint32(at: 0), let subtype = fields.uint32(at: 4),
            let count = fields.uint32(at: 12), let size = fields.uint32(at: 16)
        else { throw .notMachO }
        guard size <= budget.loadCommandBytes else {
            throw .limit(.loadCommandBytes, found: Int(size), limit: budget.loadCommandBytes)
        }
        let bytes = try source.read(.loadCommands, at: UInt64(header.size), count: UInt64(size))
        var commands = try MachOCommands(
            MachOBytes(bytes, isBigEndian: header.isBigEndian), count: count,
            architecture: MachOArchitecture(cpuType: cpuType, subtype: subtype))
        // MH_EXECUTE
        commands.slice.isProgram = fields.uint32(at: 8) == 2
        return commands
    }

    private func read(_ place: MachOCommands.Place, into slice: inout MachOSlice) throws(MachOError) {
        let part = try source.slice(place.kind.part, at: place.offset, count: place.count)
        switch place.kind {
        case .codeSignature:
            for slot in try CodeSignature.slots(in: part, budget: budget) {
                do {
                    let content = try CodeSignature.content(of: slot, in: part)
                    switch slot.content {
                    case .codeDirectory: slice.directory = try CodeDirectory(content)
                    case .entitlements(let form): try read(content, as: form, into: &slice)
                    case .signer: try readSigner(content, into: &slice)
                    }
                } catch {
                    slice.problems.append(error)
                }
            }
        case .entitlementSection(let form):
            try read(part, as: form, into: &slice)
        case .infoPlistSection:
            guard part.size <= budget.infoPlistBytes else {
                throw .limit(.infoPlistBytes, found: part.size, limit: budget.infoPlistBytes)
            }
            slice.infoPlist = try part.read(.infoPlist, at: 0, count: UInt64(part.size))
        }
    }

    private func read(
        _ part: MachOSource, as form: EntitlementForm, into slice: inout MachOSlice
    ) throws(MachOError) {
        guard part.size <= budget.entitlementBytes else {
            throw .limit(.entitlementBytes, found: part.size, limit: budget.entitlementBytes)
        }
        var bytes = try part.read(form.part, at: 0, count: UInt64(part.size))
        switch form {
        case .der:
            slice.derEntitlements = try DEREntitlements.read(bytes, budget: budget.entitlements)
        case .xml:
            // Some signing tools hand the text over with the zero byte that ends a C string.
            while bytes.last == 0 { bytes.removeLast() }
            guard !bytes.isEmpty else { return }
            slice.xmlEntitlements = try xml(bytes)
        }
    }

    private func xml(_ bytes: [UInt8]) throws(MachOError) -> PropertyListNode {
        let root: PropertyListNode
        do {
            root = try PropertyListReader.read(bytes, budget: budget.entitlements).root
        } catch {
            throw .malformed(.xmlEntitlements, .propertyList(error))
        }
        guard root.dictionary != nil else { throw .malformed(.xmlEntitlements, .notADictionary) }
        return root
    }
}

// MARK: - Signer

extension MachOSliceReader {
    /// Reads who signed: nobody, where `codesign` left the empty structure of an ad-hoc signature.
    private func readSigner(_ part: MachOSource, into slice: inout MachOSlice) throws(MachOError) {
        guard part.size <= budget.signerBytes else {
            throw .limit(.signerBytes, found: part.size, limit: budget.signerBytes)
        }
        let bytes = try part.read(.signer, at: 0, count: UInt64(part.size))
        guard !bytes.isEmpty else { return }
        do {
            let signer = try SignedData.signer(of: bytes)
            slice.signingIdentity = signer?.name
            slice.chain = signer?.chain
        } catch {
            throw .malformed(.signer, .cms)
        }
    }
}

/// How entitlements are written.
enum EntitlementForm {
    case der, xml

    var part: MachOError.Part {
        switch self {
        case .der: .derEntitlements
        case .xml: .xmlEntitlements
        }
    }
}
