// SPDX-License-Identifier: Apache-2.0

/// Two forms of entitlements that differ.
struct EntitlementsDisagree: Rule {
    let description = RuleDescription(
        id: "signing.entitlements-disagree", title: "Two forms of entitlements that differ",
        risk: """
            Systems from iOS 15 and macOS 12 on take the DER form, older ones the XML form: the app may do more on one than on the other, and a reviewer reads only one.
            """,
        remedy: """
            Sign again with codesign, which writes both from one file.
            """,
        stake: .ambiguousArtifact, taxa: ["CWE-436"],
        firing: [
            .signed("edited by hand") {
                $0.entitlements = "<key>get-task-allow</key><false/>"
                $0.xmlEntitlements = "<key>get-task-allow</key><true/>"
            }
        ],
        quiet: [
            .signed("both say the same") { $0.entitlements = "<key>get-task-allow</key><false/>" }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.signed.compactMap { signed in
            guard let slice = signed.executable.slices.first(where: \.entitlementsDisagree) else {
                return nil
            }
            return finding(
                in: signed, at: nil,
                message:
                    "the DER and the XML entitlements of the \(slice.architecture) slice say different things"
            )
        }
    }
}
