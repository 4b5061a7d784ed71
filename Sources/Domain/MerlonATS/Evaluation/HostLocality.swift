// SPDX-License-Identifier: Apache-2.0

/// How near a host counts, before any key is asked.
enum HostLocality: Sendable, Hashable {
    /// ATS is not applied, whatever the keys say.
    case exempt
    case external
    /// Local unless `NSAllowsLocalNetworking` is NO.
    case local
    /// Local where `NSAllowsLocalNetworking` is YES.
    case localByKey
}

extension ATSEvaluator {
    /// How near the host counts on this system.
    func locality(of host: UnsafeBufferPointer<UInt8>, _ address: IPAddress?) -> HostLocality {
        guard let address else {
            switch reading.localNames {
            case .asNames: return .external
            case .exempt: return host.isLocalName ? .local : .external
            case .exemptByKey: return host.isLocalName ? .localByKey : .external
            }
        }
        let judged = reading.unmapsAddresses ? address.mapped ?? address : address
        let kind = kind(of: judged)
        switch reading.addresses {
        case .asNames: return .external
        case .exempt: return .exempt
        case .localExempt: return kind
        case .localByKey: return kind == .local ? .localByKey : kind
        }
    }

    private func kind(of address: IPAddress) -> HostLocality {
        if address.isLoopbackOrLinkLocal { return .local }
        let locality =
            if address.isPrivate { reading.privateAddresses } else if address.isUniqueLocal {
                reading.uniqueLocalAddresses
            } else if address.isUnspecified { reading.unspecifiedAddresses } else {
                ATSReading.Locality.external
            }
        return switch locality {
        case .external: .external
        case .local: .local
        case .localByKey: .localByKey
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether this is an unqualified name or one in `.local`, with or without the final dot: what Apple's
    /// tests take for local. `foo.localhost` and `nas.lan` are not.
    var isLocalName: Bool {
        guard contains(UInt8(ascii: ".")) else { return true }
        let end = last == UInt8(ascii: ".") ? count - 1 : count
        let suffix: StaticString = ".local"
        return suffix.withUTF8Buffer { suffix in
            end >= suffix.count
                && self[(end - suffix.count)..<end].elementsEqual(suffix, by: { $0.lowered == $1 })
        }
    }
}
