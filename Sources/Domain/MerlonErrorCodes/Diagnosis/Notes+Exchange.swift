// SPDX-License-Identifier: Apache-2.0

extension CauseNote {
    /// What goes wrong after the connection is made, and what is no matter of transport.
    static let exchange: [CauseID: CauseNote] = [
        .authenticationRequired: CauseNote(
            "The server wants credentials",
            because:
                "No credentials were given, or they were refused; a bearer token of the app is not meant here.",
            checks: ["The challenge's authentication method and protection space."], steps: [.curl],
            sources: [.urlError]),
        .badResponse: CauseNote(
            "The server's answer breaks its protocol",
            because: "The answer is not the HTTP, or not the upgrade, that the loader expects.",
            checks: [
                "The raw answer: status line, Content-Length, Content-Encoding.",
                "For a WebSocket: does the server answer 101, and does a balancer pass the upgrade on?",
            ], steps: [.curl], sources: [.urlError]),
        .redirectLoop: CauseNote(
            "The server redirects in a circle",
            because:
                "Each answer sends the loader to another that sends it back; a balancer that ends TLS often causes it.",
            checks: ["The Location headers; http to https and back?", "Cookies that the redirect expects."],
            steps: [.curl], sources: [.urlError]),
        .badURL: CauseNote(
            "The URL is malformed or of a scheme that nothing loads",
            because: "The system could not make a request of it.",
            checks: ["Unescaped spaces or letters, a missing scheme, text before the scheme."],
            sources: [.urlError]),
        .backgroundSession: CauseNote(
            "The background session can't be used this way",
            because:
                "An extension needs a shared container, one process at a time owns the identifier, and the daemon may be gone after a suspension.",
            checks: ["sharedContainerIdentifier.", "One session object per identifier and process."],
            sources: [.urlError]),
        .bodyStream: CauseNote(
            "The request's body could not be sent again",
            because:
                "After a redirect or a challenge the body has to be sent a second time, and its stream gives no second copy.",
            checks: ["Implement urlSession(_:task:needNewBodyStream:), or send data or a file."],
            sources: [.urlError]),
        .cacheOnly: CauseNote(
            "The cache alone was asked, and it has nothing",
            because: "The request's cache policy forbids the network.",
            checks: ["cachePolicy of request and session."], sources: [.urlError]),
        .mediaServer: CauseNote(
            "The media server's answer is not what AVFoundation needs",
            because:
                "AVFoundation wants byte ranges, a right Content-Type and a valid playlist; an error page instead of media gives the same codes.",
            checks: [
                "Does the server answer a Range request with 206?",
                "Content-Type of the playlist and segments.",
                "The underlying error, if there is one: for media over http it is -1022 (NSAllowsArbitraryLoadsForMedia).",
            ], steps: [.curl], sources: [.avError]),
        .frameLoadInterrupted: CauseNote(
            "A navigation decision stopped the load",
            because:
                "The delegate answered .cancel, the load became a download, or an app link took over. It is seldom an error.",
            checks: ["decidePolicyFor navigationAction and navigationResponse: which answers .cancel?"],
            sources: [.webKitErrors]),
        .unrecognised: CauseNote(
            "Nothing in the text points to a cause",
            because:
                "No code or wording that this tool knows, or codes alone that have nothing to do with connections.",
            checks: [
                "Paste the whole error: print(error as NSError) with its UserInfo, not localizedDescription.",
                "The lines of CFNetwork and boringssl around it in the console hold the reason.",
            ], steps: [.systemLog], sources: [.urlError]),
    ]

    /// The keychain, which answers with the same kind of codes.
    static let keychain: [CauseID: CauseNote] = [
        .keychainEntitlement: CauseNote(
            "An entitlement for the keychain is missing",
            because:
                "The access group asked for is not in the entitlements that the binary was signed with, or the process is not signed at all (tests, simulators, ad-hoc builds).",
            checks: [
                "keychain-access-groups and application-identifier of the signed binary, and the team prefix in the group.",
                "Unit tests need a host app.",
            ], steps: [.entitlements], sources: [.secBase]),
        .keychainLocked: CauseNote(
            "The item can't be read while the device is locked",
            because:
                "The item's protection class forbids it: the app was launched in the background, before the first unlock, or may show no dialog.",
            checks: [
                "kSecAttrAccessible of the item; AfterFirstUnlock for background work.",
                "Keep the session: the value is not gone, it is unavailable now.",
            ], steps: [.systemLog], sources: [.secBase]),
        .keychainItemMissing: CauseNote(
            "The keychain has no such item",
            because:
                "It was never written, was written under other attributes or another group, or did not come over with a backup.",
            checks: [
                "Service, account and access group of writer and reader.",
                "During prewarming, before the first unlock, \"not found\" can stand for \"locked\".",
            ], steps: [.entitlements], sources: [.secBase]),
        .keychainDuplicate: CauseNote(
            "The item already exists",
            because:
                "SecItemAdd met an item with the same primary key, which may differ in its accessibility class.",
            checks: ["On this status call SecItemUpdate, searching by the primary key alone."],
            sources: [.secBase]),
        .keychainAccess: CauseNote(
            "Access to the item was refused",
            because:
                "The password or biometric check failed or was cancelled, or another program owns the item.",
            checks: [
                "The item's access control.",
                "On macOS: was the binary signed anew since the item was written?",
            ],
            steps: [.entitlements], sources: [.secBase]),
        .keychainQuery: CauseNote(
            "The query contradicts itself",
            because: "An attribute does not exist for the class, or two of them exclude each other.",
            checks: ["Print the query without its values and compare it with the class's attributes."],
            sources: [.secBase]),
    ]
}
