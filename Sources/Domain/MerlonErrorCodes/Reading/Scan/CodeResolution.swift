// SPDX-License-Identifier: Apache-2.0

/// Settles what a domain and a number mean together, where frameworks write one or the other loosely.
enum CodeResolution {
    /// The domain that declares the number, and the number with its sign.
    static func resolve(_ domain: ErrorDomain, _ value: Int) -> (ErrorDomain, Int) {
        for number in spellings(domain == .posix ? abs(value) : value) {
            for candidate in domains(domain, number) where ErrorCodeTable.code(candidate, number) != nil {
                return (candidate, number)
            }
        }
        return (domain, signed32(value) ?? value)
    }

    /// The domain of a number that stands alone, or nil where the number is no error code's for certain.
    static func domain(ofBare number: Int) -> ErrorDomain? {
        switch number {
        case -9899 ... -9800, -67999 ... -67585: return .osStatus
        case -3007 ... -995: return ErrorCodeTable.code(.url, number) == nil ? nil : .url
        case -34020, -34018, -26275: return .osStatus
        case -25320 ... -25240: return ErrorCodeTable.code(.osStatus, number) == nil ? nil : .osStatus
        case -11899 ... -11800: return .avFoundation
        case -65579 ... -65537: return .dnsService
        case -73000, -72008 ... -72000: return .cfNetwork
        default: return nil
        }
    }

    /// A 32-bit status written without its sign (`4294957480`, `0xFFFFD9A8`) with it.
    static func signed32(_ value: Int) -> Int? {
        guard value > Int(Int32.max), value <= Int(UInt32.max) else { return nil }
        return Int(Int32(truncatingIfNeeded: value))
    }

    private static func spellings(_ value: Int) -> [Int] {
        if let signed = signed32(value) { return [signed] }
        return value > 0 ? [value, -value] : [value]
    }

    /// Where to look: the domain itself, then those whose numbers frameworks pass on under its name.
    private static func domains(_ domain: ErrorDomain, _ number: Int) -> [ErrorDomain] {
        switch domain {
        case .osStatus: [.osStatus, .url, .dnsService, .avFoundation]
        case .url, .cfNetwork: (-9899 ... -9800).contains(number) ? [.osStatus] : [domain]
        case .streamHTTP: [.streamHTTP, .cfNetwork]
        // Dart prints getaddrinfo's code as errno.
        case .posix: number == 7 || number == 8 ? [.netDB] : [.posix]
        // AFNetworking numbers its own errors as Foundation does.
        case _ where domain.rawValue.hasPrefix("com.alamofire.error"): [.url]
        case .dnsService: [.dnsService, .cfNetwork]
        case _ where domain.rawValue == "kCFStreamErrorDomainNetServices": [.dnsService, .cfNetwork]
        case _ where domain.rawValue == "kCFStreamErrorDomainSOCKS": [.cfNetwork]
        default: [domain]
        }
    }
}
