// SPDX-License-Identifier: Apache-2.0
public import MerlonProject

/// A small project as the documentation of a rule shows it and its test runs it: one app, `Shop`.
public struct ProjectExample: Sendable {
    /// One configuration of the app.
    public struct Configuration: Sendable {
        /// Its name.
        public var name: String
        /// Whether it is for developers.
        public var isDebug: Bool
        /// The content of the `NSAppTransportSecurity` dictionary that it gets, in XML; in a firing example
        /// a `↓` stands right before each key or value that a finding must point at.
        public var ats: String

        /// A configuration from its parts.
        public init(_ name: String, isDebug: Bool, ats: String) {
            self.name = name
            self.isDebug = isDebug
            self.ats = ats
        }
    }

    /// The configurations.
    public var configurations: [Configuration]
    /// The same app's `NSAppTransportSecurity` content as a description says that generates the project;
    /// nil where there is none.
    public var manifest: String?
    /// The `NSAppTransportSecurity` content of an Info.plist per language beside the app's own.
    public var localized: String?
    /// A shared scheme.
    public var scheme: ProjectScheme?
    /// What reading the project met.
    public var problem: ProjectProblem?

    /// A project of `configurations`.
    public init(
        _ configurations: [Configuration] = [], manifest: String? = nil, localized: String? = nil,
        scheme: ProjectScheme? = nil, problem: ProjectProblem? = nil
    ) {
        self.configurations = configurations
        self.manifest = manifest
        self.localized = localized
        self.scheme = scheme
        self.problem = problem
    }

    /// A project whose app gets these contents in `Debug` and in `Release`.
    public static func debug(_ debug: String, release: String) -> ProjectExample {
        ProjectExample([
            Configuration("Debug", isDebug: true, ats: debug),
            Configuration("Release", isDebug: false, ats: release),
        ])
    }

    /// A project in which something was met.
    public static func problem(
        _ kind: ProjectProblem.Kind, path: String, message: String, losesFacts: Bool = false
    ) -> ProjectExample {
        ProjectExample(problem: ProjectProblem(kind, path: path, message: message, losesFacts: losesFacts))
    }
}
