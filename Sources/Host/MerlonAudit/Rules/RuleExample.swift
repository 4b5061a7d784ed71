// SPDX-License-Identifier: Apache-2.0

/// An input of a rule, as its documentation shows it and its test runs it.
public struct RuleExample: Sendable {
    /// What the rule is given.
    public enum Input: Sendable {
        /// The content of an Info.plist's root dictionary in XML; in a firing example a `↓` stands right
        /// before each key or value that a finding must point at.
        case infoPlist(String)
        /// Something that happened while an artifact was read.
        case problem(ReadProblem.Kind, path: String, message: String)
        /// A project of one app, by what its configurations get.
        case project(ProjectExample)
    }

    /// What the example shows, in a few words.
    public var name: String
    /// What the rule is given.
    public var input: Input
    /// What the bundle is.
    public var kind: BundleFacts.Kind
    /// How the artifact is signed.
    public var distribution: Distribution
    /// The Info.plist content of the app around the bundle, for rules that compare the two.
    public var container: String?

    /// An example from Info.plist content.
    public init(
        _ name: String, infoPlist: String, kind: BundleFacts.Kind = .app,
        distribution: Distribution = .unknown,
        container: String? = nil
    ) {
        self.name = name
        self.input = .infoPlist(infoPlist)
        self.kind = kind
        self.distribution = distribution
        self.container = container
    }

    /// An example from something that happened while an artifact was read.
    public init(_ name: String, problem: ReadProblem.Kind, path: String, message: String) {
        self.name = name
        self.input = .problem(problem, path: path, message: message)
        self.kind = .loosePropertyList
        self.distribution = .unknown
        self.container = nil
    }

    /// An example from a project.
    public init(_ name: String, project: ProjectExample) {
        self.name = name
        self.input = .project(project)
        self.kind = .app
        self.distribution = .unknown
        self.container = nil
    }

    /// The content of an `NSAppTransportSecurity` dictionary alone, wrapped into a root dictionary.
    public static func ats(
        _ name: String, _ content: String, kind: BundleFacts.Kind = .app,
        distribution: Distribution = .unknown,
        container: String? = nil
    ) -> RuleExample {
        RuleExample(
            name, infoPlist: wrapped(content), kind: kind, distribution: distribution,
            container: container.map(wrapped))
    }

    private static func wrapped(_ content: String) -> String {
        """
        <key>NSAppTransportSecurity</key>
        <dict>
        \(content.split(separator: "\n", omittingEmptySubsequences: false).map { "\t" + $0 }.joined(separator: "\n"))
        </dict>
        """
    }
}
