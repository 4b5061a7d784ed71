// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// Damaged files end in an error or in facts, never in a crash.
@Suite struct MachODamageTests {
    private static let signature = MachOBuilder.signature([
        .directory(identifier: "a.example", team: "TEAM123456"),
        .xml("<plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>"),
        .der(DERBuilder.entitlements(.dictionary(["a": .boolean(true)]))),
    ])

    private static let device = MachOBuilder(
        commands: [
            .buildVersion(platform: 2, minimum: 0x0011_0000, sdk: 0x001A_0000), .encryptionInfo(cryptID: 1),
        ],
        sections: [("__text", [1, 2, 3, 4])], signature: signature)

    private static let simulator = MachOBuilder(
        is64Bit: false, cpuType: 7,
        commands: [.versionMin(command: 0x25, minimum: 0x0009_0000, sdk: 0x000A_0000)],
        sections: [("__entitlements", Array("<plist><dict/></plist>".utf8)), ("__ents_der", [0x31, 0])])

    /// A file by a name that fits into a test's title.
    enum Sample: CaseIterable {
        case device, simulator, fat, fat64

        var bytes: [UInt8] {
            switch self {
            case .device: MachODamageTests.device.bytes()
            case .simulator: MachODamageTests.simulator.bytes()
            case .fat: MachOBuilder.fat([MachODamageTests.device, MachODamageTests.simulator])
            case .fat64:
                MachOBuilder.fat([MachODamageTests.simulator, MachODamageTests.device], is64Bit: true)
            }
        }
    }

    @Test(arguments: Sample.allCases)
    func everyTruncationIsSaid(_ sample: Sample) throws {
        let bytes = sample.bytes
        let whole = try MachOReader.read(bytes)
        #expect(whole.problems.isEmpty)
        for length in bytes.indices {
            do throws(MachOError) {
                let facts = try MachOReader.read(Array(bytes[..<length]))
                #expect(!facts.problems.isEmpty, "\(length) of \(bytes.count) bytes")
            } catch {
                #expect(!error.isLimit)
            }
        }
    }

    @Test(arguments: Sample.allCases)
    func everyChangedByteIsSurvived(_ sample: Sample) {
        let bytes = sample.bytes
        var changedFacts = 0
        let whole = try? MachOReader.read(bytes)
        for index in bytes.indices {
            for value in [0, 0x7F, 0x80, 0xFF, bytes[index] ^ 1] as [UInt8] where value != bytes[index] {
                var changed = bytes
                changed[index] = value
                if (try? MachOReader.read(changed)) != whole { changedFacts += 1 }
            }
        }
        #expect(changedFacts > bytes.count / 4, "the bytes are looked at")
    }

    @Test(arguments: Sample.allCases)
    func randomDamageIsSurvived(_ sample: Sample) {
        let bytes = sample.bytes
        let refused = RandomDamage(places: Array(bytes.indices), rounds: 3000, seed: 42).refusals(of: bytes)
        #expect((1..<3000).contains(refused))
    }

    @Test func refusesLoadCommandsThatDoNotFit() {
        var builder = MachOBuilder(commands: [.raw(number: 0x32, body: [])])
        #expect(throws: MachOError.malformed(.loadCommands, .commandSize(index: 0))) {
            try MachOReader.read(builder.bytes())
        }
        builder = MachOBuilder()
        var bytes = builder.bytes()
        bytes.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: MachOError.malformed(.loadCommands, .commandSize(index: 1))) {
            try MachOReader.read(bytes)
        }
        bytes = builder.bytes()
        bytes.replaceSubrange(36..<40, with: [0, 0, 0, 0])
        #expect(throws: MachOError.malformed(.loadCommands, .commandSize(index: 0))) {
            try MachOReader.read(bytes)
        }
    }

    @Test func readsLoadCommandsUpToTheBudget() throws {
        let bytes = MachOBuilder().bytes()
        var budget = MachOBudget()
        budget.loadCommandBytes = 24
        #expect(try MachOReader.read(bytes, budget: budget).platform == .iOS)
        budget.loadCommandBytes = 23
        #expect(throws: MachOError.limit(.loadCommandBytes, found: 24, limit: 23)) {
            try MachOReader.read(bytes, budget: budget)
        }
    }

    @Test(arguments: [
        (MachOError.notMachO, "not a Mach-O file: it begins with none of the Mach-O magic numbers"),
        (
            .truncated(.slice, offset: 16, count: 200, size: 100),
            "the slice should take 200 bytes from byte 16 on, but there are only 100 bytes"
        ),
        (
            .malformed(.loadCommands, .commandSize(index: 3)),
            "malformed load commands: load command 3 does not fit into the space that the header gives"
        ),
        (
            .malformed(.codeSignature, .blobMagic(1, expected: 0xFADE_0CC0)),
            "malformed code signature: a blob begins with 0x1 where 0xfade0cc0 belongs"
        ),
        (
            .limit(.signatureBlobs, found: 65, limit: 64),
            "65 blobs of a code signature are more than the 64 that are read"
        ),
    ])
    func errorsNameBothSides(_ error: MachOError, text: String) {
        #expect("\(error)" == text)
    }
}
