// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

@testable import MerlonATS

extension ATSConfiguration {
    /// Every dictionary that lacks one key of this one, or has one value a step tighter.
    var tighterByOneKey: [ATSConfiguration] {
        var tighter: [ATSConfiguration] = []
        func add(_ change: (inout ATSConfiguration) -> Void) {
            var configuration = self
            change(&configuration)
            if configuration != self { tighter.append(configuration) }
        }
        for key in OpeningKey.allCases where self[keyPath: key.path] != nil {
            add { $0[keyPath: key.path] = nil }
            add { $0[keyPath: key.path] = .yes(false) }
        }
        for index in exceptionDomains.indices {
            add { $0.exceptionDomains.remove(at: index) }
            add { $0.exceptionDomains[index].includesSubdomains = nil }
            add { $0.exceptionDomains[index].allowsInsecureHTTPLoads = nil }
            add { $0.exceptionDomains[index].minimumTLSVersion = nil }
            add { $0.exceptionDomains[index].requiresForwardSecrecy = nil }
            if exceptionDomains[index].minimumTLSVersion?.string == "TLSv1.0" {
                add { $0.exceptionDomains[index].minimumTLSVersion = PropertyListNode(.string("TLSv1.1")) }
            }
        }
        return tighter
    }

    /// How many keys and entries there are.
    var keyCount: Int {
        OpeningKey.allCases.count { self[keyPath: $0.path] != nil }
            + exceptionDomains.reduce(0) { $0 + 1 + ($1.node.dictionary?.entries.count ?? 0) }
    }

    /// Every dictionary with any of the keys at the top and any entry for each of `hosts`.
    static func all(over hosts: [String]) -> [ATSConfiguration] {
        var all = [ATSConfiguration()]
        for key in OpeningKey.allCases {
            all += all.map { configuration in
                var configuration = configuration
                configuration[keyPath: key.path] = .yes(true)
                return configuration
            }
        }
        for host in hosts {
            all += all.flatMap { configuration in
                allEntries(of: host).map { entry in
                    var configuration = configuration
                    configuration.exceptionDomains.append(entry)
                    return configuration
                }
            }
        }
        return all
    }

    private static func allEntries(of host: String) -> [ATSExceptionDomain] {
        [nil, true].flatMap { http in
            [nil, "TLSv1.0", "TLSv1.1"].flatMap { version in
                [nil, false].map { secrecy in
                    var entry = ATSExceptionDomain(host)
                    entry.allowsInsecureHTTPLoads = http.map(PropertyListNode.yes)
                    entry.minimumTLSVersion = version.map { PropertyListNode(.string($0)) }
                    entry.requiresForwardSecrecy = secrecy.map(PropertyListNode.yes)
                    return entry
                }
            }
        }
    }

    /// Everything that could be loaded from `hosts`, from a host on the local network and from one that
    /// nobody lists, by servers of every kind: the more, the more open.
    func openness(hosts: [String], system: ATSSystem) -> Set<String> {
        let evaluator = ATSEvaluator(self, system: system)
        var loads: Set<String> = []
        for host in hosts + ["unlisted.example", "nas.local"] {
            for loader in [ATSLoader.urlSession, .webContent, .media] {
                guard let decision = try? evaluator.decide(host: host, loader: loader) else { continue }
                if decision.cleartextAllowed { loads.insert("\(host) \(loader) http") }
                for version in TLSVersion.allCases where version < .tls13 {
                    for offers in [true, false] {
                        let server = ATSServer(newestTLS: version, offersForwardSecrecy: offers)
                        if decision.tls.map(server.meets) ?? true {
                            loads.insert("\(host) \(loader) \(version) \(offers)")
                        }
                    }
                }
            }
        }
        return loads
    }
}
