// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// The settings of one process before and now.
struct EffectivePair {
    let bundle: String
    private let old: ATSEvaluator
    private let new: ATSEvaluator
    private let disputes: ATSComparison

    init(bundle: String, old: ATSConfiguration, new: ATSConfiguration) {
        self.bundle = bundle
        self.old = ATSEvaluator(old, system: .newestRead)
        self.new = ATSEvaluator(new, system: .newestRead)
        disputes = ATSComparison(self.new)
    }

    /// A host to ask about, with the words for it.
    struct Host: Hashable {
        var words: String
        var url: String
    }

    /// Every host that either side names, and one of each kind that neither does.
    var hosts: [Host] {
        var hosts: Set<Host> = []
        for configuration in [old.configuration, new.configuration] {
            for domain in configuration.exceptionDomains {
                guard let host = domain.urlHost else { continue }
                hosts.insert(Host(words: domain.name, url: host))
                if domain.includesSubdomains != nil, ExceptionAddress(domain.name) == nil {
                    hosts.insert(Host(words: "names below \(domain.name)", url: "x.\(host)"))
                }
            }
            for domain in configuration.pinnedDomains {
                guard let host = ATSExceptionDomain(domain.name).urlHost else { continue }
                hosts.insert(Host(words: domain.name, url: host))
                if domain.includesSubdomains != nil {
                    hosts.insert(Host(words: "names below \(domain.name)", url: "x.\(host)"))
                }
            }
        }
        return Self.unnamed + hosts.sorted { ($0.words, $0.url) < ($1.words, $1.url) }
    }

    /// Hosts that stand for all that no entry names.
    private static let unnamed = [
        Host(words: "any host that is not listed", url: "unlisted.invalid"),
        Host(words: "names of the local network", url: "printer.local"),
        Host(words: "addresses of the local network", url: "192.168.1.20"),
    ]

    /// What the system does otherwise with `host`; empty where nothing.
    func differences(of host: Host) -> [EffectiveDifference] {
        cleartext(host) + tls(host)
    }

    private func cleartext(_ host: Host) -> [EffectiveDifference] {
        let url = "http://\(host.url)/"
        var opened: [String] = []
        var closed: [String] = []
        for (loader, name) in Self.loaders {
            guard let before = try? old.decide(url, loader: loader).cleartextAllowed,
                let now = try? new.decide(url, loader: loader).cleartextAllowed, before != now
            else { continue }
            if now { opened.append(name) } else { closed.append(name) }
        }
        var found: [EffectiveDifference] = []
        if !opened.isEmpty {
            found.append(
                difference(
                    host, .looser, "cleartext may be loaded now (\(opened.joined(separator: ", ")))",
                    url, [.cleartextAllowed]))
        }
        if !closed.isEmpty {
            found.append(
                difference(
                    host, .stricter, "cleartext is no longer loaded (\(closed.joined(separator: ", ")))",
                    url, [.cleartextAllowed]))
        }
        return found
    }

    private func tls(_ host: Host) -> [EffectiveDifference] {
        let url = "https://\(host.url)/"
        guard let before = try? old.decide(url), let now = try? new.decide(url) else { return [] }
        var found: [EffectiveDifference] = []
        if before.tls != now.tls {
            found.append(
                difference(
                    host, TransportDemandWords.direction(from: before.tls, to: now.tls),
                    "\(TransportDemandWords.words(now.tls)); before: \(TransportDemandWords.words(before.tls))",
                    url, [.minimumTLS, .requiresForwardSecrecy, .niap]))
        }
        if before.trustMayBeLoosened != now.trustMayBeLoosened {
            found.append(
                now.trustMayBeLoosened
                    ? difference(
                        host, .looser, "code of the app may accept any certificate now", url, [])
                    : difference(
                        host, .stricter, "code of the app can no longer accept any certificate", url, []
                    ))
        }
        if before.pins != now.pins {
            let (direction, words) = PinWords.difference(from: before.pins, to: now.pins)
            found.append(difference(host, direction, words, url, [.pins]))
        }
        return found
    }

    private func difference(
        _ host: Host, _ direction: EffectiveDifference.Direction, _ words: String, _ url: String,
        _ fields: Set<ATSDecision.Field>
    ) -> EffectiveDifference {
        let topics = ((try? disputes.alternatives(for: url)) ?? []).filter {
            $0.topic != .osVersion && !fields.isDisjoint(with: $0.differences)
        }.map(\.topic.rawValue)
        return EffectiveDifference(
            bundle: bundle, host: host.words, direction: direction, words: words,
            disputed: topics.unique)
    }

    private static let loaders: [(ATSLoader, String)] = [
        (.urlSession, "URLSession"), (.webContent, "web views"), (.media, "media"),
    ]
}
