// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A profile for one organisation in what the store delivers.
struct EnterpriseProfile: Rule {
    let description = RuleDescription(
        id: "signing.enterprise-profile", title: "A profile for one organisation in what goes to the store",
        risk: """
            An enterprise profile installs on every device without review; the store refuses it, and outside the organisation Apple may end it for all its apps.
            """,
        remedy: """
            Export with the App Store's profile; keep the enterprise profile for the organisation's own devices.
            """,
        stake: .reviewDemand, taxa: ["CWE-693"],
        firing: [
            .signed("an extension for all devices in an app of the store", distribution: .appStore) {
                $0.profile = ""
                $0.isForAllDevices = true
            },
            .signed("TestFlight's entitlement over an enterprise profile", distribution: .enterprise) {
                $0.entitlements = "<key>beta-reports-active</key><true/>"
                $0.profile = "<key>beta-reports-active</key><true/>"
                $0.isForAllDevices = true
            },
        ],
        quiet: [
            .signed("an organisation's app", distribution: .enterprise) {
                $0.profile = ""
                $0.isForAllDevices = true
            },
            .signed("Developer ID's profile, which names all Macs", distribution: .developerID) {
                $0.profile = ""
                $0.isForAllDevices = true
                $0.isMac = true
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard let profile = signed.bundle.provisioning, profile.provisionsAllDevices, !signed.isMac
            else { return nil }
            let signs = [
                signed.bundle.distribution == .appStore ? "the rest is signed for the App Store" : nil,
                signed.executable.isEncrypted ? "the store encrypted the code" : nil,
                signed.entitlements["beta-reports-active"]?.boolean == true
                    ? "beta-reports-active is TestFlight's" : nil,
            ].compactMap { $0 }
            guard !signs.isEmpty else { return nil }
            return finding(
                of: signed.bundle, in: profile.location, at: "ProvisionsAllDevices",
                message:
                    "the profile is for all devices of an organisation, and \(signs.joined(separator: ", and "))",
                evidence: "ProvisionsAllDevices = true")
        }
    }
}
