// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

/// The rules of OS 26 written down a second time, as plainly as can be and without regard to speed, to
/// hold the evaluator against. For lower-case hosts and entries whose values are booleans.
struct ReferenceDecision {
    let configuration: ATSConfiguration

    func cleartextAllowed(_ host: String, _ loader: ATSLoader) -> Bool {
        if let entry = entry(host) { return entry.allowsHTTP }
        if isLocal(host), configuration.allowsLocalNetworking?.boolean != false { return true }
        if loader == .media, configuration.allowsArbitraryLoadsForMedia?.boolean == true { return true }
        if loader == .webContent, configuration.allowsArbitraryLoadsInWebContent?.boolean == true {
            return true
        }
        let narrow = [
            configuration.allowsArbitraryLoadsForMedia, configuration.allowsArbitraryLoadsInWebContent,
            configuration.allowsLocalNetworking,
        ]
        if narrow.contains(where: { $0 != nil }) { return false }
        return configuration.allowsArbitraryLoads?.boolean == true
    }

    func pins(_ host: String) -> (ca: Set<String>?, leaf: Set<String>?) {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        let parent = IPAddress(name) == nil ? name.drop { $0 != "." }.dropFirst() : ""
        let applying = configuration.pinnedDomains.filter { domain in
            domain.name.lowercased() == name
                || (!parent.isEmpty && domain.name.lowercased() == parent
                    && domain.includesSubdomains?.boolean == true)
        }
        func union(_ lists: [ATSPinnedDomain.PinList?]) -> Set<String>? {
            let lists = lists.compactMap { $0 }
            return lists.isEmpty ? nil : Set(lists.flatMap { $0.digests.map(\.base64) })
        }
        return (union(applying.map(\.caIdentities)), union(applying.map(\.leafIdentities)))
    }

    private func entry(_ host: String) -> (allowsHTTP: Bool, Void)? {
        if let address = IPAddress(host) {
            if let exact = configuration.exceptionDomains.last(where: { $0.name == host }) {
                return (exact.isOpen, ())
            }
            let ranges = configuration.exceptionDomains.compactMap { entry in
                AddressRange(key: entry.name).map { (range: $0, entry: entry) }
            }.filter { $0.range.contains(address) }
            let longest = ranges.map(\.range.prefixLength).max()
            return ranges.first { $0.range.prefixLength == longest }.map { ($0.entry.isOpen, ()) }
        }
        var labels = host.split(separator: ".", omittingEmptySubsequences: false)
        var isExact = true
        while !labels.isEmpty {
            let name = labels.joined(separator: ".")
            if let own = configuration.exceptionDomains.last(where: { $0.name == name && !name.isEmpty }) {
                if isExact || own.includesSubdomains?.boolean == true { return (own.isOpen, ()) }
            } else if Self.builtIn.contains(name) {
                return (true, ())
            }
            labels.removeFirst()
            isExact = false
        }
        return nil
    }

    private func isLocal(_ host: String) -> Bool {
        guard let address = IPAddress(host) else {
            return !host.contains(".") || host.hasSuffix(".local") || host.hasSuffix(".local.")
        }
        let local = [
            "127.0.0.0/8", "169.254.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128",
            "fe80::/10",
            "fc00::/7",
        ]
        return local.contains { AddressRange(key: $0)?.contains(address) == true }
    }

    private static let builtIn: Set<String> = [
        "apple.com", "ls.apple.com", "gs.apple.com", "geo.apple.com", "is.autonavi.com", "apple-mapkit.com",
        "setup.icloud.com",
    ]
}

extension ATSExceptionDomain {
    fileprivate var isOpen: Bool { allowsInsecureHTTPLoads?.boolean == true }
}
