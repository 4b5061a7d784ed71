// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// One thing that a dictionary permits and another one does not.
struct ATSLoosening: Hashable {
    /// What is permitted.
    enum What: Hashable {
        case everyHost, webContent, media, localNetwork
        case cleartext(String)
        case weakerTLS(String)
        case withoutPins(String)
    }

    /// What is permitted.
    var what: What
    /// The key that permits it; the entry of the other dictionary's where this one has none.
    var keyPath: PropertyListKeyPath
    /// Where that key's value stands; nil where this dictionary has no such key.
    var place: SourcePlace?

    /// A clause that says it.
    var words: String {
        switch what {
        case .everyHost: "every host that is not listed may be loaded in cleartext"
        case .webContent: "web views may load every host in cleartext"
        case .media: "AVFoundation may load every host in cleartext"
        case .localNetwork: "hosts of the local network may be loaded in cleartext"
        case .cleartext(let host): "\(host) may be loaded in cleartext"
        case .weakerTLS(let host): "TLS to \(host) may be weaker"
        case .withoutPins(let host): "\(host) is reached without pins"
        }
    }
}

extension ATSConfiguration {
    /// What this dictionary permits and `other` does not, on the newest system that could be read, from the
    /// broadest key to single hosts.
    func loosenings(beyond other: ATSConfiguration) -> [ATSLoosening] {
        if self == other { return [] }
        let globals = globalLoosenings(beyond: other)
        return globals + hostLoosenings(beyond: other, isOpen: globals.contains { $0.what == .everyHost })
    }

    private func globalLoosenings(beyond other: ATSConfiguration) -> [ATSLoosening] {
        if case .yes = other.arbitraryLoadsInEffect { return [] }
        return zip(wideKeys, other.wideKeys).compactMap { here, there in
            guard let node = here.node, here.value != .no, there.value == .no else { return nil }
            return ATSLoosening(what: here.what, keyPath: .ats(here.name), place: node.place)
        }
    }

    private func hostLoosenings(beyond other: ATSConfiguration, isOpen: Bool) -> [ATSLoosening] {
        let here = ATSEvaluator(self, system: .newestRead)
        let there = ATSEvaluator(other, system: .newestRead)
        var seen: Set<String> = []
        return (exceptionDomains + other.exceptionDomains).compactMap { domain in
            guard seen.insert(domain.name).inserted, let host = domain.urlHost else { return nil }
            let own = exceptionDomains.last { $0.name == domain.name }
            // The key that opens every host says it for those that have no entry of their own.
            guard own != nil || !isOpen else { return nil }
            if [.loopback, .local].contains(ExceptionHost(domain.name)) {
                return own?.localLoosening(beyond: other)
            }
            for host in domain.reachesSubdomains && ExceptionAddress(domain.name) == nil
                ? [host, "x.\(host)"] : [host]
            {
                guard let one = try? here.decide("http://\(host)/"),
                    let two = try? there.decide("http://\(host)/"), one.isLooser(than: two)
                else { continue }
                let isCleartext = one.cleartextAllowed && !two.cleartextAllowed
                return ATSLoosening(
                    what: isCleartext ? .cleartext(domain.name) : .weakerTLS(domain.name),
                    keyPath: .exception(domain.name), place: own?.namePlace)
            }
            return nil
        } + pinLoosenings(beyond: other, here, there)
    }

    private func pinLoosenings(
        beyond other: ATSConfiguration, _ here: ATSEvaluator, _ there: ATSEvaluator
    ) -> [ATSLoosening] {
        other.pinnedDomains.compactMap { domain in
            guard let one = try? here.decide(host: domain.name),
                let two = try? there.decide(host: domain.name),
                one.pins == .none, two.pins != .none
            else { return nil }
            let own = pinnedDomains.last { $0.name == domain.name }
            return ATSLoosening(
                what: .withoutPins(domain.name), keyPath: .pinned(domain.name), place: own?.namePlace)
        }
    }
}

extension ATSExceptionDomain {
    /// What this entry of a local host is meant to permit and `other` does not mean to. Newer systems open
    /// local hosts without any key, and an entry tightens them there: nobody writes it for that.
    fileprivate func localLoosening(beyond other: ATSConfiguration) -> ATSLoosening? {
        let twin = other.exceptionDomains.last { $0.name == name }
        guard SettingValue(allowsInsecureHTTPLoads) != .no,
            SettingValue(twin?.allowsInsecureHTTPLoads) == .no
        else { return nil }
        return ATSLoosening(what: .cleartext(name), keyPath: .exception(name), place: namePlace)
    }
}

extension [ATSLoosening] {
    /// The same in a few words, for the cell of a table: single hosts are counted.
    var summary: [String] {
        var words: [String] = []
        var cleartext: [String] = []
        var weaker: [String] = []
        for loosening in self {
            switch loosening.what {
            case .everyHost: words.append("all hosts")
            case .webContent: words.append("web content")
            case .media: words.append("media")
            case .localNetwork: words.append("local network")
            case .cleartext(let host): cleartext.append(host)
            case .weakerTLS(let host): weaker.append(host)
            case .withoutPins: continue
            }
        }
        for (label, hosts) in [("http", cleartext), ("TLS", weaker)] {
            guard let first = hosts.first else { continue }
            words.append("\(label): \(hosts.count == 1 ? first : "\(hosts.count) hosts")")
        }
        return words
    }
}
