// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// The keys that a system reads, or that Apple's documents name, with the dictionary each belongs in.
enum ATSKey: String, CaseIterable {
    case allowsArbitraryLoads = "NSAllowsArbitraryLoads"
    case allowsArbitraryLoadsForMedia = "NSAllowsArbitraryLoadsForMedia"
    case allowsArbitraryLoadsInWebContent = "NSAllowsArbitraryLoadsInWebContent"
    case allowsInsecureHTTPLoads = "NSExceptionAllowsInsecureHTTPLoads"
    case allowsLocalNetworking = "NSAllowsLocalNetworking"
    case appTransportSecurity = "NSAppTransportSecurity"
    case digest = "SPKI-SHA256-BASE64"
    case exceptionDomains = "NSExceptionDomains"
    case exceptionRequiresNIAPPackage = "NSExceptionRequiresNIAPTLSPackageVersion"
    case includesSubdomains = "NSIncludesSubdomains"
    case minimumTLSVersion = "NSExceptionMinimumTLSVersion"
    case pinnedCAIdentities = "NSPinnedCAIdentities"
    case pinnedDomains = "NSPinnedDomains"
    case pinnedLeafIdentities = "NSPinnedLeafIdentities"
    case requiresCertificateTransparency = "NSRequiresCertificateTransparency"
    case requiresForwardSecrecy = "NSExceptionRequiresForwardSecrecy"
    case requiresNIAPPackage = "NSRequiresNIAPTLSPackageVersion"
    case trustPinningRequired = "SecTrustPinningRequired"

    /// The key that `text` spells exactly.
    init?(exactly text: String) {
        // Most texts that are asked about are hosts: none of them costs a comparison with every key.
        guard text.utf8.first == UInt8(ascii: "N") || text.utf8.first == UInt8(ascii: "S") else { return nil }
        self.init(rawValue: text)
    }

    /// The dictionaries that the key counts in.
    var levels: [ATSLevel] {
        switch self {
        case .appTransportSecurity, .trustPinningRequired: [.infoPlist]
        case .allowsArbitraryLoads, .allowsArbitraryLoadsForMedia, .allowsArbitraryLoadsInWebContent,
            .allowsLocalNetworking, .exceptionDomains, .pinnedDomains, .requiresNIAPPackage:
            [.transportSecurity]
        case .allowsInsecureHTTPLoads, .exceptionRequiresNIAPPackage, .minimumTLSVersion,
            .requiresCertificateTransparency, .requiresForwardSecrecy:
            [.exception]
        case .includesSubdomains: [.exception, .pinnedDomain]
        case .pinnedCAIdentities, .pinnedLeafIdentities: [.pinnedDomain]
        case .digest: [.pin]
        }
    }

    /// The key path that the key counts at, with `HOST` for any host.
    var home: String { (levels.first ?? .infoPlist).pathText(of: rawValue) }

    /// The old names `NSTemporaryException…` and `NSThirdPartyException…` with the key of today that each
    /// stands for. They are those of the Xcode 7 betas and of the iOS 9 documents.
    static func modern(of legacy: String) -> ATSKey? {
        for prefix in ["NSTemporaryException", "NSThirdPartyException"] where legacy.hasPrefix(prefix) {
            switch ATSKey(exactly: "NSException" + legacy.dropFirst(prefix.count)) {
            case .allowsInsecureHTTPLoads: return .allowsInsecureHTTPLoads
            case .minimumTLSVersion: return .minimumTLSVersion
            case .requiresForwardSecrecy: return .requiresForwardSecrecy
            default: return nil
            }
        }
        return nil
    }
}

/// The dictionaries in and around `NSAppTransportSecurity`.
enum ATSLevel {
    /// The Info.plist's outermost dictionary.
    case infoPlist
    /// `NSAppTransportSecurity`.
    case transportSecurity
    /// `NSExceptionDomains`, whose keys are hosts.
    case exceptionDomains
    /// One host's entry in `NSExceptionDomains`.
    case exception
    /// `NSPinnedDomains`, whose keys are hosts.
    case pinnedDomains
    /// One host's entry in `NSPinnedDomains`.
    case pinnedDomain
    /// One element of a list of pins.
    case pin

    /// Whether the keys of this dictionary are hosts.
    var holdsHosts: Bool { self == .exceptionDomains || self == .pinnedDomains }

    /// What to call the dictionary in a sentence.
    var name: String {
        switch self {
        case .infoPlist: "the Info.plist's root"
        case .transportSecurity: "NSAppTransportSecurity"
        case .exceptionDomains: "NSExceptionDomains"
        case .exception: "the entry of a host in NSExceptionDomains"
        case .pinnedDomains: "NSPinnedDomains"
        case .pinnedDomain: "the entry of a host in NSPinnedDomains"
        case .pin: "an element of NSPinnedCAIdentities or NSPinnedLeafIdentities"
        }
    }

    /// The key path of the entry of `host` in this dictionary of hosts.
    func path(of host: String) -> PropertyListKeyPath {
        let key = self == .pinnedDomains ? ATSKey.pinnedDomains : .exceptionDomains
        return ATSDecoder.home.appending(key.rawValue).appending(host)
    }

    /// The key path of `key` in this dictionary, with `HOST` for any host.
    func pathText(of key: String) -> String {
        switch self {
        case .infoPlist: key
        case .transportSecurity: "NSAppTransportSecurity.\(key)"
        case .exceptionDomains: "NSAppTransportSecurity.NSExceptionDomains.\(key)"
        case .exception: "NSAppTransportSecurity.NSExceptionDomains.HOST.\(key)"
        case .pinnedDomains: "NSAppTransportSecurity.NSPinnedDomains.\(key)"
        case .pinnedDomain: "NSAppTransportSecurity.NSPinnedDomains.HOST.\(key)"
        case .pin: "NSAppTransportSecurity.NSPinnedDomains.HOST.NSPinnedCAIdentities[0].\(key)"
        }
    }
}
