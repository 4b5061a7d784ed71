// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

struct ExtensionLooserThanApp: Rule {
    let description = RuleDescription(
        id: "ats.extension-looser-than-app",
        title: "An extension is looser than its app",
        risk:
            "The extension shares the app's credentials and data, and sends them over connections that the app itself would refuse.",
        remedy: "Give the extension the app's settings, or fewer exceptions.",
        stake: .everyHostInCleartext,
        taxa: ["MASVS-NETWORK-1", "MASTG-TEST-0322", "CWE-319", "M5:2024"],
        discussion: """
            Each extension, watch app, App Clip and XPC service is a process with an Info.plist of its own.
            Compared are the keys that open all hosts, web content and media, and the hosts that may be
            loaded in cleartext. A single host more is of medium severity.
            """,
        isApprovable: true,
        firing: [
            .ats(
                "all hosts in the extension, none in the app", "<key>NSAllowsArbitraryLoads</key>\n↓<true/>",
                kind: .appExtension, container: "<key>NSAllowsLocalNetworking</key><true/>"),
            .ats(
                "one host more",
                """
                <key>NSExceptionDomains</key>
                <dict>
                	<key>img.shop.example</key>
                	<dict><key>NSExceptionAllowsInsecureHTTPLoads</key>↓<true/></dict>
                </dict>
                """, kind: .appExtension, container: ""),
        ],
        quiet: [
            .ats(
                "the same in both", "<key>NSAllowsArbitraryLoads</key>\n<true/>", kind: .appExtension,
                container: "<key>NSAllowsArbitraryLoads</key><true/>"),
            .ats(
                "the app alone is open", "", kind: .appExtension,
                container: "<key>NSAllowsArbitraryLoads</key><true/>"),
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.governed.flatMap { governed -> [Finding] in
            guard let app = facts.app(around: governed.bundle) else { return [] }
            let appATS = app.infoPlist?.ats ?? ATSConfiguration()
            return globalFindings(governed, appATS) + hostFindings(governed, appATS)
        }
    }

    private func globalFindings(_ governed: GovernedBundle, _ app: ATSConfiguration) -> [Finding] {
        if case .yes = app.arbitraryLoadsInEffect { return [] }
        return zip(governed.ats.wideKeys, app.wideKeys).compactMap { here, there in
            // Local hosts are the extension's own affair, and an app that is open on some systems alone is
            // the stricter one on the others.
            guard let node = here.node, here.what != .localNetwork, here.value == .yes, there.value != .yes
            else { return nil }
            return finding(
                in: governed.bundle, at: .ats(here.name), node.place,
                message: "\(here.name) is in effect here and not in the app around it",
                evidence: "\(here.name) = \(node.shortText)",
                severity: here.what == .everyHost ? nil : .medium)
        }
    }

    private func hostFindings(_ governed: GovernedBundle, _ app: ATSConfiguration) -> [Finding] {
        let evaluator = ATSEvaluator(app, system: .newestRead)
        return governed.reachableExceptions.compactMap { _, domain in
            guard let node = domain.allowsInsecureHTTPLoads, case .yes = SettingValue(node),
                let host = domain.urlHost,
                let decision = try? evaluator.decide("http://\(host)/", loader: .urlSession),
                !decision.cleartextAllowed
            else { return nil }
            let key = "NSExceptionAllowsInsecureHTTPLoads"
            return finding(
                in: governed.bundle, at: .exception(domain.name, key), node.place,
                message: "\(domain.reach) may be loaded in cleartext here and not in the app around it",
                evidence: "\(key) = \(node.shortText)", severity: .medium)
        }
    }
}

extension AuditFacts {
    /// The app that `bundle` lies in, however deep; nil for an app that lies in nothing.
    func app(around bundle: BundleFacts) -> BundleFacts? {
        var index = bundle.parent
        var outermost: BundleFacts?
        while let current = index, bundles.indices.contains(current) {
            if bundles[current].kind == .app { outermost = bundles[current] }
            index = bundles[current].parent
        }
        return outermost
    }
}
