// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

@Suite struct CodeDirectoryTests {
    @Test func readsIdentifierTeamAndFlags() throws {
        let directory = try CodeDirectory(MachOSource(blob(version: 0x20400, flags: 0x10000)))
        #expect(directory.identifier == "com.shop.example")
        #expect(directory.team == "TEAM123456")
        #expect(!directory.isAdHoc)
        #expect(directory.hasHardenedRuntime)
    }

    @Test func knowsAnAdHocSeal() throws {
        #expect(try CodeDirectory(MachOSource(blob(version: 0x20400, flags: 0x2))).isAdHoc)
    }

    @Test func readsNoTeamBeforeItsVersion() throws {
        #expect(try CodeDirectory(MachOSource(blob(version: 0x20100, flags: 0))).team == nil)
    }

    @Test func refusesWhatReachesPastTheEnd() {
        var bytes = blob(version: 0x20400, flags: 0)
        bytes[40...43] = [0xFF, 0xFF, 0xFF, 0xFF]
        #expect(throws: MachOError.self) { try CodeDirectory(MachOSource(bytes)) }
        #expect(throws: MachOError.self) { try CodeDirectory(MachOSource(Array(bytes.prefix(10)))) }
    }

    @Test func everyPrefixIsReadOrRefused() {
        let bytes = blob(version: 0x20400, flags: 0)
        for count in 0..<bytes.count {
            let directory = try? CodeDirectory(MachOSource(Array(bytes.prefix(count))))
            #expect(directory?.team != "TEAM123456")
        }
    }

    /// A code directory without its 8 bytes of magic and length.
    private func blob(version: UInt32, flags: UInt32) -> [UInt8] {
        MachOBuilder.Blob.directory(
            version: version, flags: flags, identifier: "com.shop.example", team: "TEAM123456"
        ).payload
    }
}
