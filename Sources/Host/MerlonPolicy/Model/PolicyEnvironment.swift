// SPDX-License-Identifier: Apache-2.0

/// One environment that the app is built for.
public struct PolicyEnvironment: Sendable, Hashable {
    /// The name: `debug`, `staging`, `release` or one of the team's own.
    public var name: String
    /// Whether builds of it reach people other than the app's developers. `debug` alone does not, unless
    /// the policy says so.
    public var reachesUsers: Bool
    /// The Xcode build configurations that make it.
    public var configurations: [String]
    /// Where it stands.
    public var place: PolicyPlace

    /// An environment from its parts.
    public init(
        name: String, reachesUsers: Bool? = nil, configurations: [String] = [], place: PolicyPlace = .init()
    ) {
        self.name = name
        self.reachesUsers = reachesUsers ?? (name != "debug")
        self.configurations = configurations
        self.place = place
    }

    /// Whether an Xcode configuration makes the environment: by the list, or, without one, by its name.
    public func isMade(by configuration: String) -> Bool {
        configurations.isEmpty
            ? configuration.lowercased() == name.lowercased() : configurations.contains(configuration)
    }
}

/// The app or one of its extensions.
public struct PolicyBundle: Sendable, Hashable {
    /// The policy's short name for it: `app`, `share`.
    public var name: String
    /// The bundle identifier.
    public var identifier: String
    /// Other identifiers, by environment.
    public var identifiers: [String: String]
    /// The Info.plist in the source tree, relative to the policy's folder, where the policy says.
    public var infoPlist: String?
    /// Where it stands.
    public var place: PolicyPlace

    /// A bundle from its parts.
    public init(
        name: String, identifier: String, identifiers: [String: String] = [:], infoPlist: String? = nil,
        place: PolicyPlace = .init()
    ) {
        self.name = name
        self.identifier = identifier
        self.identifiers = identifiers
        self.infoPlist = infoPlist
        self.place = place
    }
}

/// One host that the app talks to.
public struct PolicyHost: Sendable, Hashable {
    /// The host name or address, lower case.
    public var name: String
    /// Whether hosts below the name are meant too.
    public var includesSubdomains: Bool
    /// What travels.
    public var data: [DataSensitivity]
    /// What the team wants where an organisation inspects TLS on its managed devices.
    public var inspection: Inspection
    /// The pins, where the host is pinned by `NSPinnedDomains`.
    public var pins: PolicyPins?
    /// The environments in which the app talks to it; empty means all.
    public var environments: [String]
    /// Where it stands.
    public var place: PolicyPlace

    /// The stance to TLS inspection.
    public enum Inspection: String, Sendable, Hashable, CaseIterable {
        /// A certificate that the device's manager trusts is good enough: pins contradict it.
        case allow
        /// Only the host's own chain will do.
        case refuse
    }

    /// A host from its parts.
    public init(
        name: String, includesSubdomains: Bool = false, data: [DataSensitivity] = [],
        inspection: Inspection = .allow, pins: PolicyPins? = nil, environments: [String] = [],
        place: PolicyPlace = .init()
    ) {
        self.name = name
        self.includesSubdomains = includesSubdomains
        self.data = data
        self.inspection = inspection
        self.pins = pins
        self.environments = environments
        self.place = place
    }
}

/// The pins of a host: base64 of SHA-256 digests of subject public key info, 32 bytes each.
public struct PolicyPins: Sendable, Hashable {
    /// Any certificate above the leaf (`NSPinnedCAIdentities`).
    public var certificateAuthority: [String]
    /// The server's own certificate (`NSPinnedLeafIdentities`).
    public var leaf: [String]

    /// Pins from their parts.
    public init(certificateAuthority: [String] = [], leaf: [String] = []) {
        self.certificateAuthority = certificateAuthority
        self.leaf = leaf
    }
}

/// How much harm the data does in the wrong hands, from none upwards.
public enum DataSensitivity: String, Sendable, Hashable, CaseIterable {
    case `public`
    case `internal`
    case personal
    case location
    case health
    case payment
    case credentials
}
