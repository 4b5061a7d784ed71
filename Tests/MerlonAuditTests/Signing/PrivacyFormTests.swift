// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonAudit

@Suite struct PrivacyFormTests {
    private static func faults(_ content: String) throws -> [String] {
        try PrivacyForm.faults(of: SignedExample.dictionary(content)).map(\.message)
    }

    @Test func saysWhatAKeyWasMeantFor() throws {
        #expect(
            try Self.faults("<key>NSPrivacyTrackingDomain</key><array/>") == [
                "no privacy manifest has a key NSPrivacyTrackingDomain here; did you mean NSPrivacyTrackingDomains?"
            ])
    }

    @Test func looksIntoTheEntriesOfLists() throws {
        let path = "NSPrivacyCollectedDataTypes[0]"
        #expect(
            try Self.faults("<key>NSPrivacyCollectedDataTypes</key><array><string>UserID</string></array>")
                == ["\(path) is string, and dict is wanted"])
        let faults = try Self.faults(
            "<key>NSPrivacyCollectedDataTypes</key><array><dict><key>NSPrivacyCollectedDataTypeLinked</key><string>YES</string></dict></array>"
        )
        #expect(faults.contains("NSPrivacyCollectedDataTypeLinked is string, and boolean is wanted"))
        #expect(faults.contains("\(path) has no NSPrivacyCollectedDataType"))
    }

    @Test func aNameUnlikeAllOfApplesMayBeNewer() throws {
        let entry = """
            <key>NSPrivacyAccessedAPITypes</key><array><dict>
            <key>NSPrivacyAccessedAPIType</key><string>NSPrivacyAccessedAPICategoryQuantumClock</string>
            <key>NSPrivacyAccessedAPITypeReasons</key><array><string>AB12.3</string></array>
            </dict></array>
            """
        #expect(try Self.faults(entry).isEmpty)
    }

    @Test func countsTheFaultsThatAreNotListed() throws {
        var budget = PrivacyBudget()
        budget.faults = 2
        func faults(_ count: Int) throws -> [String] {
            let keys = (0..<count).map { "<key>Key\($0)</key><true/>" }.joined()
            return try PrivacyForm.faults(of: SignedExample.dictionary(keys), budget: budget).map(\.message)
        }
        #expect(try faults(2).count == 2)
        #expect(try faults(3).last == "1 more faults of the manifest are not listed")
    }
}
