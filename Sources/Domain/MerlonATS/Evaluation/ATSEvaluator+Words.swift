// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension ATSEvaluator {
    /// The sentence of a step.
    func words(for step: ATSTraceStep) -> String {
        let name = name(of: step.subject)
        switch step.rule {
        case .outsideATS, .linkedBeforeATS, .webSocket:
            return wordsOfScope(step.rule)
        case .exactException, .parentException, .parentSkipped, .exactAddress, .addressRange,
            .builtInException,
            .noException:
            return wordsOfLookUp(step.rule, name)
        case .exceptionAllowsHTTP:
            return
                "NSExceptionAllowsInsecureHTTPLoads is YES for \(name): http is allowed, and the app's code may"
                + " loosen the trust of https"
        case .exceptionRequiresTLS:
            return "NSExceptionAllowsInsecureHTTPLoads is not YES for \(name): http is blocked"
        case .localHost, .localNetworkingRefused, .addressDefault:
            return wordsOfLocality(step)
        case .mediaLoads:
            return "NSAllowsArbitraryLoadsForMedia is YES and AVFoundation loads: ATS is off for this load"
        case .webContentLoads:
            return "NSAllowsArbitraryLoadsInWebContent is YES and a web view loads: ATS is off for this load"
        case .arbitraryLoadsOverridden:
            return
                "NSAllowsArbitraryLoads is YES but without effect, as \(narrowKeys) is present: http is blocked"
        case .arbitraryLoads:
            return "NSAllowsArbitraryLoads is YES: ATS is off for every host that no entry names"
        case .atsDefault:
            return "no key opens this host: http is blocked, and https must meet the demands of ATS"
        case .minimumTLSLowered, .minimumTLSRaised, .minimumTLSUnreadable, .forwardSecrecyOff, .niapPackage,
            .noTLSDemand:
            return wordsOfDemand(step, name)
        case .exactPins, .parentPins, .pinsRejectEverything, .pinsDiscarded:
            return wordsOfPins(step.rule, name)
        }
    }

    private func wordsOfScope(_ rule: ATSRule) -> String {
        switch rule {
        case .outsideATS:
            "the connection is made outside the URL Loading System (Network.framework, sockets, an embedded TLS"
                + " library), where ATS does not apply"
        case .linkedBeforeATS:
            "the system or the SDK that the app was linked with is older than iOS 9 (macOS 10.11): ATS is off"
        default:
            "ws is judged as http is, and wss as https"
        }
    }

    private func wordsOfLookUp(_ rule: ATSRule, _ name: String) -> String {
        switch rule {
        case .exactException:
            "NSExceptionDomains lists the host as \(name): this entry alone decides, no key at the top does"
        case .parentException:
            "the nearest parent of the host that includes its subdomains is \(name): this entry alone decides"
        case .parentSkipped:
            "\(name) is a parent of the host, but its entry does not reach down to it and is passed over"
        case .exactAddress:
            "NSExceptionDomains lists the address as \(name): this entry alone decides, no key at the top does"
        case .addressRange:
            "\(name) is the longest range that holds the address: this entry alone decides"
        case .builtInException:
            "the system carries an exception of its own for \(name) and its subdomains"
        default:
            "no entry of NSExceptionDomains covers the host"
        }
    }

    private func wordsOfLocality(_ step: ATSTraceStep) -> String {
        switch step.rule {
        case .addressDefault where system.generation.major >= 17:
            "the host is an address and the app was linked with an SDK older than iOS 17: ATS is not applied to it"
        case .addressDefault:
            "the host is an address, and \(system.platform) \(system.version) does not apply ATS to addresses"
        case .localHost where step.subject == .topLevel:
            "the host is local and NSAllowsLocalNetworking is YES: ATS is not applied to it"
        case .localHost:
            "the host is local (an unqualified name, a name in .local, a local address): ATS is not applied to it"
        default:
            "the host is local, but NSAllowsLocalNetworking is NO: it is judged like any other"
        }
    }

    private func wordsOfDemand(_ step: ATSTraceStep, _ name: String) -> String {
        switch step.rule {
        case .minimumTLSLowered:
            "NSExceptionMinimumTLSVersion lets \(name) use \(minimumTLS(of: step.subject))"
        case .minimumTLSRaised:
            "NSExceptionMinimumTLSVersion demands \(minimumTLS(of: step.subject)) of \(name)"
        case .minimumTLSUnreadable:
            "NSExceptionMinimumTLSVersion of \(name) is none of TLSv1.0, TLSv1.1, TLSv1.2 and TLSv1.3 as text:"
                + " it is ignored, and TLSv1.2 stays the minimum"
        case .forwardSecrecyOff:
            "NSExceptionRequiresForwardSecrecy is NO for \(name): RSA key exchange is accepted too"
        case .niapPackage:
            "the NIAP package FCP_v2.1 narrows TLS 1.2 to ECDHE with AES-GCM and demands Extended Master Secret"
        default:
            "ATS demands nothing of TLS here; the default evaluation of the certificate remains"
        }
    }

    private func wordsOfPins(_ rule: ATSRule, _ name: String) -> String {
        switch rule {
        case .exactPins:
            "NSPinnedDomains lists the host as \(name): a key of the certificate chain must match"
        case .parentPins:
            "\(name) in NSPinnedDomains includes subdomains, which reaches one label down: its pins apply"
        case .pinsRejectEverything:
            "a list of pins applies that holds no digest of 32 bytes: every TLS connection fails"
        default:
            "SecTrustPinningRequired lets the system discard the pins of NSPinnedDomains"
        }
    }

    private func minimumTLS(of subject: ATSTraceStep.Subject) -> String {
        let entry = exceptions.entries.first { $0.subject == subject }
        return entry?.demand.minimumTLS.rawValue ?? "another version"
    }

    /// The keys that take the effect of `NSAllowsArbitraryLoads` away.
    private var narrowKeys: String {
        let keys: [(String, PropertyListNode?)] = [
            ("NSAllowsArbitraryLoadsForMedia", configuration.allowsArbitraryLoadsForMedia),
            ("NSAllowsArbitraryLoadsInWebContent", configuration.allowsArbitraryLoadsInWebContent),
            ("NSAllowsLocalNetworking", configuration.allowsLocalNetworking),
        ]
        return keys.filter { reading.booleans($0.1) != nil }.map(\.0).joined(separator: " and ")
    }

    private func name(of subject: ATSTraceStep.Subject) -> String {
        switch subject {
        case .builtIn(let index) where BuiltInException.all.indices.contains(index):
            BuiltInException.all[index].name
        case .exception(let index): exceptionEntry(index).map { shown($0.name) } ?? "an entry"
        case .pinned(let index): pinnedEntry(index).map { shown($0.name) } ?? "an entry"
        case .builtIn, .nothing, .topLevel: "an entry"
        }
    }
}
