// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// The targets of one project, each in every configuration, with the transport security that each gets.
public struct TargetMatrix: Sendable, Hashable {
    /// The project's path relative to the operand.
    public var project: String
    /// What describes it: `xcode`, `xcodegen`, `tuist` …
    public var kind: String
    /// The configurations, in the project's order.
    public var configurations: [String]
    /// The targets, in the project's order.
    public var rows: [Row]
    /// The operand, by its index in ``AuditReport/operands``.
    public var operand: Int

    /// One target.
    public struct Row: Sendable, Hashable {
        /// The target's name.
        public var target: String
        /// What it makes.
        public var kind: BundleFacts.Kind
        /// One cell for each configuration of the project, in its order.
        public var cells: [Cell]

        /// A row from its parts.
        public init(target: String, kind: BundleFacts.Kind, cells: [Cell]) {
            self.target = target
            self.kind = kind
            self.cells = cells
        }
    }

    /// One target in one configuration.
    public struct Cell: Sendable, Hashable {
        /// The configuration.
        public var configuration: String
        /// Whether it is one for developers.
        public var isDebug: Bool
        /// The Info.plist's path, where it comes from a file.
        public var infoPlist: String?
        /// The `NSAppTransportSecurity` value that will be built; nil where there is none.
        public var ats: PropertyListNode?
        /// The variables that could not be resolved.
        public var unresolved: [String]
        /// How it compares with the target's configuration for users.
        public var comparison: Comparison
        /// `PRODUCT_BUNDLE_IDENTIFIER`, resolved.
        public var bundleIdentifier: String?
        /// What the settings open beyond the default, each in a few words; empty where they open nothing.
        public var openings: [String] = []
        /// The system that it is built for.
        public var system: BundleSystem?
        /// `CODE_SIGN_ENTITLEMENTS`, where it names a file.
        public var entitlements: String?
        /// Whether the target gets an Info.plist in this configuration that could be read.
        public var hasInfoPlist = true

        /// A cell from its parts.
        public init(
            configuration: String, isDebug: Bool, infoPlist: String?, ats: PropertyListNode?,
            unresolved: [String], comparison: Comparison
        ) {
            self.configuration = configuration
            self.isDebug = isDebug
            self.infoPlist = infoPlist
            self.ats = ats
            self.unresolved = unresolved
            self.comparison = comparison
        }
    }

    /// How a configuration compares with the one that users get.
    public enum Comparison: String, Sendable, Hashable, CaseIterable {
        /// As loose as the strictest configuration of the target.
        case equal
        /// Looser than the configurations for users, and for developers alone: as it should be.
        case looserForDevelopers = "looser-for-developers"
        /// For users, and looser than a configuration for developers or than another one for users.
        case looserForUsers = "looser-for-users"
        /// Different, and neither is looser in all respects.
        case different
        /// It could not be read.
        case unknown
    }

    /// A matrix from its parts.
    public init(
        project: String, kind: String, configurations: [String], rows: [Row], operand: Int = 0
    ) {
        self.project = project
        self.kind = kind
        self.configurations = configurations
        self.rows = rows
        self.operand = operand
    }
}
