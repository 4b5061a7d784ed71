// SPDX-License-Identifier: Apache-2.0

extension CauseNote {
    /// The connection and the path to the server.
    static let connection: [CauseID: CauseNote] = [
        .connectionDropped: CauseNote(
            "The server, or something on the way, dropped the connection",
            because:
                "The connection had been made and then broke: a server that closes idle connections just as they are used again, a restart, a load balancer, a VPN or firewall, or an app that was suspended.",
            checks: [
                "Does a second attempt succeed? Idempotent requests may be tried again.",
                "The keep-alive time of the server and of each balancer before it.",
                "Does it happen on every network, and during the handshake or after?",
            ], steps: [.curl, .openSSL], sources: [.connectionLost]),
        .serverUnreachable: CauseNote(
            "No connection to the server could be made",
            because: "Nothing listens on that host and port, or a firewall is in between.",
            checks: [
                "Is the server running, and on this port and interface? 127.0.0.1 on the server is not reachable from a device.",
                "On a device, localhost is the device itself; 10.0.2.2 exists in the Android emulator only.",
                "Same network, VPN and firewall?",
            ], steps: [.port, .curl], sources: [.urlError]),
        .dns: CauseNote(
            "The host's name can't be resolved",
            because:
                "The name does not exist for the name servers that this device asks, or none could be asked.",
            checks: [
                "Spelling of the host: no scheme, no space, no underscore.",
                "Is the name known only inside a VPN or company network?",
                "Another network, or DNS without a filter.",
            ], steps: [.dnsQuery, .curl], sources: [.urlError]),
        .timeout: CauseNote(
            "Nothing answered in time",
            because:
                "Packets are dropped on the way, or the server works longer than the request's time limit.",
            checks: [
                "Does the time pass before the connection is made (firewall, wrong address) or after (slow server)?",
                "timeoutIntervalForRequest and timeoutIntervalForResource of the session.",
            ], steps: [.curl, .port], sources: [.urlError]),
        .offline: CauseNote(
            "The device has no usable network",
            because: "No interface has a route to the host.",
            checks: [
                "Airplane mode, Wi-Fi without internet, captive portal.",
                "waitsForConnectivity lets the session wait in place of failing.",
                "Only this app? Then a permission: cellular data, local network, VPN.",
            ], steps: [.systemLog], sources: [.urlError]),
        .dataNotAllowed: CauseNote(
            "This app may not use the network that is there",
            because:
                "Cellular data is off for the app, roaming is off, or the request forbids cellular, expensive or constrained networks.",
            checks: [
                "Settings > Cellular > the app.",
                "allowsCellularAccess, allowsExpensiveNetworkAccess and allowsConstrainedNetworkAccess of request and session.",
            ], steps: [.systemLog], sources: [.urlError]),
        .pathPolicy: CauseNote(
            "A rule of the device forbids the path",
            because:
                "A content filter, a per-app VPN, a management profile or a firewall denies the connection before it begins.",
            checks: ["Installed profiles, VPN and content filters.", "Does it work on an unmanaged device?"],
            steps: [.systemLog], sources: [.urlError]),
        .vpnInactive: CauseNote(
            "The VPN that the path needs is not connected",
            because: "The system routes this app or host through a VPN only.",
            checks: ["Connect the VPN; look at its on-demand rules."], steps: [.systemLog],
            sources: [.urlError]),
        .contentFilter: CauseNote(
            "A content filter or blocker stopped the load",
            because: "Screen Time, a content blocker, an ad blocker or a company's filter lists the address.",
            checks: ["Screen Time and installed filters.", "WKContentRuleList rules of the app."],
            steps: [.curl],
            sources: [.webKitSource]),
        .proxyFailure: CauseNote(
            "The proxy does not let the request through",
            because:
                "A proxy is configured on this device, and it can't be reached, refuses the tunnel or wants credentials.",
            checks: [
                "Settings > Wi-Fi > the network > Configure Proxy; a debugging proxy that has ended leaves the setting behind.",
                "Does the PAC file load?", "connectionProxyDictionary of the session.",
            ], steps: [.proxySettings, .curl], sources: [.cfNetworkErrors]),
    ]
}
