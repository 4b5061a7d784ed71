// SPDX-License-Identifier: Apache-2.0

extension CauseNote {
    /// Rules of the system, of the Info.plist and of frameworks.
    static let policy: [CauseID: CauseNote] = [
        .atsCleartextBlocked: CauseNote(
            "App Transport Security blocks cleartext http to this host",
            because: "The load is http, and no key of the app's Info.plist allows cleartext to its host.",
            checks: [
                "Use https if the server offers it; that needs no exception.",
                "Else allow this one host: NSExceptionDomains with NSExceptionAllowsInsecureHTTPLoads.",
                "If the app asked for https, look for a redirect to http: every hop is judged.",
                "Look at the Info.plist of the process that loads: an extension has its own.",
            ], steps: [.explain, .curl], sources: [.atsKeys, .insecureConnections]),
        .plistNotInRunningApp: CauseNote(
            "The running app has another Info.plist than the one given",
            because: "The settings given allow this load, and still the system blocked it.",
            checks: [
                "Look at the Info.plist inside the built product, not at the source: configurations and targets have different ones.",
                "INFOPLIST_KEY_ build settings can't make an NSAppTransportSecurity dictionary.",
                "An app extension, a watch app and an XPC service each have their own.",
                "Delete the app from the device and install it again.",
            ], steps: [.explain], sources: [.atsKeys]),
        .redirectToCleartext: CauseNote(
            "A redirect leads to another host, over http",
            because: "The host that was asked for is allowed; a redirect is judged by the host it leads to.",
            checks: ["Follow the redirects and look at each Location header."], steps: [.curl],
            sources: [.blockedConnections]),
        .otherLoader: CauseNote(
            "The load is made by a web view or by AVFoundation",
            because:
                "Web views and media have keys of their own (NSAllowsArbitraryLoadsInWebContent, NSAllowsArbitraryLoadsForMedia).",
            checks: ["Ask the evaluator again with --loader web or --loader media."], steps: [.explain],
            sources: [.atsKeys]),
        .localNetworkPrivacy: CauseNote(
            "The user has not allowed this app to use the local network",
            because:
                "Since iOS 14 (macOS 15) each app needs the user's consent for the local network, and the request for it needs NSLocalNetworkUsageDescription; Bonjour types must stand in NSBonjourServices. App Transport Security has no part in it.",
            checks: [
                "Settings > Privacy & Security > Local Network: is the app there and switched on?",
                "NSLocalNetworkUsageDescription in the Info.plist, and NSBonjourServices with each type browsed.",
                "The first attempt fails while the question is on the screen: try again.",
            ],
            steps: [
                .infoPlistKey("NSLocalNetworkUsageDescription"), .infoPlistKey("NSBonjourServices"),
                .systemLog,
            ],
            sources: [.localNetworkPrivacy]),
        .trackingDomain: CauseNote(
            "The host is declared as a tracking domain and tracking is not permitted",
            because:
                "The system blocks hosts that a privacy manifest lists under NSPrivacyTrackingDomains until the user permits tracking.",
            checks: [
                "Search every PrivacyInfo.xcprivacy of the app and its frameworks for the host.",
                "Move what is not tracking to another host, and list only the tracking one.",
            ], steps: [.privacyManifest], sources: [.privacyManifest]),
        .sandboxNetworkClient: CauseNote(
            "The macOS sandbox forbids outgoing connections",
            because:
                "A sandboxed Mac app needs the entitlement com.apple.security.network.client; without it even the DNS look-up fails.",
            checks: [
                "Signing & Capabilities > App Sandbox > Outgoing Connections (Client).",
                "A helper or an XPC service needs the entitlement too.",
            ], steps: [.entitlements, .systemLog], sources: [.sandboxClient]),
        .hstsUpgrade: CauseNote(
            "HSTS turned http into https",
            because:
                "The server once sent Strict-Transport-Security, so the system asks for https although the app said http.",
            checks: [
                "Does the server answer https with a valid certificate?",
                "The rule outlives the app's launch; a development host under the same domain inherits includeSubDomains.",
            ], steps: [.curl, .openSSL], sources: [.hsts]),
        .httpsOnly: CauseNote(
            "The web view loads https pages only",
            because: "The page is http and the configuration upgrades or refuses http.",
            checks: [
                "Load the https address.",
                "upgradeKnownHostsToHTTPS and the lockdown settings of the web view.",
            ],
            steps: [.curl], sources: [.webKitSource]),
        .mixedContent: CauseNote(
            "An https page loads http content",
            because:
                "WebKit refuses insecure content inside a secure page, whatever App Transport Security allows.",
            checks: ["Serve the content over https, or load it in native code."], steps: [.curl],
            sources: [.webKitSource]),
        .crossOrigin: CauseNote(
            "The server does not permit the page's origin (CORS)",
            because:
                "The answer came, and the web view withholds it from the page because no Access-Control-Allow-Origin names the page's origin; App Transport Security has no part in it.",
            checks: [
                "Origins such as capacitor://localhost and null (file:) must be named by the server.",
                "An error page and a redirect carry no such header: look at the answer's status first.",
            ], steps: [.curl],
            sources: [
                ErrorSource("Fetch, CORS protocol", "https://fetch.spec.whatwg.org/#http-cors-protocol")
            ]),
        .contentSecurityPolicy: CauseNote(
            "The page's Content Security Policy forbids the load",
            because:
                "The page itself, by its header or meta tag, does not list the host; the system is not asked.",
            checks: ["Add the host to connect-src (or the directive that the message names)."],
            sources: [ErrorSource("Content Security Policy", "https://www.w3.org/TR/CSP3/")]),
        .appBoundDomains: CauseNote(
            "The page is outside the app-bound domains",
            because:
                "With limitsNavigationsToAppBoundDomains the web view opens only what WKAppBoundDomains lists.",
            checks: ["WKAppBoundDomains in the Info.plist (at most ten entries)."],
            steps: [.infoPlistKey("WKAppBoundDomains")], sources: [.wkError]),
        .frameworkPolicy: CauseNote(
            "A rule of the framework, not of the system",
            because:
                "The framework decides this itself: App Transport Security does not apply to its connections, so no key of the Info.plist helps.",
            checks: [
                "Flutter: an old engine refuses http by a policy of its own, since removed: update it; Android: its network security configuration; Unity: Player Settings > Allow downloads over HTTP; Cordova: <access> and <allow-navigation> in config.xml.",
                "Certificates are judged by the framework's own TLS stack: look at its trusted roots.",
            ], steps: [.openSSL], sources: [.insecureConnections]),
        .restrictedPort: CauseNote(
            "The port is one that browsers refuse",
            because: "WebKit does not connect to ports of other well-known protocols.",
            checks: ["Let the server listen on another port."], sources: [.webKitSource]),
    ]
}
