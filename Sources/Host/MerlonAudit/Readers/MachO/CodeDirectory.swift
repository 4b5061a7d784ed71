// SPDX-License-Identifier: Apache-2.0

/// What the code directory of a signature says (`CS_CodeDirectory` of `kern/cs_blobs.h`). Read, not verified.
public struct CodeDirectory: Sendable, Hashable {
    /// The identifier that the code was signed with, most often the bundle identifier.
    public var identifier: String?
    /// The team that signed it; nil for an ad-hoc signature, and for Apple's own code.
    public var team: String?
    /// Whether nobody signed it: a seal without a certificate.
    public var isAdHoc: Bool
    /// Whether the hardened runtime of macOS is on.
    public var hasHardenedRuntime: Bool

    /// A directory from its parts.
    public init(identifier: String?, team: String?, isAdHoc: Bool, hasHardenedRuntime: Bool = false) {
        self.identifier = identifier
        self.team = team
        self.isAdHoc = isAdHoc
        self.hasHardenedRuntime = hasHardenedRuntime
    }
}

extension CodeDirectory {
    /// The directory in `content`, the blob without its 8 bytes of magic and length.
    init(_ content: MachOSource) throws(MachOError) {
        // Version 0x20200 added the team; 44 bytes more stand before it.
        let header = MachOBytes(
            try content.read(.codeDirectory, at: 0, count: UInt64(min(content.size, 44))), isBigEndian: true)
        guard let version = header.uint32(at: 0), let flags = header.uint32(at: 4),
            let identifier = header.uint32(at: 12)
        else { throw .malformed(.codeDirectory, .blobSize) }
        let team = version >= 0x20200 ? header.uint32(at: 40) ?? 0 : 0
        self.init(
            identifier: try Self.text(content, at: identifier), team: try Self.text(content, at: team),
            isAdHoc: flags & Self.adHoc != 0, hasHardenedRuntime: flags & Self.runtime != 0)
    }

    /// `CS_ADHOC` and `CS_RUNTIME`.
    private static let adHoc: UInt32 = 0x2
    private static let runtime: UInt32 = 0x10000
    /// An identifier may have 255 bytes, a team has 10.
    private static let longest = 1024

    /// The C string at `offset` of the blob; nil for offset 0, which says that there is none.
    private static func text(_ content: MachOSource, at offset: UInt32) throws(MachOError) -> String? {
        guard offset >= 8 else { return nil }
        let start = Int(offset) - 8
        guard start < content.size else {
            throw .truncated(.codeDirectory, offset: UInt64(start), count: 1, size: content.size)
        }
        let bytes = try content.read(
            .codeDirectory, at: UInt64(start), count: UInt64(min(longest, content.size - start)))
        guard let end = bytes.firstIndex(of: 0) else { throw .malformed(.codeDirectory, .noTextEnd) }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }
}
