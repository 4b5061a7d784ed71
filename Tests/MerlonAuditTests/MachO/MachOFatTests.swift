// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import Testing

@testable import MerlonAudit

@Suite struct MachOFatTests {
    private static func slice(_ cpuType: UInt32, _ subtype: UInt32, minimum: UInt32) -> MachOBuilder {
        MachOBuilder(
            cpuType: cpuType, subtype: subtype,
            commands: [.buildVersion(platform: 2, minimum: minimum << 16, sdk: 0x001A_0000)])
    }

    private static let armv7 = MachOBuilder(
        is64Bit: false, cpuType: 12, subtype: 9,
        commands: [.versionMin(command: 0x25, minimum: 0x0009_0000, sdk: 0x000A_0000)])
    private static let arm64 = slice(0x0100_000C, 0, minimum: 15)
    private static let arm64e = slice(0x0100_000C, 0x8000_0002, minimum: 16)
    private static let x86 = slice(0x0100_0007, 3, minimum: 14)

    @Test(arguments: [false, true])
    func takesTheSliceThatACurrentDeviceRuns(is64Bit: Bool) throws {
        let bytes = MachOBuilder.fat([Self.armv7, Self.x86, Self.arm64e, Self.arm64], is64Bit: is64Bit)
        let facts = try MachOReader.read(bytes)
        #expect(facts.minimumOS == OSVersion(15))
        #expect(facts.slices.map(\.architecture) == [.armv7, .x86_64, .arm64e, .arm64])
        #expect(facts.slices.map(\.minimumOS?.major) == [9, 14, 16, 15])
        #expect(facts.slices.map(\.architecture.description) == ["armv7", "x86_64", "arm64e", "arm64"])
    }

    @Test func takesTheFirstSliceWhereNoneIsForACurrentDevice() throws {
        let facts = try MachOReader.read(MachOBuilder.fat([Self.armv7, Self.x86]))
        #expect(facts.minimumOS == OSVersion(9))
        #expect(facts.linkedSDK == OSVersion(10))
    }

    @Test func readsTheOtherSlicesWhenOneIsDamaged() throws {
        var bytes = MachOBuilder.fat([Self.arm64, Self.x86])
        bytes.removeLast(4)
        let facts = try MachOReader.read(bytes)
        #expect(facts.slices.map(\.architecture) == [.arm64])
        let size = UInt64(Self.x86.bytes().count)
        #expect(
            facts.problems == [
                .truncated(.slice, offset: UInt64(bytes.count + 4) - size, count: size, size: bytes.count)
            ])
    }

    @Test func failsWhereNoSliceCanBeRead() {
        var bytes = MachOBuilder.fat([Self.arm64])
        bytes.replaceSubrange(32..<36, with: [0, 0, 0, 0])
        #expect(throws: MachOError.notMachO) { try MachOReader.read(bytes) }
        #expect(throws: MachOError.malformed(.fatHeader, .noSlices)) {
            try MachOReader.read([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0])
        }
    }

    @Test func refusesAFatHeaderThatEndsEarly() {
        let bytes = Array(MachOBuilder.fat([Self.arm64, Self.x86]).prefix(30))
        #expect(throws: MachOError.truncated(.fatHeader, offset: 8, count: 40, size: 30)) {
            try MachOReader.read(bytes)
        }
    }

    @Test func acceptsThirtySlicesAndNotOneMore() throws {
        let thirty = MachOBuilder.fat([MachOBuilder](repeating: Self.arm64, count: 30))
        #expect(try MachOReader.read(thirty).slices.count == 30)
        let more = MachOBuilder.fat([MachOBuilder](repeating: Self.arm64, count: 31))
        #expect(throws: MachOError.notMachO) { try MachOReader.read(more) }
    }

    @Test func survivesPlacesThatOverflow() {
        var bytes = MachOBuilder.fat([Self.arm64], is64Bit: true)
        bytes.replaceSubrange(16..<32, with: [UInt8](repeating: 0xFF, count: 16))
        #expect(
            throws: MachOError.truncated(.slice, offset: .max, count: .max, size: bytes.count)
        ) { try MachOReader.read(bytes) }
    }
}
