// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reports what keeps the key of an exception from being the host, address or range that was meant.
    mutating func checkName(of exception: ATSExceptionDomain, at path: PropertyListKeyPath) {
        let name = exception.name
        if name.isUnresolved {
            reportUnresolvedName(name, at: path, exception.namePlace)
            return
        }
        if name.trimmingWhiteSpace.isShapedLikeAddress {
            checkAddress(exception, at: path)
            return
        }
        let reading = HostNameReading(name)
        report(reading, of: name, at: path, exception.namePlace, ignoring: [])
        if BooleanReading.boolValue(exception.includesSubdomains) == true, exception.loosens,
            let host = reading.host, let suffix = SharedSuffix.match(host)
        {
            log.add(
                .domainPublicSuffix, at: path, exception.namePlace,
                "\(shown(name)) is \(suffix.kind.words), and NSIncludesSubdomains extends the exception to the hosts "
                    + "of everybody who has a name below it.")
        }
    }

    /// Reports what keeps the key of a pinned domain from being the host that was meant. Here the case of
    /// letters does not count, and a dot at the end of the URL's host is taken off before the look-up.
    mutating func checkName(of domain: ATSPinnedDomain, at path: PropertyListKeyPath) {
        let name = domain.name
        if name.isUnresolved {
            reportUnresolvedName(name, at: path, domain.namePlace)
            return
        }
        if name.trimmingWhiteSpace.isShapedLikeAddress {
            log.add(
                .pinnedDomainWithoutEffect, at: path, domain.namePlace,
                "\(shown(name)) is an address, and the documents speak of domains alone in NSPinnedDomains: do not "
                    + "rely on these pins.")
            return
        }
        let reading = HostNameReading(name)
        report(reading, of: name, at: path, domain.namePlace, ignoring: [.upperCase, .trailingDot])
        if reading.faults.contains(.trailingDot) {
            log.add(
                .pinnedDomainWithoutEffect, at: path, domain.namePlace, intended: reading.host,
                "\(shown(name)) ends in a dot, and the system takes the dot off a URL's host before it looks for pins: "
                    + "the entry matches no host.")
        }
    }

    private mutating func reportUnresolvedName(
        _ name: String, at path: PropertyListKeyPath, _ place: SourcePlace
    ) {
        log.add(
            .unresolvedValue, at: path, place,
            "The name \(shown(name)) holds a variable that the build has not replaced; as it stands it matches no "
                + "host.")
    }

    private mutating func report(
        _ reading: HostNameReading, of name: String, at path: PropertyListKeyPath, _ place: SourcePlace,
        ignoring: Set<HostNameReading.Fault>
    ) {
        for fault in reading.faults where !ignoring.contains(fault) {
            let (code, words) = fault.description
            log.add(code, at: path, place, intended: reading.host, "The name \(shown(name)) \(words).")
        }
    }
}

extension HostNameReading.Fault {
    fileprivate var description: (ATSDiagnostic.Code, words: String) {
        switch self {
        case .brackets:
            (
                .addressTrap,
                "stands in brackets, which belong to URLs and not to addresses: the entry never matches"
            )
        case .leadingDot: (.domainLeadingDot, "begins with a dot, and no host does: the entry never matches")
        case .malformed(let fault):
            (
                .domainMalformed,
                "holds \(fault), and the system compares it with the URL's host: it never matches"
            )
        case .path:
            (.domainWithPath, "holds a path, and ATS knows whole hosts alone: the entry never matches")
        case .port:
            (
                .domainWithPort,
                "holds a port, and ATS compares hosts without their port: the entry never matches"
            )
        case .scheme:
            (.domainWithScheme, "holds a scheme, and ATS compares hosts alone: the entry never matches")
        case .trailingDot:
            (
                .domainTrailingDot,
                "ends in a dot, so it matches only URLs that write the dot as well, and not those without it"
            )
        case .upperCase:
            (
                .domainUpperCase,
                "holds upper-case letters, and the documents want lower case: the system compares letter by letter "
                    + "with the URL's host"
            )
        case .wildcard:
            (
                .domainWithWildcard,
                "holds a *, and ATS knows no wildcards: the entry never matches (NSIncludesSubdomains covers the "
                    + "hosts below a name)"
            )
        }
    }
}

extension ATSExceptionDomain {
    /// Whether some system would take a value of the entry for less than App Transport Security demands.
    fileprivate var loosens: Bool {
        let minimum = minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:))
        return BooleanReading.boolValue(allowsInsecureHTTPLoads) == true
            || BooleanReading.boolValue(requiresForwardSecrecy) == false
            || minimum.map { $0 < .tls12 } ?? false || !legacy.isEmpty
    }
}
