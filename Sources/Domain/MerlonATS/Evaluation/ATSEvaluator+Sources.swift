// SPDX-License-Identifier: Apache-2.0

/// The tags of `docs/ats.md` for what a rule or an alternative rests on.
enum ATSSource {
    static let security = "Security-61901"
    static let security184 = "Security-61439.101.1"
    static let securityOld = "Security-60420 to -61439.81"
    static let cocoaKeys = "Apple: Cocoa Keys (TP40009251)"
    static let transportSecurity = "Apple: NSAppTransportSecurity"
    static let exceptionDomains = "Apple: NSExceptionDomains"
    static let includesSubdomains = "Apple: NSIncludesSubdomains"
    static let localNetworking = "Apple: NSAllowsLocalNetworking"
    static let preventing = "Apple: Preventing Insecure Network Connections"
    static let releaseNotes17 = "Apple: iOS 17 release notes (101967030)"
    static let notMeasured = "no source: only a device can tell"

    static func key(_ name: String) -> String { "Apple: \(name)" }
}

extension ATSEvaluator {
    /// What `rule` rests on, for the system at hand.
    func source(of rule: ATSRule) -> String {
        let hasReadableCode = system.generation >= OSVersion(18, 4)
        switch rule {
        case .outsideATS: return ATSSource.preventing
        case .linkedBeforeATS: return ATSSource.transportSecurity
        case .webSocket: return "observed, not documented"
        case .exactException, .exactAddress, .noException, .exceptionRequiresTLS:
            return ATSSource.exceptionDomains
        case .parentException, .parentSkipped:
            return hasReadableCode ? ATSSource.security : ATSSource.includesSubdomains
        case .addressRange: return hasReadableCode ? ATSSource.security : ATSSource.exceptionDomains
        case .builtInException, .exactPins, .parentPins, .pinsRejectEverything, .pinsDiscarded,
            .minimumTLSRaised,
            .minimumTLSUnreadable:
            return ATSSource.security
        case .exceptionAllowsHTTP: return ATSSource.key("NSExceptionAllowsInsecureHTTPLoads")
        case .localHost, .localNetworkingRefused:
            return hasReadableCode ? ATSSource.security : ATSSource.localNetworking
        case .addressDefault:
            return system.generation.major >= 17 ? ATSSource.releaseNotes17 : ATSSource.localNetworking
        case .mediaLoads: return ATSSource.key("NSAllowsArbitraryLoadsForMedia")
        case .webContentLoads: return ATSSource.key("NSAllowsArbitraryLoadsInWebContent")
        case .arbitraryLoadsOverridden: return ATSSource.transportSecurity
        case .arbitraryLoads, .noTLSDemand: return ATSSource.key("NSAllowsArbitraryLoads")
        case .atsDefault: return ATSSource.preventing
        case .minimumTLSLowered: return ATSSource.key("NSExceptionMinimumTLSVersion")
        case .forwardSecrecyOff: return ATSSource.key("NSExceptionRequiresForwardSecrecy")
        case .niapPackage: return ATSSource.key("NSRequiresNIAPTLSPackageVersion")
        }
    }
}
