// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The `NSAppTransportSecurity` that cordova-ios makes of `<access>` and `<allow-navigation>`: each host's
/// entries are united, the later one's keys over those before.
struct CordovaAccess {
    private typealias Entry = PropertyListDictionary.Entry

    /// The keys that go into the dictionary itself, for `*`.
    private var global: [Entry] = []
    private var domains: [(name: Entry, keys: [Entry])] = []
    private var index: [String: Int] = [:]
    private var first: SourcePlace = .unknown
    /// The addresses with a wildcard for subdomains and a scheme, with their places.
    private(set) var wildcards: [(String, SourcePlace)] = []

    /// Adds an element whose attribute `address` holds the address.
    mutating func add(_ element: XcodeXML.Element, address: String) {
        guard let text = element.attributes[address] else { return }
        let place = element.place
        if text == "*" {
            addAnyHost(element)
            return
        }
        guard let parsed = CordovaAddress(text), !parsed.host.isEmpty else { return }
        if first == .unknown { first = place }
        if parsed.wildcardDependsOnNode { wildcards.append((text, place)) }
        var keys: [Entry] = []
        func set(_ key: String, _ value: PropertyListValue) {
            keys.append(Entry(key, at: place, PropertyListNode(value, at: place)))
        }
        if parsed.includesSubdomains { set("NSIncludesSubdomains", .boolean(true)) }
        if let version = element.attributes["minimum-tls-version"], !version.isEmpty, version != "TLSv1.2" {
            set("NSExceptionMinimumTLSVersion", .string(version))
        }
        if let secrecy = element.attributes["requires-forward-secrecy"], !secrecy.isEmpty, secrecy != "true" {
            set("NSExceptionRequiresForwardSecrecy", .boolean(false))
        }
        if element.attributes["requires-certificate-transparency"] == "true" {
            set("NSRequiresCertificateTransparency", .boolean(true))
        }
        if parsed.allowsHTTP { set("NSExceptionAllowsInsecureHTTPLoads", .boolean(true)) }
        let name = Entry(parsed.host, at: place, PropertyListNode(.dictionary(.init()), at: place))
        guard let known = index[parsed.host] else {
            index[parsed.host] = domains.count
            domains.append((name, keys))
            return
        }
        domains[known].keys.removeAll { key in keys.contains { $0.key == key.key } }
        domains[known].keys += keys
    }

    private mutating func addAnyHost(_ element: XcodeXML.Element) {
        let place = element.place
        if first == .unknown { first = place }
        func set(_ key: String) {
            global.removeAll { $0.key == key }
            global.append(Entry(key, at: place, PropertyListNode(.boolean(true), at: place)))
        }
        set("NSAllowsArbitraryLoads")
        if element.attributes["allows-arbitrary-loads-in-web-content"] == "true" {
            set("NSAllowsArbitraryLoadsInWebContent")
        }
        // The older name of the attribute counts first where it has a value.
        let older = element.attributes["allows-arbitrary-loads-in-media"] ?? ""
        let media = older.isEmpty ? element.attributes["allows-arbitrary-loads-for-media"] : older
        if media == "true" { set("NSAllowsArbitraryLoadsForMedia") }
        if element.attributes["allows-local-networking"] == "true" { set("NSAllowsLocalNetworking") }
    }

    /// The entry for the Info.plist; nil where nothing makes one.
    var dictionary: PropertyListDictionary.Entry? {
        var entries = global
        if !domains.isEmpty {
            let exceptions = domains.map { name, keys in
                var entry = name
                entry.value.value = .dictionary(.init(keys))
                return entry
            }
            entries.append(
                Entry(
                    "NSExceptionDomains", at: first,
                    PropertyListNode(.dictionary(.init(exceptions)), at: first)))
        }
        guard !entries.isEmpty else { return nil }
        return Entry(
            "NSAppTransportSecurity", at: first, PropertyListNode(.dictionary(.init(entries)), at: first))
    }
}
