// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// What kind of host an exception's name stands for, as far as a rule needs to know.
enum ExceptionHost: Equatable {
    /// This device: loopback names and addresses.
    case loopback
    /// The local network: unqualified and `.local` names, private and link-local addresses.
    case local
    /// An address or range of addresses that are not local, with the length of its prefix as a share of
    /// the address's bits.
    case address(prefix: Int, bits: Int)
    /// Any other name.
    case name
    /// What no URL has for a host: a pattern, a variable, a name with a scheme, nothing at all.
    case noHost

    init(_ name: String) {
        let host = Self.withoutPort(name).lowercased()
        if host == "localhost" || host.hasSuffix(".localhost") {
            self = .loopback
        } else if let range = ExceptionAddress(host) {
            self = Self.kind(of: range)
        } else if host.isEmpty || !host.utf8.allSatisfy(\.isOfHostName) {
            self = .noHost
        } else if !host.contains(".") || host.hasSuffix(".local") || host.hasSuffix(".local.") {
            self = .local
        } else {
            self = .name
        }
    }

    private static func withoutPort(_ name: String) -> String {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].utf8.allSatisfy(\.isDigit) else { return name }
        return String(parts[0])
    }

    private static func kind(of range: ExceptionAddress) -> ExceptionHost {
        if range.isWithin("127.0.0.0/8") || range.isWithin("::1/128") { return .loopback }
        let local = [
            "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fe80::/10", "fc00::/7",
        ]
        if local.contains(where: range.isWithin) { return .local }
        return .address(prefix: range.prefixLength, bits: range.bits)
    }
}

extension ATSExceptionDomain {
    /// Whether the entry reaches names below its own.
    var reachesSubdomains: Bool {
        if case .no = SettingValue(includesSubdomains) { return false }
        return true
    }

    /// Whether whatever the entry reaches is local: an address, or a name in `.local`.
    var isAlwaysLocal: Bool {
        ExceptionAddress(name) != nil || name == "local" || name.hasSuffix(".local")
            || name.hasSuffix(".local.")
    }

    /// The hosts that the entry governs, in words.
    var reach: String {
        reachesSubdomains ? "\(name) and every name below it" : name
    }
}

extension UInt8 {
    /// Whether a host name in lower case may hold the byte.
    var isOfHostName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: isDigit
        }
    }

    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
