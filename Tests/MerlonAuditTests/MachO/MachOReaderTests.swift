// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct MachOReaderTests {
    @Test(arguments: [(true, false), (true, true), (false, false), (false, true)])
    func readsBothWidthsAndByteOrders(is64Bit: Bool, isBigEndian: Bool) throws {
        var builder = MachOBuilder(is64Bit: is64Bit, isBigEndian: isBigEndian)
        builder.commands.append(.encryptionInfo(cryptID: 1))
        builder.sections = [("__text", [1, 2, 3])]
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.platform == .iOS)
        #expect(facts.minimumOS == OSVersion(17))
        #expect(facts.linkedSDK == OSVersion(26, 1))
        #expect(facts.isEncrypted)
        #expect(!facts.isSimulator)
        #expect(facts.entitlements == nil)
        #expect(facts.problems.isEmpty)
        #expect(facts.slices.map(\.isSigned) == [false])
    }

    struct PlatformCase {
        let number: UInt32
        let platform: ATSSystem.Platform?
        var isSimulator = false
        var isMacCatalyst = false
    }

    @Test(arguments: [
        PlatformCase(number: 1, platform: .macOS),
        PlatformCase(number: 2, platform: .iOS),
        PlatformCase(number: 3, platform: .tvOS),
        PlatformCase(number: 4, platform: .watchOS),
        PlatformCase(number: 5, platform: nil),
        PlatformCase(number: 6, platform: .iOS, isMacCatalyst: true),
        PlatformCase(number: 7, platform: .iOS, isSimulator: true),
        PlatformCase(number: 8, platform: .tvOS, isSimulator: true),
        PlatformCase(number: 9, platform: .watchOS, isSimulator: true),
        PlatformCase(number: 10, platform: nil),
        PlatformCase(number: 11, platform: .visionOS),
        PlatformCase(number: 12, platform: .visionOS, isSimulator: true),
        PlatformCase(number: 0xFFFF_FFFF, platform: nil),
    ])
    func namesThePlatformOfABuildVersion(_ row: PlatformCase) throws {
        let builder = MachOBuilder(commands: [
            .buildVersion(platform: row.number, minimum: 0x0012_0301, sdk: 0)
        ])
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.platform == row.platform)
        #expect(facts.isSimulator == row.isSimulator)
        #expect(facts.slices.map(\.isMacCatalyst) == [row.isMacCatalyst])
        #expect(facts.minimumOS == OSVersion(18, 3, 1))
        #expect(facts.linkedSDK == nil, "0 says that the linker knew no SDK")
    }

    @Test(arguments: [
        (0x24, 0x0100_0007, ATSSystem.Platform.macOS, false), (0x25, 0x0100_000C, .iOS, false),
        (0x25, 0x0100_0007, .iOS, true), (0x25, 7, .iOS, true), (0x2F, 0x0100_000C, .tvOS, false),
        (0x30, 12, .watchOS, false),
    ])
    func readsTheVersionCommandsOfOldLinkers(
        command: Int, cpuType: Int, platform: ATSSystem.Platform, isSimulator: Bool
    ) throws {
        let builder = MachOBuilder(
            cpuType: UInt32(cpuType),
            commands: [.versionMin(command: UInt32(command), minimum: 0x0009_0000, sdk: 0x000A_0200)])
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.platform == platform)
        #expect(facts.isSimulator == isSimulator)
        #expect(facts.minimumOS == OSVersion(9))
        #expect(facts.linkedSDK == OSVersion(10, 2))
    }

    @Test func takesTheFirstBuildVersionOfAZipperedLibrary() throws {
        let builder = MachOBuilder(commands: [
            .buildVersion(platform: 1, minimum: 0x000E_0000, sdk: 0x001A_0000),
            .buildVersion(platform: 6, minimum: 0x0011_0000, sdk: 0x001B_0000),
            .versionMin(command: 0x24, minimum: 0x000A_0900, sdk: 0x000A_0900),
        ])
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.platform == .macOS)
        #expect(facts.minimumOS == OSVersion(14))
        #expect(facts.linkedSDK == OSVersion(26))
    }

    @Test func readsAFileWithoutVersionCommands() throws {
        let facts = try MachOReader.read(MachOBuilder(commands: []).bytes())
        #expect(facts.platform == nil)
        #expect(facts.minimumOS == nil)
        #expect(facts.linkedSDK == nil)
    }

    @Test func takesACryptIDOfZeroForUnencrypted() throws {
        let builder = MachOBuilder(commands: [.encryptionInfo(cryptID: 0)])
        #expect(try !MachOReader.read(builder.bytes()).isEncrypted)
    }

    @Test func skipsUnknownLoadCommands() throws {
        var builder = MachOBuilder()
        builder.commands.insert(.raw(number: 0x8000_0099, body: [UInt8](repeating: 0xFF, count: 40)), at: 0)
        #expect(try MachOReader.read(builder.bytes()).platform == .iOS)
    }

    @Test func asksForLittleOfALargeFile() throws {
        let slice = MachOBuilder(
            sections: [("__text", [UInt8](repeating: 0, count: 500_000))],
            signature: MachOBuilder.signature([
                .der(DERBuilder.entitlements(.dictionary(["a": .boolean(true)])))
            ]))
        let bytes = MachOBuilder.fat([slice, slice])
        var total = 0
        let source = MachOSource(size: bytes.count) { offset, count in
            total += count
            return Array(bytes[offset..<offset + count])
        }
        let facts = try MachOReader.read(source)
        #expect(facts.slices.count == 2)
        #expect(facts.entitlements?["a"]?.boolean == true)
        #expect(facts.problems.isEmpty)
        #expect(total < 1200, "code is not asked for")
    }

    @Test func saysThatTheSourceGaveNothing() {
        #expect(throws: MachOError.sourceFailed(.header, offset: 0, count: 8)) {
            try MachOReader.read(MachOSource(size: 100) { _, _ in nil })
        }
    }

    @Test(arguments: [
        [], [0xFE], Array("#!/bin/sh\n".utf8), Array("!<arch>\n".utf8), [UInt8](repeating: 0, count: 64),
    ])
    func refusesWhatIsNoMachO(_ bytes: [UInt8]) {
        #expect(throws: MachOError.notMachO) { try MachOReader.read(bytes) }
        #expect(!MachOReader.recognizes(bytes))
    }

    @Test func recognizesMachOByItsFirstBytes() {
        #expect(MachOReader.recognizes(Array(MachOBuilder().bytes().prefix(8))))
        #expect(
            MachOReader.recognizes(Array(MachOBuilder(is64Bit: false, isBigEndian: true).bytes().prefix(8))))
        #expect(MachOReader.recognizes(Array(MachOBuilder.fat([MachOBuilder()]).prefix(8))))
        #expect(!MachOReader.recognizes([0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 0x34]), "a class file of Java 8")
    }
}
