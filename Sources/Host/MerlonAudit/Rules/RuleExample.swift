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
        /// What is signed into an app.
        case signed(SignedExample)
        /// A project of one app, by what its configurations get.
        case project(ProjectExample)
        /// The policy alone, without an artifact.
        case policy
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
    /// The policy that the rule is given beside the input, where it needs one.
    public var policy: Policy?

    /// A policy that an example is held against.
    public struct Policy: Sendable {
        /// The policy in YAML; in a firing example a `↓` stands right before each value that a finding must
        /// point at.
        public var text: String
        /// The environment that is audited; nil where nobody names one.
        public var environment: String?
        /// The day that counts as today.
        public var today: String
    }

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

    /// An example from a policy, and from what is held against it where that matters.
    ///
    /// - Parameters:
    ///   - policy: The policy in YAML.
    ///   - environment: The environment that is audited.
    ///   - ats: The content of the `NSAppTransportSecurity` dictionary of a bundle; nil for the policy alone.
    ///   - identifier: The bundle's identifier.
    public static func policy(
        _ name: String, _ policy: String, environment: String? = nil, ats: String? = nil,
        identifier: String = "com.shop.example", distribution: Distribution = .unknown
    ) -> RuleExample {
        let root = ats.map { content in
            // A mark at the identifier stands before its element, as everywhere.
            (identifier.hasPrefix("↓")
                ? "<key>CFBundleIdentifier</key>\n↓" : "<key>CFBundleIdentifier</key>\n")
                + "<string>\(identifier.drop { $0 == "↓" })</string>\n"
                + (content.isEmpty ? "" : wrapped(content))
        }
        var example = RuleExample(name, infoPlist: root ?? "", distribution: distribution)
        if root == nil { example.input = .policy }
        example.policy = Policy(text: policy, environment: environment, today: exampleDay)
        return example
    }

    /// Today, in every example with a policy.
    static let exampleDay = "2026-12-01"

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
