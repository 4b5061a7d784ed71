// SPDX-License-Identifier: Apache-2.0

/// A small Mach-O file made in code: header, load commands, sections of `__TEXT`, signature.
struct MachOBuilder {
    enum Command {
        case buildVersion(platform: UInt32, minimum: UInt32, sdk: UInt32)
        case versionMin(command: UInt32, minimum: UInt32, sdk: UInt32)
        case encryptionInfo(cryptID: UInt32)
        case raw(number: UInt32, body: [UInt8])
    }

    var is64Bit = true
    var isBigEndian = false
    var cpuType: UInt32 = 0x0100_000C
    var subtype: UInt32 = 0
    var commands: [Command] = [.buildVersion(platform: 2, minimum: 0x0011_0000, sdk: 0x001A_0100)]
    /// Names (at most 16 bytes) and contents.
    var sections: [(name: String, bytes: [UInt8])] = []
    var signature: [UInt8]?

    func bytes() -> [UInt8] {
        var bodies = commands.map(encoded)
        let segmentSize = (is64Bit ? 72 : 56) + sections.count * (is64Bit ? 80 : 68)
        let commandBytes =
            bodies.reduce(0) { $0 + $1.count } + (sections.isEmpty ? 0 : segmentSize)
            + (signature == nil ? 0 : 16)
        let contents = (is64Bit ? 32 : 28) + commandBytes
        if !sections.isEmpty { bodies.append(segment(contentsAt: contents)) }
        let signatureAt = contents + sections.reduce(0) { $0 + $1.bytes.count }
        if let signature {
            bodies.append(word(0x1D) + word(16) + word(UInt32(signatureAt)) + word(UInt32(signature.count)))
        }
        var file = word(is64Bit ? 0xFEED_FACF : 0xFEED_FACE) + word(cpuType) + word(subtype) + word(2)
        file += word(UInt32(bodies.count)) + word(UInt32(commandBytes)) + word(0) + (is64Bit ? word(0) : [])
        return file + bodies.joined() + sections.flatMap(\.bytes) + (signature ?? [])
    }

    private func encoded(_ command: Command) -> [UInt8] {
        switch command {
        case .buildVersion(let platform, let minimum, let sdk):
            word(0x32) + word(24) + word(platform) + word(minimum) + word(sdk) + word(0)
        case .versionMin(let number, let minimum, let sdk):
            word(number) + word(16) + word(minimum) + word(sdk)
        case .encryptionInfo(let cryptID):
            word(is64Bit ? 0x2C : 0x21) + word(is64Bit ? 24 : 20) + word(0) + word(0) + word(cryptID)
                + (is64Bit ? word(0) : [])
        case .raw(let number, let body):
            word(number) + word(UInt32(8 + body.count)) + body
        }
    }

    private func segment(contentsAt start: Int) -> [UInt8] {
        let size = (is64Bit ? 72 : 56) + sections.count * (is64Bit ? 80 : 68)
        var body = word(is64Bit ? 0x19 : 0x01) + word(UInt32(size)) + name("__TEXT")
        for _ in 0..<4 { body += address(0) }
        body += word(5) + word(5) + word(UInt32(sections.count)) + word(0)
        var offset = start
        for section in sections {
            body += name(section.name) + name("__TEXT") + address(0) + address(UInt64(section.bytes.count))
            body += word(UInt32(offset))
            for _ in 0..<(is64Bit ? 7 : 6) { body += word(0) }
            offset += section.bytes.count
        }
        return body
    }

    private func name(_ text: String) -> [UInt8] {
        Array(text.utf8) + [UInt8](repeating: 0, count: 16 - text.utf8.count)
    }

    private func address(_ value: UInt64) -> [UInt8] {
        guard is64Bit else { return word(UInt32(value)) }
        let halves = [UInt32(value >> 32), UInt32(value & 0xFFFF_FFFF)]
        return (isBigEndian ? halves : halves.reversed()).flatMap(word)
    }

    private func word(_ value: UInt32) -> [UInt8] {
        isBigEndian ? bigEndian(value) : bigEndian(value).reversed()
    }
}

extension MachOBuilder {
    /// A fat file of `slices`, each at a multiple of 16 bytes.
    static func fat(_ slices: [MachOBuilder], is64Bit: Bool = false) -> [UInt8] {
        var file = bigEndian(is64Bit ? 0xCAFE_BABF : 0xCAFE_BABE) + bigEndian(UInt32(slices.count))
        var offset = 8 + slices.count * (is64Bit ? 32 : 20)
        var contents: [UInt8] = []
        for slice in slices {
            let bytes = slice.bytes()
            let padding = (16 - offset % 16) % 16
            contents += [UInt8](repeating: 0, count: padding) + bytes
            offset += padding
            file += bigEndian(slice.cpuType) + bigEndian(slice.subtype)
            let place = [UInt32(offset), UInt32(bytes.count)]
            file += is64Bit ? place.flatMap { bigEndian(0) + bigEndian($0) } : place.flatMap(bigEndian)
            file += bigEndian(4) + (is64Bit ? bigEndian(0) : [])
            offset += bytes.count
        }
        return file + contents
    }

    /// A blob of a code signature.
    struct Blob {
        var slot: UInt32
        var magic: UInt32
        var payload: [UInt8]

        static func xml(_ text: String) -> Blob {
            Blob(slot: 5, magic: 0xFADE_7171, payload: Array(text.utf8))
        }
        static func der(_ bytes: [UInt8]) -> Blob { Blob(slot: 7, magic: 0xFADE_7172, payload: bytes) }
        /// A code directory without hashes.
        static func directory(
            version: UInt32 = 0x20400, flags: UInt32 = 0, identifier: String, team: String
        ) -> Blob {
            let name = Array(identifier.utf8) + [0]
            // 52 bytes stand before the texts, of which the blob's own header takes 8.
            var payload = bigEndian(version) + bigEndian(flags) + bigEndian(0) + bigEndian(52)
            payload += [UInt8](repeating: 0, count: 24) + bigEndian(UInt32(52 + name.count))
            return Blob(slot: 0, magic: 0xFADE_0C02, payload: payload + name + Array(team.utf8) + [0])
        }
    }

    /// A code signature of `blobs`.
    static func signature(_ blobs: [Blob], magic: UInt32 = 0xFADE_0CC0) -> [UInt8] {
        var offset = 12 + blobs.count * 8
        var index: [UInt8] = []
        var contents: [UInt8] = []
        for blob in blobs {
            index += bigEndian(blob.slot) + bigEndian(UInt32(offset))
            contents += bigEndian(blob.magic) + bigEndian(UInt32(8 + blob.payload.count)) + blob.payload
            offset += 8 + blob.payload.count
        }
        return bigEndian(magic) + bigEndian(UInt32(offset)) + bigEndian(UInt32(blobs.count)) + index
            + contents
    }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
}
