// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// Who signed the programs of one operand, and for whom.
public struct SignatureList: Sendable, Hashable {
    /// The operand, by its index in ``AuditReport/operands``.
    public var operand: Int
    /// The bundles and tools whose executable or profile was read, in the order of the facts.
    public var rows: [Row]

    /// One bundle.
    public struct Row: Sendable, Hashable {
        /// The bundle's name.
        public var bundle: String
        /// What it is.
        public var kind: BundleFacts.Kind
        /// Whom it is signed for, as far as profile, entitlements and certificate tell.
        public var distribution: Distribution
        /// The identifier that the code was signed with.
        public var identifier: String?
        /// The team of the signature.
        public var team: String?
        /// Whether the executable has a signature; nil where it was not read.
        public var isSigned: Bool?
        /// Whether nobody signed it: a seal alone.
        public var isAdHoc: Bool
        /// The common name of the signer's certificate.
        public var signer: String?
        /// The certificates behind the signature.
        public var chain: SigningChain?
        /// Whether the store encrypted the code.
        public var isEncrypted: Bool
        /// The profile in the bundle.
        public var profile: ProvisioningFacts?

        /// The row of `bundle`; nil where neither an executable nor a profile was read.
        init?(_ bundle: BundleFacts) {
            guard bundle.executable != nil || bundle.provisioning != nil else { return nil }
            let slices = bundle.executable?.slices ?? []
            let directory = slices.lazy.compactMap(\.directory).first
            self.bundle = bundle.name
            kind = bundle.kind
            distribution = bundle.distribution
            identifier = directory?.identifier
            team = directory?.team
            isSigned = bundle.executable.map { _ in !slices.isEmpty && slices.allSatisfy(\.isSigned) }
            isAdHoc = directory?.isAdHoc ?? false
            signer = bundle.executable?.signingIdentity
            chain = slices.lazy.compactMap(\.chain).first
            isEncrypted = bundle.executable?.isEncrypted ?? false
            profile = bundle.provisioning
        }
    }

    /// The list of what was read from one operand; nil where no executable was.
    init?(_ facts: AuditFacts, operand: Int) {
        let rows = facts.bundles.filter { $0.build == nil }.compactMap(Row.init)
        guard !rows.isEmpty else { return nil }
        self.operand = operand
        self.rows = rows
    }
}

extension ProvisioningFacts {
    /// The day in UTC on which it was made.
    public var firstDay: PolicyDay? { Self.day(created) }
    /// Its last day in UTC.
    public var lastDay: PolicyDay? { Self.day(expires) }

    private static func day(_ seconds: Double?) -> PolicyDay? {
        // 2001-01-01 lies 11,323 days after 1970-01-01.
        guard let seconds, seconds.isFinite, abs(seconds) < 1e12 else { return nil }
        return PolicyDay(daysSince1970: Int((seconds / 86_400).rounded(.down)) + 11_323)
    }
}
