// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct EntitlementTests {
    private static func xml(debugger: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>get-task-allow</key><\(debugger)/>
        <key>keychain-access-groups</key><array><string>TEAM.*</string></array>
        </dict></plist>
        """
    }

    private static let value: PropertyListValue = .dictionary([
        "get-task-allow": .boolean(false), "keychain-access-groups": .list(.string("TEAM.*")),
    ])

    private static func signed(_ blobs: MachOBuilder.Blob...) -> MachOBuilder {
        MachOBuilder(signature: MachOBuilder.signature(blobs))
    }

    @Test func readsXMLEntitlements() throws {
        let facts = try MachOReader.read(Self.signed(.xml(Self.xml(debugger: true))).bytes())
        #expect(facts.entitlements?["get-task-allow"]?.boolean == true)
        #expect(facts.entitlements?["keychain-access-groups"]?.array?.map(\.string) == ["TEAM.*"])
        #expect(facts.slices.first?.derEntitlements == nil)
        #expect(facts.problems.isEmpty)
    }

    @Test func takesTheDERFormWhereBothAreThere() throws {
        let builder = Self.signed(.xml(Self.xml(debugger: true)), .der(DERBuilder.entitlements(Self.value)))
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.entitlements?["get-task-allow"]?.boolean == false)
        #expect(facts.slices.first?.xmlEntitlements?["get-task-allow"]?.boolean == true)
        #expect(facts.slices.first?.entitlementsDisagree == true)
    }

    @Test func formsThatMeanTheSameAgree() throws {
        let swapped: PropertyListValue = .dictionary([
            "keychain-access-groups": .list(.string("TEAM.*")), "get-task-allow": .boolean(false),
        ])
        let builder = Self.signed(.xml(Self.xml(debugger: false)), .der(DERBuilder.entitlements(swapped)))
        #expect(try MachOReader.read(builder.bytes()).slices.first?.entitlementsDisagree == false)
    }

    @Test func keepsTheReadableFormWhenTheOtherIsMalformed() throws {
        let builder = Self.signed(.xml(Self.xml(debugger: true)), .der([0x70, 0x7F]))
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.entitlements?["get-task-allow"]?.boolean == true)
        #expect(facts.problems == [.malformed(.derEntitlements, .der(offset: 0))])
    }

    @Test func reportsMalformedXML() throws {
        let facts = try MachOReader.read(Self.signed(.xml("<plist><dict>")).bytes())
        #expect(facts.entitlements == nil)
        #expect(facts.platform == .iOS)
        guard case .malformed(.xmlEntitlements, .propertyList) = facts.problems.first else {
            Issue.record("unexpected problems \(facts.problems)")
            return
        }
    }

    @Test func reportsEntitlementsThatAreNoDictionary() throws {
        let builder = Self.signed(.xml("<plist version=\"1.0\"><array/></plist>"))
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.problems == [.malformed(.xmlEntitlements, .notADictionary)])
    }

    @Test func readsXMLThatEndsInZeroBytes() throws {
        let builder = Self.signed(.xml(Self.xml(debugger: true) + "\0\0"))
        #expect(try MachOReader.read(builder.bytes()).entitlements?["get-task-allow"]?.boolean == true)
    }

    @Test func takesTheFirstOfTwoSlots() throws {
        let builder = Self.signed(
            .xml(Self.xml(debugger: true)), .xml(Self.xml(debugger: false)),
            .init(slot: 2, magic: 0xFADE_0C01, payload: [0, 0, 0, 0]))
        #expect(try MachOReader.read(builder.bytes()).entitlements?["get-task-allow"]?.boolean == true)
    }

    @Test func readsASignatureWithoutEntitlements() throws {
        let builder = Self.signed(.directory(identifier: "a.example", team: "TEAM123456"))
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.entitlements == nil)
        #expect(facts.slices.map(\.isSigned) == [true])
        #expect(facts.problems.isEmpty)
    }

    @Test(arguments: [7, 8, 9, 12] as [UInt32], [false, true])
    func aSimulatorTakesTheSections(platform: UInt32, is64Bit: Bool) throws {
        let builder = MachOBuilder(
            is64Bit: is64Bit,
            commands: [.buildVersion(platform: platform, minimum: 0x0011_0000, sdk: 0x0011_0000)],
            sections: [
                ("__text", [0x90]), ("__entitlements", Array(Self.xml(debugger: false).utf8)),
                ("__ents_der", DERBuilder.entitlements(Self.value)),
            ],
            signature: MachOBuilder.signature([.xml(Self.xml(debugger: true))]))
        let facts = try MachOReader.read(builder.bytes())
        #expect(facts.isSimulator)
        #expect(facts.entitlements?.value.withoutPlaces == Self.value)
        #expect(facts.slices.first?.xmlEntitlements?["get-task-allow"]?.boolean == false)
        #expect(facts.problems.isEmpty)
    }

    @Test func aDeviceIgnoresTheSections() throws {
        let builder = MachOBuilder(
            sections: [("__entitlements", Array(Self.xml(debugger: true).utf8))],
            signature: MachOBuilder.signature([.xml(Self.xml(debugger: false))]))
        #expect(try MachOReader.read(builder.bytes()).entitlements?["get-task-allow"]?.boolean == false)
    }

    @Test func refusesBlobsOfTheWrongKind() throws {
        let wrongSignature = MachOBuilder(signature: MachOBuilder.signature([], magic: 0xFADE_0CC1))
        #expect(
            try MachOReader.read(wrongSignature.bytes()).problems
                == [.malformed(.codeSignature, .blobMagic(0xFADE_0CC1, expected: 0xFADE_0CC0))])
        let wrongBlob = Self.signed(.init(slot: 7, magic: 0xFADE_7171, payload: [0x31, 0]))
        #expect(
            try MachOReader.read(wrongBlob.bytes()).problems
                == [.malformed(.codeSignature, .blobMagic(0xFADE_7171, expected: 0xFADE_7172))])
    }

    @Test func reportsASignatureThatTheFileLacks() throws {
        let builder = Self.signed(.xml(Self.xml(debugger: true)))
        let bytes = Array(builder.bytes().dropLast(1))
        let facts = try MachOReader.read(bytes)
        #expect(facts.slices.map(\.isSigned) == [true])
        #expect(facts.problems.map(\.isTruncation) == [true])
    }

    @Test func acceptsSixtyFourBlobsAndNotOneMore() throws {
        let blob = MachOBuilder.Blob(slot: 1, magic: 0, payload: [])
        func problems(_ count: Int) throws -> [MachOError] {
            let signature = MachOBuilder.signature([MachOBuilder.Blob](repeating: blob, count: count))
            return try MachOReader.read(MachOBuilder(signature: signature).bytes()).problems
        }
        #expect(try problems(64).isEmpty)
        #expect(try problems(65) == [.limit(.signatureBlobs, found: 65, limit: 64)])
    }

    @Test func acceptsEntitlementsUpToTheBudget() throws {
        let bytes = Self.signed(.xml(Self.xml(debugger: true))).bytes()
        let length = Self.xml(debugger: true).utf8.count
        var budget = MachOBudget()
        budget.entitlementBytes = length
        #expect(try MachOReader.read(bytes, budget: budget).problems.isEmpty)
        budget.entitlementBytes = length - 1
        #expect(
            try MachOReader.read(bytes, budget: budget).problems
                == [.limit(.entitlementBytes, found: length, limit: length - 1)])
    }
}

extension MachOError {
    fileprivate var isTruncation: Bool {
        if case .truncated = self { true } else { false }
    }
}
