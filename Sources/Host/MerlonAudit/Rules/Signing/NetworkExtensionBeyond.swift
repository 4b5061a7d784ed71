// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A network extension that asks for what it can't have.
struct NetworkExtensionBeyond: Rule {
    let description = RuleDescription(
        id: "signing.network-extension-beyond", title: "A network extension that asks for what it can't have",
        risk: """
            The setting does nothing, and the team counts on it: an extension has no background modes, and a content filter's data provider sends nothing out.
            """,
        remedy: """
            Remove the setting; let the app do what the extension can't.
            """,
        stake: .looseningWithoutEffect, taxa: ["MASVS-PLATFORM-1"],
        discussion: """
            Apple: "Content Filter Providers". The data provider's sandbox is iOS's; on the Mac a filter is a system extension and may connect.
            """,
        firing: [
            .signed("a tunnel with background modes") {
                $0.kind = .appExtension
                $0.infoPlist = """
                    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.networkextension.packet-tunnel</string></dict>
                    <key>UIBackgroundModes</key><array><string>fetch</string></array>
                    """
            },
            .signed("a filter's data provider with exceptions for what it loads") {
                $0.kind = .appExtension
                $0.infoPlist = """
                    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.networkextension.filter-data</string></dict>
                    <key>NSAppTransportSecurity</key><dict><key>NSAllowsLocalNetworking</key><true/></dict>
                    """
            },
        ],
        quiet: [
            .signed("a tunnel with exceptions, which may connect") {
                $0.kind = .appExtension
                $0.infoPlist = """
                    <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.networkextension.packet-tunnel</string></dict>
                    <key>NSAppTransportSecurity</key><dict><key>NSAllowsLocalNetworking</key><true/></dict>
                    """
            }
        ])

    func check(_ facts: AuditFacts) -> [Finding] {
        facts.bundles.flatMap { bundle -> [Finding] in
            let providers = bundle.networkProviders
            guard !providers.isEmpty, let infoPlist = bundle.infoPlist else { return [] }
            let root = infoPlist.document.root
            var found: [(key: String, words: String)] = []
            if root["UIBackgroundModes"] != nil {
                found.append(
                    ("UIBackgroundModes", "the system starts and ends an extension by its own rules"))
            }
            if providers.contains(.filterData), bundle.executable?.platform != .macOS,
                root["NSAppTransportSecurity"] != nil
            {
                found.append(("NSAppTransportSecurity", "a filter's data provider may not connect at all"))
            }
            return found.map { key, words in
                finding(
                    of: bundle, in: infoPlist.location, at: key, message: "\(key) has no effect: \(words)",
                    evidence: key, place: root[key]?.place)
            }
        }
    }
}
