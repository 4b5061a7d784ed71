// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

struct SharedIdentity: Rule {
    let description = RuleDescription(
        id: "policy.shared-identity",
        title: "Mechanisms that fail together",
        risk: "Two mechanisms that rest on one source of identity look like two locks and open with one key.",
        remedy:
            "Let one of them rest on another source, such as a key of the device or a question to the person, or count them as one.",
        stake: .emptyPromise,
        taxa: ["MASVS-NETWORK-1"],
        discussion:
            "The names under `identity` are the policy's own; equal names, letters' case aside, are one source.",
        firing: [
            .policy(
                "a secret of the app twice",
                PolicyExample.head + """

                    mechanisms:
                      request-signing:
                        identity: app-secret
                      ↓attestation:
                        identity: app-secret
                    """)
        ],
        quiet: [
            .policy(
                "two sources",
                PolicyExample.head + """

                    mechanisms:
                      request-signing:
                        identity: device-key
                      step-up:
                        identity: user-password
                    """)
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.judged?.context else { return [] }
        var first: [String: PolicyMechanism] = [:]
        return context.policy.mechanisms.filter(\.isEnabled).compactMap { mechanism in
            guard let identity = mechanism.identity?.lowercased(), !identity.isEmpty else { return nil }
            guard let other = first[identity] else {
                first[identity] = mechanism
                return nil
            }
            return finding(
                at: mechanism.place, subject: "\(mechanism.kind.rawValue)\u{0}\(identity)",
                message: "\(mechanism.kind.rawValue) and \(other.kind.rawValue) both rest on \(identity) "
                    + "(\(context.words(other.place))): who has it has both")
        }
    }
}
