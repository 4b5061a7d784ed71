// SPDX-License-Identifier: Apache-2.0

/// What the privacy manifests of an app and its frameworks declare, a row each.
public struct PrivacyMatrix: Sendable, Hashable {
    /// The operand, by its index in ``AuditReport/operands``.
    public var operand: Int
    /// The app, its extensions and its frameworks: of one without a manifest nobody says what it collects.
    public var rows: [Row]

    /// One bundle.
    public struct Row: Sendable, Hashable {
        /// The bundle's name.
        public var bundle: String
        /// What it is.
        public var kind: BundleFacts.Kind
        /// Whether it has a manifest.
        public var hasManifest: Bool
        /// Whether the manifest could be read, where it has one.
        public var isReadable: Bool
        /// Whether Apple wants a manifest of it.
        public var isDue: Bool
        /// Whether it says that it tracks.
        public var tracks: Bool
        /// The domains that fail where the user has not agreed to tracking.
        public var trackingDomains: [String]
        /// What it collects.
        public var collected: [PrivacyFacts.CollectedData]
        /// The categories of APIs for which a reason is demanded.
        public var accessedAPIs: [String]

        /// The row of `bundle`.
        public init(_ bundle: BundleFacts) {
            let isFramework = bundle.kind == .framework
            self.bundle = isFramework ? bundle.frameworkName ?? bundle.name : bundle.name
            kind = bundle.kind
            hasManifest = bundle.privacy != nil || bundle.hasUnreadPrivacyManifest
            isReadable = !bundle.hasUnreadPrivacyManifest
            isDue = isFramework && bundle.frameworkName.map(ListedSDKs.contains) == true
            tracks = bundle.privacy?.tracks ?? false
            trackingDomains = bundle.privacy?.trackingDomains ?? []
            collected = bundle.privacy?.collected ?? []
            accessedAPIs = bundle.privacy?.accessedAPIs ?? []
        }
    }

    /// A matrix from its parts.
    public init(operand: Int, rows: [Row]) {
        self.operand = operand
        self.rows = rows
    }

    /// The matrix of what was read from one operand; nil where no bundle has a manifest and no framework
    /// could have one.
    init?(_ facts: AuditFacts, operand: Int) {
        let rows = facts.bundles.filter { bundle in
            bundle.build == nil && bundle.kind != .other && bundle.kind != .loosePropertyList
        }.map(Row.init)
        guard rows.contains(where: { $0.hasManifest || $0.kind == .framework }) else { return nil }
        self.init(operand: operand, rows: rows)
    }
}
