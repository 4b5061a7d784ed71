// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The kinds of providers of a network extension (Apple: "Network Extension"; TN3134).
enum NetworkProvider: String, CaseIterable {
    case appProxy = "com.apple.networkextension.app-proxy"
    case dnsProxy = "com.apple.networkextension.dns-proxy"
    case filterControl = "com.apple.networkextension.filter-control"
    case filterData = "com.apple.networkextension.filter-data"
    case packetTunnel = "com.apple.networkextension.packet-tunnel"

    /// The value of the entitlement that it needs.
    var value: String {
        switch self {
        case .appProxy: "app-proxy-provider"
        case .dnsProxy: "dns-proxy"
        case .filterControl, .filterData: "content-filter-provider"
        case .packetTunnel: "packet-tunnel-provider"
        }
    }

    /// What it can and can't do.
    var words: String {
        switch self {
        case .appProxy:
            "An app proxy sees the flows of the apps that a device's manager names, before TLS is taken off: it does not read what is inside."
        case .dnsProxy: "A DNS proxy sees names that are looked up, and no request."
        case .filterControl:
            "A content filter's control provider may use the network and sees no content; it serves the data provider's rules."
        case .filterData:
            "A content filter sees flows and may drop them; its data provider may not send anything out, and TLS stays closed to it."
        case .packetTunnel:
            "A packet tunnel carries IP packets. It does not read TLS plaintext, and pinning or signing requests is no job for it."
        }
    }
}

extension BundleFacts {
    /// The network providers that it holds: of an app extension, or of a system extension, which lists its
    /// classes under `NetworkExtension`.
    var networkProviders: [NetworkProvider] {
        let classes = infoPlist?.document.root["NetworkExtension"]?["NEProviderClasses"]?.dictionary?.entries
        let points = [extensionPoint].compactMap { $0 } + (classes ?? []).map(\.key)
        return NetworkProvider.allCases.filter { points.contains($0.rawValue) }
    }

    /// `NSExtensionPointIdentifier`, of an app extension or an ExtensionKit one.
    var extensionPoint: String? {
        let root = infoPlist?.document.root
        return root?["NSExtension"]?["NSExtensionPointIdentifier"]?.string
            ?? root?["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    }
}
