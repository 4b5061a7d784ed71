// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

struct SettingsDiffer: Rule {
    let description = RuleDescription(
        id: "policy.settings-differ",
        title: "The artifact's transport security is not what the policy makes",
        risk:
            "What ships is not what was decided: a merge, a script or a hand changed it after the policy was written.",
        remedy:
            "Generate the Info.plist again with `merlon generate info-plist` and build, or change the policy.",
        stake: .unapprovedLoosening,
        taxa: ["MASVS-NETWORK-1"],
        discussion: """
            With `--environment` alone: for each bundle that the policy lists (each there is, where it lists none), the `NSAppTransportSecurity`
            dictionary has to equal what the policy makes for the environment, key by key. The order of keys and
            of pins plays no part; an empty dictionary and none are equal. Without such a finding the two are
            equal, for every bundle that was read.
            """,
        firing: [
            .policy(
                "an extra key", PolicyExample.exception(), environment: "release",
                ats: "<key>NSAllowsLocalNetworking</key>\n↓<true/>\n" + PolicyExample.cleartext()),
            .policy(
                "another value",
                PolicyExample.exception(setting: "NSExceptionMinimumTLSVersion: TLSv1.1"),
                environment: "release",
                ats: """
                    <key>NSExceptionDomains</key>
                    <dict>
                    	<key>img.shop.example</key>
                    	<dict><key>NSExceptionMinimumTLSVersion</key>↓<string>TLSv1.0</string></dict>
                    </dict>
                    """),
            .policy(
                "a missing key",
                PolicyExample.exception(setting: "NSExceptionMinimumTLSVersion: TLSv1.1"),
                environment: "release",
                ats: "<key>NSExceptionDomains</key>\n<dict><key>img.shop.example</key>↓<dict/></dict>"),
        ],
        quiet: [
            .policy(
                "equal", PolicyExample.exception(), environment: "release", ats: PolicyExample.cleartext()),
            .policy(
                "approved for another environment, and not there",
                PolicyExample.exception(environments: "[debug]"), environment: "release", ats: ""),
            .policy("no environment named", PolicyExample.exception(), ats: ""),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        guard let context = facts.policy, let environment = context.audited else { return [] }
        return facts.bundles.filter(\.isProcess).compactMap { bundle in
            guard let plist = bundle.infoPlist, context.environments(for: bundle, in: facts) != nil,
                let known = context.made(as: bundle, in: facts)
            else { return nil }
            let key = "NSAppTransportSecurity"
            let differences = SettingsDifference.all(
                expected: context.policy.transportSecurity(environment: environment, bundle: known).node,
                found: plist.document.root[key], at: .init(keys: key))
            guard let first = differences.first else { return nil }
            let named = differences.prefix(Self.named).map(\.words).joined(separator: "; ")
            let rest = differences.count - Self.named
            var finding = finding(
                in: bundle, at: first.keyPath, first.place,
                message: "not what \(context.path) makes of \(known.name) for \(environment.name): \(named)"
                    + (rest > 0 ? "; and \(rest) more" : ""))
            finding.locations += differences.dropFirst().map { plist.location.at($0.keyPath, $0.place) }
            // One fault as long as anything differs: which key does is told by the message.
            finding.subject = known.name
            return finding
        }
    }

    /// The differences that a message names: each of them is a place of the finding as well.
    private static let named = 20
}

extension PolicyContext {
    /// The policy's bundle that `bundle` is. A policy without bundles means all of them alike.
    fileprivate func made(as bundle: BundleFacts, in facts: AuditFacts) -> PolicyBundle? {
        policy.bundles.isEmpty
            ? PolicyBundle(name: bundle.name, identifier: bundle.identifier ?? "")
            : match(bundle, in: facts).bundle
    }
}
