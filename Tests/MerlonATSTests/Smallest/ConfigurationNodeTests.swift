// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList
import Testing

@testable import MerlonATS

@Suite struct ConfigurationNodeTests {
    @Test func readsBackWhatItWrites() throws {
        var random = RandomNeeds(seed: 4)
        for _ in 0..<300 {
            let configuration = random.configuration()
            let (again, diagnostics) = ATSConfiguration.decode(dictionaryOrInfoPlist: configuration.node)
            #expect(again == configuration)
            #expect(diagnostics.allSatisfy { $0.code != .misspeltKey && $0.code != .wrongType })
        }
    }

    @Test func keepsPinsOldKeysAndRawTypes() throws {
        let dictionary: PlistLiteral = [
            "NSAllowsArbitraryLoads": "YES", "NSRequiresNIAPTLSPackageVersion": "none",
            "NSExceptionDomains": [
                "a.example": [
                    "NSRequiresCertificateTransparency": true,
                    "NSThirdPartyExceptionMinimumTLSVersion": "TLSv1.0",
                ]
            ],
            "NSPinnedDomains": [
                "a.example": [
                    "NSIncludesSubdomains": 1, "NSPinnedLeafIdentities": [],
                    "NSPinnedCAIdentities": [
                        ["SPKI-SHA256-BASE64": "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E="]
                    ],
                ]
            ],
        ]
        let first = try #require(
            ATSConfiguration.decode(dictionaryOrInfoPlist: dictionary.node).configuration)
        let second = try #require(ATSConfiguration.decode(dictionaryOrInfoPlist: first.node).configuration)
        #expect(first.changes(to: second) == [])
        #expect(second.exceptionDomains.first?.legacy.count == 1)
        #expect(second.pinnedDomains.first?.leafIdentities?.digests == [])
    }
}
