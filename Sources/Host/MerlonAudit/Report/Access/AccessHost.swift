// SPDX-License-Identifier: Apache-2.0
public import MerlonATS

/// A host, or a kind of hosts, that a matrix asks about.
public struct AccessHost: Sendable, Hashable {
    /// The name as the property list or the policy spells it, or the example of a kind of hosts.
    public var name: String
    /// Why the host is asked about.
    public var origin: Origin

    /// Why a host is asked about.
    public enum Origin: String, Sendable, Hashable, CaseIterable {
        /// An entry of `NSExceptionDomains`.
        case exception
        /// The hosts below an entry that includes its subdomains, as far as no entry names them.
        case below
        /// An entry of `NSPinnedDomains` that is none of `NSExceptionDomains`.
        case pinned
        /// A host of the policy that no entry names.
        case policy
        /// Any host that nothing names.
        case anyOther = "any-other"
        /// A name of the local network.
        case localName = "local-name"
        /// An address of a private network.
        case localAddress = "local-address"
        /// A public address.
        case address
    }

    /// A host from its parts.
    public init(_ name: String, _ origin: Origin) {
        self.name = name
        self.origin = origin
    }

    /// The loaders that have keys of their own, the commonest first.
    public static let loaders: [ATSLoader] = [.urlSession, .webContent, .media]

    /// The hosts that every bundle is asked about: what a list of names can't show. The addresses are of
    /// RFC 5737 and RFC 1918.
    static let general = [
        AccessHost("any other host", .anyOther), AccessHost("printer.local", .localName),
        AccessHost("192.168.0.20", .localAddress), AccessHost("203.0.113.7", .address),
    ]

    /// The host of a URL that stands for this one; nil where no URL can have it. That no entry names the
    /// ones made up here follows from RFC 6761: nobody has a host below `invalid`.
    var urlHost: String? {
        switch origin {
        case .anyOther: "any-other-host.invalid"
        case .below: ATSExceptionDomain(name).urlHost.map { "any-host-that-no-entry-names.\($0)" }
        case .address, .exception, .localAddress, .localName, .pinned, .policy:
            ATSExceptionDomain(name).urlHost
        }
    }
}
