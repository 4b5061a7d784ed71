// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

@testable import MerlonATS

/// Needs and systems as tests throw them together: names of all kinds, addresses, and hosts of the system's own.
struct RandomNeeds {
    var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    static let hosts = [
        "a.example", "www.a.example", "b.example", "nas", "printer.local", "nas.lan", "localhost",
        "192.168.1.7",
        "203.0.113.9", "100.64.3.2", "[2001:db8::5]", "[fe80::1]", "apple.com", "www.apple.com",
        "gs.apple.com",
    ]

    static let systems: [ATSSystem] = [
        .init(.iOS, OSVersion(9, 3)), .init(.macOS, OSVersion(10, 12)), .init(.iOS, OSVersion(16, 4)),
        .init(.iOS, OSVersion(17, 2)), .init(.iOS, OSVersion(17, 2), linkedSDK: OSVersion(16, 0)),
        .init(.tvOS, OSVersion(18, 4)), .newestRead,
        .init(.iOS, OSVersion(18, 0), linkedSDK: OSVersion(8, 0)),
    ]

    mutating func system() -> ATSSystem { Self.systems.randomElement(using: &generator) ?? .newestRead }

    /// Up to four needs, most of them of hosts.
    mutating func needs(of hosts: [String] = Self.hosts, wholesale: Bool = true) throws -> [ATSNeed] {
        try (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            let loader = ATSLoader.allCases.randomElement(using: &generator) ?? .urlSession
            let scheme = ATSScheme.allCases.randomElement(using: &generator) ?? .http
            let server = ATSServer(
                newestTLS: [nil, .tls10, .tls11, .tls12, .tls13].randomElement(using: &generator) ?? .tls13,
                offersForwardSecrecy: .random(using: &generator))
            switch Int.random(in: 0..<(wholesale ? 12 : 10), using: &generator) {
            case 10: return .anyHost(scheme: scheme, loader: loader, server: server)
            case 11: return .anyLocalHost(scheme: scheme, loader: loader, server: server)
            default:
                let host = hosts.randomElement(using: &generator) ?? "a.example"
                return try ATSNeed(
                    url: "\(scheme.rawValue)://\(host):8080/path", loader: loader, server: server)
            }
        }
    }
}

extension RandomNeeds {
    /// A dictionary with some keys at the top and up to three entries, ranges and parents among them.
    mutating func configuration() -> ATSConfiguration {
        var configuration = ATSConfiguration()
        for key in OpeningKey.allCases where Int.random(in: 0..<4, using: &generator) == 0 {
            configuration[keyPath: key.path] = flag()
        }
        let names = [
            "a.example", "example", "203.0.113.0/24", "203.0.113.9", "nas", "apple.com", "b.example",
            "B.example:80",
        ]
        for name in names.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)) {
            var entry = ATSExceptionDomain(name)
            if Bool.random(using: &generator) { entry.allowsInsecureHTTPLoads = flag() }
            if Bool.random(using: &generator) { entry.includesSubdomains = flag() }
            if Bool.random(using: &generator) { entry.requiresForwardSecrecy = flag() }
            entry.minimumTLSVersion = [nil, "TLSv1.0", "TLSv1.1", "TLSv1.3"].randomElement(using: &generator)?
                .map { PropertyListNode(.string($0)) }
            configuration.exceptionDomains.append(entry)
        }
        return configuration
    }

    private mutating func flag() -> PropertyListNode {
        PropertyListNode(.boolean(Int.random(in: 0..<4, using: &generator) > 0))
    }
}
