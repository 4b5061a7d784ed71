// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct FrameworkBlock: Rule {
    let description = RuleDescription(
        id: "ats.framework-block",
        title: "The settings of a bundle that runs as no process do nothing",
        risk:
            "The team of the framework or plug-in believes that its exception or its pins are in force; the process that loads it reads its own Info.plist alone.",
        remedy:
            "Move what is needed into the Info.plist of the app and of each extension that loads the bundle.",
        stake: .protectionWithoutEffect,
        taxa: ["MASVS-NETWORK-1"],
        firing: [
            RuleExample(
                "a block in a framework",
                infoPlist: """
                    ↓<key>NSAppTransportSecurity</key>
                    <dict><key>NSAllowsLocalNetworking</key><true/></dict>
                    """, kind: .framework),
            RuleExample(
                "a block in a bundle that a process loads",
                infoPlist: """
                    ↓<key>NSAppTransportSecurity</key>
                    <dict><key>NSAllowsArbitraryLoads</key><true/></dict>
                    """, kind: .other),
        ],
        quiet: [
            .ats("a block in an app", "<key>NSAllowsLocalNetworking</key><true/>"),
            RuleExample(
                "a framework without", infoPlist: "<key>CFBundleName</key><string>Kit</string>",
                kind: .framework),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.compactMap { bundle in
            guard !bundle.isProcess,
                let entry = bundle.infoPlist?.document.root.dictionary?.entry("NSAppTransportSecurity")
            else { return nil }
            let hasPins = bundle.infoPlist?.ats?.pinnedDomains.isEmpty == false
            return finding(
                in: bundle, at: PropertyListKeyPath(keys: "NSAppTransportSecurity"), entry.keyPlace,
                message: "no process reads the transport security settings of \(Self.noun(bundle.kind))"
                    + (hasPins ? "; its pins protect nothing" : ""),
                severity: hasPins ? nil : .low)
        }
    }

    private static func noun(_ kind: BundleFacts.Kind) -> String {
        kind == .framework ? "a framework" : "this bundle, which runs as none itself"
    }
}
