// SPDX-License-Identifier: Apache-2.0

/// The reader of an embedded code signature's index (`CS_SuperBlob` of `kern/cs_blobs.h`): entitlements and
/// the signer's name are looked for, and nothing is verified.
enum CodeSignature {
    private static let superBlobMagic: UInt32 = 0xFADE_0CC0
    /// Every blob begins with its magic number and its length.
    private static let blobHeaderSize: UInt64 = 8
    private static let superBlobHeaderSize: UInt64 = 12

    /// What is read of a signature.
    enum Content: Hashable {
        /// The code directory: the identifier, the team, whether the signature is ad hoc.
        case codeDirectory
        case entitlements(EntitlementForm)
        /// A CMS structure with the signer's certificate.
        case signer
    }

    /// A slot of a signature's index that holds something to read.
    struct Slot {
        let content: Content
        /// Where its blob begins.
        let offset: UInt64
    }

    /// The slots of `signature` in the order of their blobs. Of two slots of one kind the first
    /// counts, as for the kernel.
    static func slots(in signature: MachOSource, budget: MachOBudget) throws(MachOError) -> [Slot] {
        let header = try bytes(of: signature, at: 0, count: superBlobHeaderSize)
        guard let magic = header.uint32(at: 0), let count = header.uint32(at: 8) else { return [] }
        guard magic == superBlobMagic else {
            throw .malformed(.codeSignature, .blobMagic(magic, expected: superBlobMagic))
        }
        guard count <= budget.signatureBlobs else {
            throw .limit(.signatureBlobs, found: Int(count), limit: budget.signatureBlobs)
        }
        let index = try bytes(of: signature, at: superBlobHeaderSize, count: UInt64(count) * 8)
        var offsets: [Content: UInt64] = [:]
        for entry in stride(from: 0, to: index.count, by: 8) {
            guard let content = index.uint32(at: entry).flatMap(Content.init(slot:)),
                let offset = index.uint32(at: entry + 4), offsets[content] == nil
            else { continue }
            offsets[content] = UInt64(offset)
        }
        return offsets.map { Slot(content: $0.key, offset: $0.value) }.sorted { $0.offset < $1.offset }
    }

    /// What `slot` of `signature` holds, without the header of its blob.
    static func content(of slot: Slot, in signature: MachOSource) throws(MachOError) -> MachOSource {
        let header = try bytes(of: signature, at: slot.offset, count: blobHeaderSize)
        guard let magic = header.uint32(at: 0), let length = header.uint32(at: 4),
            UInt64(length) >= blobHeaderSize
        else { throw .malformed(.codeSignature, .blobSize) }
        guard magic == slot.content.blobMagic else {
            throw .malformed(.codeSignature, .blobMagic(magic, expected: slot.content.blobMagic))
        }
        return try signature.slice(
            slot.content.part, at: slot.offset + blobHeaderSize, count: UInt64(length) - blobHeaderSize)
    }

    /// Signatures are big endian whatever the slice is.
    private static func bytes(
        of signature: MachOSource, at offset: UInt64, count: UInt64
    ) throws(MachOError) -> MachOBytes {
        MachOBytes(try signature.read(.codeSignature, at: offset, count: count), isBigEndian: true)
    }
}

extension CodeSignature.Content {
    /// What a slot of a signature's index holds: `CSSLOT_CODEDIRECTORY`, `CSSLOT_ENTITLEMENTS`, `CSSLOT_DER_ENTITLEMENTS`,
    /// `CSSLOT_SIGNATURESLOT`.
    fileprivate init?(slot: UInt32) {
        switch slot {
        case 0: self = .codeDirectory
        case 5: self = .entitlements(.xml)
        case 7: self = .entitlements(.der)
        case 0x10000: self = .signer
        default: return nil
        }
    }

    /// `CSMAGIC_CODEDIRECTORY`, `CSMAGIC_EMBEDDED_ENTITLEMENTS`, `CSMAGIC_EMBEDDED_DER_ENTITLEMENTS`, `CSMAGIC_BLOBWRAPPER`.
    fileprivate var blobMagic: UInt32 {
        switch self {
        case .codeDirectory: 0xFADE_0C02
        case .entitlements(.der): 0xFADE_7172
        case .entitlements(.xml): 0xFADE_7171
        case .signer: 0xFADE_0B01
        }
    }

    fileprivate var part: MachOError.Part {
        switch self {
        case .codeDirectory: .codeDirectory
        case .entitlements(let form): form.part
        case .signer: .signer
        }
    }
}
