// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct ZipInflationTests {
    private static let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }

    @Test(arguments: [false, true])
    func unpacksToMemoryAndToAPrivateFile(_ deflated: Bool) throws {
        let (archive, member) = try Self.archive(.init("a", Self.content, deflated: deflated))
        let meter = InflationMeter(limit: 1 << 30)
        #expect(try archive.bytes(of: member, limit: 1 << 20, meter: meter) == Self.content)
        let file = try archive.scratchFile(of: member, limit: 1 << 20, meter: meter)
        #expect(try file.bytes(0..<file.count) == Self.content)
        #expect(meter.total == 2 * Self.content.count)
    }

    @Test(arguments: [300_000: true, 299_999: false])
    func holdsTheLimitOfOneMember(_ limit: Int, _ fits: Bool) throws {
        let (archive, member) = try Self.archive(.init("a", Self.content))
        let fault = Self.fault {
            _ = try archive.bytes(of: member, limit: limit, meter: InflationMeter(limit: 1 << 30))
        }
        #expect((fault == nil) == fits)
        #expect(fault?.isLimit ?? true)
    }

    @Test(arguments: [300_000: true, 299_999: false])
    func holdsTheLimitOfAllMembers(_ limit: Int, _ fits: Bool) throws {
        let (archive, member) = try Self.archive(.init("a", Self.content))
        let fault = Self.fault {
            _ = try archive.bytes(of: member, limit: 1 << 20, meter: InflationMeter(limit: limit))
        }
        #expect((fault == nil) == fits)
        #expect(fault?.isLimit ?? true)
    }

    @Test func stopsWhereAMemberGrowsPastItsStatedSize() throws {
        var bomb = ZipBuilder.Member("a", [], deflated: true)
        bomb.packed = Deflate.zeros(runs: 40_000)
        bomb.size = 100
        let (archive, member) = try Self.archive(bomb)
        let fault = Self.fault {
            _ = try archive.bytes(of: member, limit: 1 << 20, meter: InflationMeter(limit: 1 << 30))
        }
        #expect(fault?.problemKind == .bomb)
    }

    @Test func unpacksWhatDeflateCompressed() throws {
        var zeros = ZipBuilder.Member("a", [UInt8](repeating: 0, count: 1 + 258 * 1000), deflated: true)
        zeros.packed = Deflate.zeros(runs: 1000)
        let (archive, member) = try Self.archive(zeros)
        #expect(
            try archive.bytes(of: member, limit: 1 << 20, meter: InflationMeter(limit: 1 << 30))
                == zeros.content)
    }

    @Test(arguments: [
        ("a wrong checksum", ZipArchiveTests.with { $0.crc32 = 7 }),
        ("an unknown method", ZipArchiveTests.with { $0.method = 77 }),
        ("no deflate data", ZipArchiveTests.with { $0.method = 8 }),
    ])
    func refusesDamagedData(_ name: String, _ zip: ZipBuilder) throws {
        let archive = try ZipArchive(MemoryBytes(zip.bytes), budget: ArtifactBudget())
        let fault = Self.fault {
            _ = try archive.bytes(of: archive.members[0], limit: 1000, meter: InflationMeter(limit: 1000))
        }
        #expect(fault?.problemKind == .malformed, "\(name)")
    }

    @Test func refusesEncryptedData() throws {
        let archive = try ZipArchive(
            MemoryBytes(ZipArchiveTests.with { $0.flags = 1 }.bytes), budget: ArtifactBudget())
        let fault = Self.fault {
            _ = try archive.bytes(of: archive.members[0], limit: 1000, meter: InflationMeter(limit: 1000))
        }
        #expect(fault == .encrypted)
    }

    @Test func readsACompressedMemberForwardsWithSkips() throws {
        let (archive, member) = try Self.archive(.init("a", Self.content, deflated: true))
        let bytes = MemberBytes(member, in: archive, meter: InflationMeter(limit: 1 << 30))
        for range in [0..<10, 8..<70_000, 200_000..<200_001, 299_990..<300_000, 5..<9] {
            #expect(bytes.bytes(at: range.lowerBound, count: range.count) == Array(Self.content[range]))
        }
        #expect(bytes.bytes(at: 299_990, count: 11) == nil)
        #expect(bytes.fault == nil)
    }

    private static func archive(_ member: ZipBuilder.Member) throws -> (ZipArchive, ZipMember) {
        let archive = try ZipArchive(MemoryBytes(ZipBuilder(member).bytes), budget: ArtifactBudget())
        return (archive, try #require(archive.members.first))
    }

    private static func fault(_ body: () throws -> Void) -> ZipFault? {
        do {
            try body()
            return nil
        } catch {
            return error as? ZipFault
        }
    }
}
