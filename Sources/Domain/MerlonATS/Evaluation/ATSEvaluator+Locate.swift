// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension ATSEvaluator {
    /// The key that `step` looked at, and where it stands.
    func locate(_ step: ATSTraceStep) -> (keyPath: PropertyListKeyPath, place: SourcePlace?)? {
        switch step.subject {
        case .builtIn, .nothing:
            return nil
        case .exception(let index):
            guard let entry = exceptionEntry(index) else { return nil }
            return locate(step.rule, in: entry)
        case .pinned(let index):
            guard let domain = pinnedEntry(index) else { return nil }
            let path = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSPinnedDomains", domain.name)
            guard step.rule == .parentPins, let node = domain.includesSubdomains else {
                return (path, domain.namePlace)
            }
            return (path.appending("NSIncludesSubdomains"), node.place)
        case .topLevel:
            guard let (key, node) = topLevelKey(of: step.rule) else { return nil }
            // The one key that stands beside the dictionary, not in it.
            let isOutside = step.rule == .pinsDiscarded
            let path = PropertyListKeyPath(isOutside ? [] : [.key("NSAppTransportSecurity")]).appending(key)
            return (path, node?.place)
        }
    }

    /// The entry of `NSExceptionDomains` with `index`, or nil where there is none.
    func exceptionEntry(_ index: Int) -> ATSExceptionDomain? {
        configuration.exceptionDomains.indices.contains(index) ? configuration.exceptionDomains[index] : nil
    }

    /// The entry of `NSPinnedDomains` with `index`, or nil where there is none.
    func pinnedEntry(_ index: Int) -> ATSPinnedDomain? {
        configuration.pinnedDomains.indices.contains(index) ? configuration.pinnedDomains[index] : nil
    }

    private func locate(
        _ rule: ATSRule, in entry: ATSExceptionDomain
    ) -> (keyPath: PropertyListKeyPath, place: SourcePlace?) {
        let path = PropertyListKeyPath(keys: "NSAppTransportSecurity", "NSExceptionDomains", entry.name)
        guard let (key, node) = key(of: rule, in: entry) else { return (path, entry.namePlace) }
        if let node { return (path.appending(key), node.place) }
        // Under the reading that knows them, a legacy key may have said it.
        guard let legacy = entry.legacy.last(where: { $0.modernKey == key }) else {
            return (path, entry.namePlace)
        }
        return (path.appending(legacy.key), legacy.value.place)
    }

    private func key(of rule: ATSRule, in entry: ATSExceptionDomain) -> (String, PropertyListNode?)? {
        switch rule {
        case .exceptionAllowsHTTP, .exceptionRequiresTLS:
            ("NSExceptionAllowsInsecureHTTPLoads", entry.allowsInsecureHTTPLoads)
        case .parentException, .parentSkipped:
            ("NSIncludesSubdomains", entry.includesSubdomains)
        case .minimumTLSLowered, .minimumTLSRaised, .minimumTLSUnreadable:
            ("NSExceptionMinimumTLSVersion", entry.minimumTLSVersion)
        case .forwardSecrecyOff:
            ("NSExceptionRequiresForwardSecrecy", entry.requiresForwardSecrecy)
        case .niapPackage:
            ("NSExceptionRequiresNIAPTLSPackageVersion", entry.requiresNIAPTLSPackageVersion)
        default: nil
        }
    }

    private func topLevelKey(of rule: ATSRule) -> (String, PropertyListNode?)? {
        switch rule {
        case .localHost, .localNetworkingRefused:
            ("NSAllowsLocalNetworking", configuration.allowsLocalNetworking)
        case .mediaLoads:
            ("NSAllowsArbitraryLoadsForMedia", configuration.allowsArbitraryLoadsForMedia)
        case .webContentLoads:
            ("NSAllowsArbitraryLoadsInWebContent", configuration.allowsArbitraryLoadsInWebContent)
        case .arbitraryLoads, .arbitraryLoadsOverridden:
            ("NSAllowsArbitraryLoads", configuration.allowsArbitraryLoads)
        case .niapPackage:
            ("NSRequiresNIAPTLSPackageVersion", configuration.requiresNIAPTLSPackageVersion)
        case .pinsDiscarded:
            ("SecTrustPinningRequired", configuration.trustPinningRequired)
        default: nil
        }
    }
}
