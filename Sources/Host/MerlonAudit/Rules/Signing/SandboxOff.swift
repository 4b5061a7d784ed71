// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A Mac app without the sandbox.
struct SandboxOff: Rule {
    let description = RuleDescription(
        id: "signing.sandbox-off", title: "A Mac app without the sandbox",
        risk: """
            A fault in the app reaches everything that the user may read, the files and keys of other apps included. The Mac App Store refuses it.
            """,
        remedy: """
            Set com.apple.security.app-sandbox to true and name what the app needs; outside the store, write down why it can't.
            """,
        stake: .weakerSharing, taxa: ["MASVS-PLATFORM-1", "CWE-693"],
        firing: [
            .signed("an app of the store", distribution: .appStore) { $0.isMac = true },
            .signed("an app outside the store", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = "<key>com.apple.security.app-sandbox</key><false/>"
            },
        ],
        quiet: [
            .signed("a sandboxed app", distribution: .developerID) {
                $0.isMac = true
                $0.entitlements = "<key>com.apple.security.app-sandbox</key><true/>"
            },
            .signed("an iOS app, which always has its sandbox", distribution: .appStore),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.filter { $0.isMac && $0.bundle.kind != .tool }.compactMap { signed in
            guard signed.bundle.distribution.reachesUsers,
                signed.entitlements[Self.key]?.boolean != true
            else { return nil }
            let isStore = signed.bundle.distribution == .appStore
            return finding(
                in: signed, at: Self.key,
                message:
                    "\(Self.key) is not true, in an artifact signed for \(signed.bundle.distribution.audience)",
                severity: isStore ? nil : .low)
        }
    }

    private static let key = "com.apple.security.app-sandbox"
}
