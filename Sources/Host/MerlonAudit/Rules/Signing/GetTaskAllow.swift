// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A debugger may attach to a build for users.
struct GetTaskAllow: Rule {
    let description = RuleDescription(
        id: "signing.get-task-allow", title: "A debugger may attach to a build for users",
        risk: """
            Whoever holds the device can attach a debugger to the app and read its memory, tokens and keys included.
            """,
        remedy: """
            Sign the build for distribution: Xcode removes get-task-allow at export; remove it from the entitlements file and from scripts that sign again.
            """,
        stake: .debugSettingShipped, taxa: ["MASVS-RESILIENCE-4", "CWE-489"],
        firing: [
            .signed("a store profile, and a debugger may attach", distribution: .development) {
                $0.entitlements = "<key>get-task-allow</key><true/>"
                $0.profile = "<key>get-task-allow</key><false/>"
            },
            .signed("a signer for distribution, whatever the profile says", distribution: .development) {
                $0.identity = "Apple Distribution: Shop (TEAM123456)"
                $0.entitlements = "<key>get-task-allow</key><true/>"
                $0.profile = "<key>get-task-allow</key><true/>"
                $0.hasDevices = true
            },
        ],
        quiet: [
            .signed("a development build", distribution: .development) {
                $0.entitlements = "<key>get-task-allow</key><true/>"
                $0.profile = "<key>get-task-allow</key><true/>"
                $0.hasDevices = true
            },
            .signed("a store build", distribution: .appStore) {
                $0.entitlements = "<key>get-task-allow</key><false/>"
                $0.profile = ""
            },
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.flatMap { signed -> [Finding] in
            let distribution = signed.distributionBesideDebugger
            guard distribution.reachesUsers else { return [] }
            return ["get-task-allow", "com.apple.security.get-task-allow"].compactMap { key in
                guard signed.entitlements[key]?.boolean == true else { return nil }
                return finding(
                    in: signed, at: key,
                    message:
                        "\(key) is true in an artifact that is otherwise signed for \(distribution.audience)",
                    evidence: "\(key) = true")
            }
        }
    }
}
