// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonAudit

extension SignedExample {
    /// The dictionary with `content`.
    static func dictionary(_ content: String) throws -> PropertyListNode {
        try PropertyListReader.read(Array("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)).root
    }

    /// The executable that the example describes.
    func executable() throws -> MachOFacts {
        let entitled = try Self.dictionary(entitlements)
        var slice = MachOSlice(architecture: .arm64)
        slice.isSigned = isSigned
        slice.derEntitlements = hasDER ? entitled : nil
        slice.xmlEntitlements = try xmlEntitlements.map(Self.dictionary) ?? entitled
        slice.directory =
            isSigned
            ? CodeDirectory(
                identifier: "com.shop.example", team: team, isAdHoc: team == nil,
                hasHardenedRuntime: hasHardenedRuntime) : nil
        var facts = MachOFacts(
            platform: isMac ? .macOS : .iOS, isSimulator: false, minimumOS: nil, linkedSDK: nil,
            isEncrypted: isEncrypted, entitlements: slice.entitlements)
        facts.signingIdentity = identity
        facts.slices = [slice]
        return facts
    }

    /// The profile that the example describes.
    func provisioning() throws -> ProvisioningFacts? {
        guard let profile else { return nil }
        let allowed = try Self.dictionary(profile)
        let last = try #require(PolicyDay(expires))
        var facts = ProvisioningFacts(
            location: Location(path: "App.app/embedded.mobileprovision"), name: "Shop",
            provisionsAllDevices: isForAllDevices,
            deviceCount: hasDevices ? 3 : nil, allowsDebugger: allowed["get-task-allow"]?.boolean == true,
            expires: Double(last.daysSince1970 - 11_323) * 86_400 + 3_600)
        facts.entitlements = allowed
        facts.isIntact = isIntact
        facts.teams = profileTeams
        if let chainExpires {
            let day = try #require(PolicyDay(chainExpires))
            facts.chain = SigningChain(
                certificates: [.init(name: "Profile Signing", expires: day.daysSince1970 * 86_400)],
                isComplete: false)
        }
        if let certificateExpires {
            let day = try #require(PolicyDay(certificateExpires))
            facts.certificates = [
                CertificateFacts(name: "Apple Distribution", expires: day.daysSince1970 * 86_400)
            ]
        }
        return facts
    }
}
