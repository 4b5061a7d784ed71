// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

extension PolicyChecker {
    /// Reports what App Transport Security would make of an exception: its settings are read as the app's
    /// Info.plist would be.
    mutating func checkException(
        _ exception: PropertyListDictionary, at path: PropertyListKeyPath, _ place: SourcePlace
    ) {
        guard let node = exception["settings"], let settings = node.dictionary else { return }
        // A domain of the wrong type is told elsewhere, and says that the settings are those of a host.
        let domain = exception["domain"]
        guard domain == nil || domain?.string?.isEmpty == false else { return }
        let own = path.appending("settings")
        if domain == nil, settings.entries.isEmpty {
            log.add(.empty, at: PolicyPlace(own, node.place), "an exception without a domain needs a setting")
        }
        let name = domain?.string ?? ""
        // The lists of hosts are known keys there, and no settings.
        let lists = ["NSExceptionDomains", "NSPinnedDomains"]
        let entries = settings.entries.filter { domain != nil || !lists.contains($0.key) }
        for entry in settings.entries where domain == nil && lists.contains(entry.key) {
            log.add(
                .transportSecurity, at: PolicyPlace(own.appending(entry.key), entry.keyPlace),
                "\(entry.key) is no setting: each host is an exception of its own, with the key 'domain', and pins "
                    + "stand under 'hosts'")
        }
        let tree = PropertyListNode(.dictionary(.init(entries)), at: node.place)
        let found =
            domain == nil
            ? ATSConfiguration.decode(infoPlist: .transportSecurity(tree)).diagnostics
            : ATSConfiguration.decode(
                infoPlist: .transportSecurity(
                    .entry("NSExceptionDomains", .entry(name, tree, at: domain?.place)))
            ).diagnostics
        for diagnostic in found where diagnostic.code != .duplicateKey {
            let rest = diagnostic.keyPath.steps.dropFirst(domain == nil ? 1 : 3)
            let isName = domain != nil && rest.isEmpty
            let steps = isName ? [.key("domain")] : [.key("settings")] + rest
            add(
                diagnostic, .transportSecurity, of: name, isName: isName,
                at: PropertyListKeyPath(path.steps + steps))
        }
    }

    /// Reports what keeps the name of a host from being one, and its pins from matching.
    mutating func checkHost(_ host: PropertyListDictionary, at path: PropertyListKeyPath) {
        guard let node = host["name"], let name = node.string else { return }
        let own = path.appending("name")
        if name.isEmpty || (name.contains("/") && AddressRange(key: name) != nil) {
            log.add(
                .host, at: PolicyPlace(own, node.place),
                name.isEmpty
                    ? "a host needs a name" : "a range of addresses is no host: name each, or an exception")
            return
        }
        let entry = PropertyListNode.entry(name, .init(.dictionary(.init())), at: node.place)
        let found = ATSConfiguration.decode(
            infoPlist: .transportSecurity(.entry("NSExceptionDomains", entry)))
        for diagnostic in found.diagnostics {
            add(diagnostic, .host, of: name, isName: true, isHost: true, at: own)
        }
        checkPins(host["pins"], of: name, at: path.appending("pins"))
    }

    private mutating func checkPins(_ pins: PropertyListNode?, of name: String, at path: PropertyListKeyPath)
    {
        guard let pins else { return }
        let lists = [("ca", "NSPinnedCAIdentities"), ("leaf", "NSPinnedLeafIdentities")]
        var entries: [PropertyListDictionary.Entry] = []
        for (short, key) in lists {
            // An element that is no text is told as such, and keeps its place in the list here.
            guard let list = pins[short]?.array, !list.isEmpty else { continue }
            let identities = list.map { PropertyListNode.entry("SPKI-SHA256-BASE64", $0) }
            entries.append(
                .init(key, PropertyListNode(.array(identities), at: pins[short]?.place ?? .unknown)))
        }
        guard !entries.isEmpty else { return }
        let entry = PropertyListNode.entry(
            name, PropertyListNode(.dictionary(.init(entries)), at: pins.place))
        let found = ATSConfiguration.decode(infoPlist: .transportSecurity(.entry("NSPinnedDomains", entry)))
        for diagnostic in found.diagnostics where diagnostic.code.concernsPins {
            let rest = diagnostic.keyPath.steps.dropFirst(3)
            guard case .key(let key)? = rest.first, let short = lists.first(where: { $0.1 == key })?.0 else {
                continue
            }
            let node = pins[.init([.key(short)] + rest.dropFirst().prefix(1))]
            guard rest.count < 2 || node?.string != nil else { continue }
            add(
                diagnostic, .pin, of: name, isName: false,
                at: PropertyListKeyPath(path.steps + [.key(short)] + rest.dropFirst().prefix(1)))
        }
    }

    private mutating func add(
        _ diagnostic: ATSDiagnostic, _ code: PolicyDiagnostic.Code, of name: String, isName: Bool,
        isHost: Bool = false, at path: PropertyListKeyPath
    ) {
        // The name itself may be a URL with a secret in it: its place says enough.
        let quotedName = shown(name)
        var message = diagnostic.message
        for start in ["The name \(quotedName) ", "\(quotedName) "] where message.hasPrefix(start) {
            message = "the name " + message.dropFirst(start.count)
        }
        if message.hasSuffix(".") { message.removeLast() }
        log.add(
            code, severity: diagnostic.code.severity(isName: isName, isHost: isHost),
            at: PolicyPlace(path, diagnostic.place), message, suggestion: diagnostic.intended?.asYAML)
    }
}

extension ATSDiagnostic.Code {
    /// Whether this says something of one pin. That a list without any good pin rejects everything follows
    /// from what is said of each.
    fileprivate var concernsPins: Bool {
        switch self {
        case .pinMalformed, .pinNeverMatches, .pinWrongLength, .unresolvedValue: true
        default: false
        }
    }

    /// A warning where the app may really have it so, and the system reads something.
    fileprivate func severity(isName: Bool, isHost: Bool) -> PolicyDiagnostic.Severity {
        switch self {
        case .addressTrap, .arbitraryLoadsOverridden, .domainPublicSuffix, .domainTrailingDot, .obsoleteKey,
            .subdomainsOfAddress:
            isHost ? .error : .warning
        case .unresolvedValue: isName && !isHost ? .warning : .error
        default: .error
        }
    }
}

extension PropertyListNode {
    /// A mapping of one key.
    fileprivate static func entry(
        _ key: String, _ value: PropertyListNode, at place: SourcePlace? = nil
    ) -> PropertyListNode {
        PropertyListNode(.dictionary(.init([.init(key, at: place ?? value.place, value)])), at: value.place)
    }

    /// An Info.plist that has `settings`.
    fileprivate static func transportSecurity(_ settings: PropertyListNode) -> PropertyListNode {
        entry("NSAppTransportSecurity", settings)
    }
}

extension String {
    /// A value that was meant, as a policy writes it.
    fileprivate var asYAML: String { self == "<true/>" ? "true" : self == "<false/>" ? "false" : self }
}
