// SPDX-License-Identifier: Apache-2.0
public import MerlonATS

/// What each bundle may load from each host: bundle × host × loader, with the reasons in words.
public struct AccessMatrix: Sendable, Hashable {
    /// The bundles that run as processes, in the order of the facts.
    public var bundles: [BundleAccess]
    /// What a limit of ``AccessBudget`` left out.
    public var leftOut: LeftOut

    /// What is not in a matrix since it would be too large to read.
    public struct LeftOut: Sendable, Hashable {
        /// Bundles without any row.
        public var bundles = 0
        /// Hosts without a row, over the bundles that have some.
        public var hosts = 0

        /// Nothing left out.
        public init() {}
    }

    /// A matrix from its parts.
    public init(bundles: [BundleAccess] = [], leftOut: LeftOut = .init()) {
        self.bundles = bundles
        self.leftOut = leftOut
    }
}

/// What one bundle may load.
public struct BundleAccess: Sendable, Hashable {
    /// The operand that it was found in, by its index in ``AuditReport/operands``.
    public var operand: Int
    /// What the bundle is.
    public var kind: BundleFacts.Kind
    /// `CFBundleIdentifier`, where it is a string.
    public var identifier: String?
    /// The bundle's directory (or the loose file itself).
    public var location: Location
    /// The target and configuration that will make the bundle; nil where it was built already.
    public var build: BuildFacts?
    /// The system that decides.
    public var system: ATSSystem
    /// Whether the settings could be read: without them ``hosts`` is empty.
    public var isReadable: Bool
    /// The hosts, the named ones first.
    public var hosts: [HostAccess]

    /// Access of a bundle from its parts.
    public init(
        operand: Int, kind: BundleFacts.Kind, identifier: String?, location: Location, system: ATSSystem,
        isReadable: Bool = true, hosts: [HostAccess]
    ) {
        self.operand = operand
        self.kind = kind
        self.identifier = identifier
        self.location = location
        self.system = system
        self.isReadable = isReadable
        self.hosts = hosts
    }
}

/// What one bundle may load from one host, or from a kind of hosts.
public struct HostAccess: Sendable, Hashable {
    /// The host or the kind of hosts.
    public var host: AccessHost
    /// One cell for each loader of ``AccessHost/loaders``, in their order; empty where no URL can have
    /// such a host, so that nothing is decided about it.
    public var cells: [AccessCell]

    /// Access to a host from its parts.
    public init(host: AccessHost, cells: [AccessCell]) {
        self.host = host
        self.cells = cells
    }
}

/// What one loader may load from one host: both schemes, since they are decided by the same keys.
public struct AccessCell: Sendable, Hashable {
    /// Who loads.
    public var loader: ATSLoader
    /// Whether `http` may load.
    public var http: ATSDecision.Verdict
    /// Whether `https` may load.
    public var https: ATSDecision.Verdict
    /// What is demanded of `https`; nil where App Transport Security demands nothing.
    public var tls: ATSTransportDemand?
    /// How many keys are pinned for the host.
    public var pins: Int
    /// Whether the system does not apply App Transport Security to such a host, whatever most keys say.
    public var isExempt: Bool
    /// Whether the app's own code may loosen the trust of `https`.
    public var trustMayBeLoosened: Bool
    /// The rules that were applied, in order, in words.
    public var trace: [ATSExplanation]

    /// A cell from its parts.
    public init(
        loader: ATSLoader, http: ATSDecision.Verdict, https: ATSDecision.Verdict, tls: ATSTransportDemand?,
        pins: Int = 0, isExempt: Bool = false, trustMayBeLoosened: Bool = false, trace: [ATSExplanation] = []
    ) {
        self.loader = loader
        self.http = http
        self.https = https
        self.tls = tls
        self.pins = pins
        self.isExempt = isExempt
        self.trustMayBeLoosened = trustMayBeLoosened
        self.trace = trace
    }
}
