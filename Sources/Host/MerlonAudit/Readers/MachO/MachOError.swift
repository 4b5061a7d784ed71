// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// Why a Mach-O file, or one part of it, could not be read.
public enum MachOError: Error, Sendable, Hashable {
    /// A part of a Mach-O file.
    public enum Part: String, Sendable, Hashable, CaseIterable {
        case codeDirectory = "code directory"
        case codeSignature = "code signature"
        case derEntitlements = "DER entitlements"
        case fatHeader = "fat header"
        case header
        case infoPlist = "embedded Info.plist"
        case loadCommands = "load commands"
        case signer = "signature's CMS structure"
        case slice
        case xmlEntitlements = "XML entitlements"
    }

    /// How a part breaks the rules of its form.
    public enum Fault: Sendable, Hashable {
        /// A blob of a code signature begins with another magic number than its kind has.
        case blobMagic(UInt32, expected: UInt32)
        /// A blob of a code signature is shorter than its own header.
        case blobSize
        /// The signature's CMS structure is not signed data (RFC 5652).
        case cms
        /// A load command is too short for its kind, or ends past the space of all commands.
        case commandSize(index: Int)
        /// DER that is not what entitlements are made of; `offset` counts from its first byte.
        case der(offset: Int)
        /// A fat file that has no slice.
        case noSlices
        /// Entitlements that are not a dictionary.
        case notADictionary
        /// A text of a code directory has no end within the 1024 bytes that a name may have.
        case noTextEnd
        /// XML entitlements that the property list reader refuses.
        case propertyList(PropertyListError)
    }

    /// A limit of ``MachOBudget``.
    public enum Limit: String, Sendable, Hashable, CaseIterable {
        case entitlementBytes = "bytes of entitlements"
        case entitlementDepth = "levels of entitlements"
        case entitlementValues = "values of entitlements"
        case infoPlistBytes = "bytes of the embedded Info.plist"
        case loadCommandBytes = "bytes of load commands"
        case signatureBlobs = "blobs of a code signature"
        case signerBytes = "bytes of a signature's CMS structure"
    }

    /// The bytes begin like no Mach-O file.
    case notMachO
    /// A part reaches from `offset` over `count` bytes (counted from the slice's start), past the end.
    case truncated(Part, offset: UInt64, count: UInt64, size: Int)
    /// A part breaks the rules of its form.
    case malformed(Part, Fault)
    /// A part has more than the budget.
    case limit(Limit, found: Int, limit: Int)
    /// The source gave no bytes, or too few, from within its own size.
    case sourceFailed(Part, offset: Int, count: Int)
}

extension MachOError {
    /// Whether a limit of this reader, and not the file's form, was the reason.
    public var isLimit: Bool {
        switch self {
        case .limit: true
        case .malformed(_, .propertyList(let error)): error.isLimit
        case .notMachO, .truncated, .malformed, .sourceFailed: false
        }
    }
}

extension MachOError: CustomStringConvertible {
    /// What was found and what was expected, without quoting the file.
    public var description: String {
        switch self {
        case .notMachO:
            "not a Mach-O file: it begins with none of the Mach-O magic numbers"
        case .truncated(let part, let offset, let count, let size):
            "the \(part.rawValue) should take \(count) bytes from byte \(offset) on, but there are only \(size) bytes"
        case .malformed(let part, let fault):
            "malformed \(part.rawValue): \(fault)"
        case .limit(let limit, let found, let most):
            "\(found) \(limit.rawValue) are more than the \(most) that are read"
        case .sourceFailed(let part, let offset, let count):
            "the \(part.rawValue), \(count) bytes from byte \(offset) on, could not be read from the file"
        }
    }
}

extension MachOError.Fault: CustomStringConvertible {
    /// What was found and what was expected.
    public var description: String {
        switch self {
        case .blobMagic(let found, let expected):
            "a blob begins with 0x\(String(found, radix: 16)) where 0x\(String(expected, radix: 16)) belongs"
        case .blobSize: "a blob is shorter than its own header"
        case .cms: "it is not CMS signed data"
        case .commandSize(let index):
            "load command \(index) does not fit into the space that the header gives"
        case .der(let offset): "not the DER of entitlements at byte \(offset)"
        case .noSlices: "it lists no slice"
        case .noTextEnd: "a name in it has no end"
        case .notADictionary: "the outermost value is not a dictionary"
        case .propertyList: "not a readable property list"
        }
    }
}
