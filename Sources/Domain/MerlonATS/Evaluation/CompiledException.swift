// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// An entry of `NSExceptionDomains` as one system reads it.
struct CompiledException: Sendable {
    /// Where it stands.
    let subject: ATSTraceStep.Subject
    /// Whether it is the system's own.
    let isBuiltIn: Bool
    /// Whether `http` is allowed.
    let allowsHTTP: Bool
    /// Whether subdomains are included.
    let includesSubdomains: Bool
    /// What it demands of TLS.
    let demand: ATSTransportDemand
    /// The rules that made the demand differ from the default.
    let demandRules: [ATSRule]

    /// The entry with `index` in the file's list.
    init(_ entry: ATSExceptionDomain, index: Int, globalNIAP: NIAPMode, reading: ATSReading) {
        let entry = reading.readsLegacyKeys ? entry.readingLegacyKeys : entry
        subject = .exception(index)
        isBuiltIn = false
        allowsHTTP = reading.booleans(entry.allowsInsecureHTTPLoads) ?? false
        includesSubdomains = reading.booleans(entry.includesSubdomains) ?? false
        let keepsForwardSecrecy = reading.booleans(entry.requiresForwardSecrecy) ?? true
        let minimumTLS = entry.minimumTLSVersion?.string.flatMap(TLSVersion.init(rawValue:))
        let ownNIAP = reading.readsNIAP ? NIAPMode(key: entry.requiresNIAPTLSPackageVersion) : nil
        let niap = ownNIAP ?? (reading.entriesInheritNIAP ? globalNIAP : .none)

        demand = ATSTransportDemand(
            minimumTLS: minimumTLS ?? .tls12,
            // A NIAP package accepts ephemeral key exchange only, whatever the entry says.
            requiresForwardSecrecy: keepsForwardSecrecy || niap != .none, niap: niap,
            checksKeyLength: keepsForwardSecrecy || !reading.forwardSecrecyGuardsKeyLength,
            cipherSuiteList: reading.cipherSuites)
        demandRules = Self.rules(
            of: demand, keepsForwardSecrecy: keepsForwardSecrecy,
            isUnreadable: entry.minimumTLSVersion != nil && minimumTLS == nil)
    }

    /// An entry of the system's own.
    init(_ entry: BuiltInException, index: Int, reading: ATSReading) {
        subject = .builtIn(index)
        isBuiltIn = true
        allowsHTTP = true
        includesSubdomains = true
        demand = ATSTransportDemand(
            minimumTLS: entry.minimumTLS, requiresForwardSecrecy: false,
            checksKeyLength: !reading.forwardSecrecyGuardsKeyLength, cipherSuiteList: reading.cipherSuites)
        demandRules = Self.rules(of: demand, keepsForwardSecrecy: false, isUnreadable: false)
    }

    private static func rules(
        of demand: ATSTransportDemand, keepsForwardSecrecy: Bool, isUnreadable: Bool
    ) -> [ATSRule] {
        var rules: [ATSRule] = []
        if isUnreadable { rules.append(.minimumTLSUnreadable) }
        if demand.minimumTLS < .tls12 { rules.append(.minimumTLSLowered) }
        if demand.minimumTLS > .tls12 { rules.append(.minimumTLSRaised) }
        if !keepsForwardSecrecy { rules.append(.forwardSecrecyOff) }
        if demand.niap != .none { rules.append(.niapPackage) }
        return rules
    }
}

extension NIAPMode {
    /// The mode that a NIAP key asks for, or nil where it is absent or holds none of the three words.
    init?(key node: PropertyListNode?) {
        switch node?.string {
        case "none": self = .none
        // `recommended` stands for this package today.
        case "FCP_v2.1", "recommended": self = .functionalPackage21
        default: return nil
        }
    }
}

extension ATSExceptionDomain {
    /// The entry as a system would have it that knew the names of the Xcode 7 betas: a key of today wins.
    fileprivate var readingLegacyKeys: ATSExceptionDomain {
        var entry = self
        for setting in legacy {
            switch setting.modernKey {
            case "NSExceptionAllowsInsecureHTTPLoads" where allowsInsecureHTTPLoads == nil:
                entry.allowsInsecureHTTPLoads = setting.value
            case "NSExceptionMinimumTLSVersion" where minimumTLSVersion == nil:
                entry.minimumTLSVersion = setting.value
            case "NSExceptionRequiresForwardSecrecy" where requiresForwardSecrecy == nil:
                entry.requiresForwardSecrecy = setting.value
            default: break
            }
        }
        return entry
    }
}
