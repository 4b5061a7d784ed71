// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A bundle whose Info.plist governs a process, with its transport security settings.
struct GovernedBundle {
    var bundle: BundleFacts
    var plist: InfoPlistFacts
    var ats: ATSConfiguration
    /// What the newest system that could be read makes of the settings.
    var evaluator: ATSEvaluator

    /// The entries of `NSExceptionDomains` that a host can reach at all, with their indices: a name with a
    /// port or a wildcard opens nothing, whatever stands in its entry, and a diagnostic says so.
    var reachableExceptions: [(index: Int, domain: ATSExceptionDomain)] {
        let dead = Set(plist.diagnostics.filter(\.code.isNameThatNeverMatches).map(\.keyPath))
        return ats.exceptionDomains.enumerated().compactMap { index, domain in
            guard !dead.contains(.exception(domain.name)) else { return nil }
            // Of a range any address will do, but its first may be covered by a narrower one.
            if AddressRange(key: domain.name) != nil { return (index, domain) }
            guard let host = domain.urlHost, let decision = try? evaluator.decide(host: host),
                decision.trace.contains(where: { $0.subject == .exception(index) })
            else { return nil }
            return (index, domain)
        }
    }
}

extension AuditFacts {
    /// The bundles that run as processes of their own and have an `NSAppTransportSecurity` dictionary.
    var governed: [GovernedBundle] {
        bundles.compactMap { bundle in
            guard bundle.isProcess, let plist = bundle.infoPlist, let ats = plist.ats else { return nil }
            return GovernedBundle(
                bundle: bundle, plist: plist, ats: ats, evaluator: ATSEvaluator(ats, system: .newestRead))
        }
    }
}

extension PropertyListKeyPath {
    /// A key at the top of the `NSAppTransportSecurity` dictionary.
    static func ats(_ key: String) -> PropertyListKeyPath {
        PropertyListKeyPath(keys: "NSAppTransportSecurity", key)
    }

    /// An entry of `NSExceptionDomains`, or a key in it.
    static func exception(_ name: String, _ key: String? = nil) -> PropertyListKeyPath {
        entry(of: "NSExceptionDomains", name, key)
    }

    /// An entry of `NSPinnedDomains`, or a key in it.
    static func pinned(_ name: String, _ key: String? = nil) -> PropertyListKeyPath {
        entry(of: "NSPinnedDomains", name, key)
    }

    private static func entry(of list: String, _ name: String, _ key: String?) -> PropertyListKeyPath {
        let path = ats(list).appending(name)
        return key.map(path.appending) ?? path
    }
}

extension ATSDiagnostic.Code {
    /// Whether an entry with such a name matches no host.
    var isNameThatNeverMatches: Bool {
        switch self {
        case .domainLeadingDot, .domainMalformed, .domainUpperCase, .domainWithPath, .domainWithPort,
            .domainWithScheme, .domainWithWildcard, .addressNotCanonical:
            true
        default: false
        }
    }
}
