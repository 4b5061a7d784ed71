// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// What one project description will build: targets, each in every configuration.
public struct Project: Sendable {
    /// What describes it.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case cordova
        case expo
        case reactNative = "react-native"
        case tuist
        case xcode
        case xcodeGen = "xcodegen"
    }

    /// What describes it.
    public var kind: Kind
    /// The describing file or `.xcodeproj`, relative to the tree's root.
    public var path: String
    /// The project's name.
    public var name: String
    /// The configurations, in the project's order.
    public var configurations: [String] = []
    /// The targets, in the project's order.
    public var targets: [ProjectTarget] = []
    /// The schemes that are shared.
    public var schemes: [ProjectScheme] = []
    /// What could not be read or resolved, or is a trap.
    public var problems: [ProjectProblem] = []

    /// A project without targets yet.
    public init(kind: Kind, path: String, name: String) {
        self.kind = kind
        self.path = path
        self.name = name
    }
}

/// One target.
public struct ProjectTarget: Sendable {
    /// What a target makes.
    public enum Product: Sendable, Hashable {
        case app
        case appClip
        case appExtension
        case framework
        case tests
        case watchApp
        case xpcService
        /// Any other, by its product type.
        case other(String)
    }

    /// The target's name.
    public var name: String
    /// The platforms that these builds are for (`macOS`, `iOS simulator`), where the target gets different
    /// things on its platforms, and is listed once for each; nil where there is one list for all.
    public var platform: String?
    /// Whether these builds are for a simulator alone: no user gets them in any configuration.
    public var isForSimulator = false
    /// What it makes.
    public var product: Product
    /// The target in each configuration that is built for its platforms, in the project's order.
    public var builds: [ProjectBuild] = []

    /// A target without builds yet.
    public init(name: String, product: Product) {
        self.name = name
        self.product = product
    }

    /// The name, with the platforms where it is listed for several: `Shop (macOS)`.
    public var label: String { platform.map { "\(name) (\($0))" } ?? name }
}

/// One target in one configuration, as it will be built for one platform.
public struct ProjectBuild: Sendable {
    /// The configuration's name.
    public var configuration: String
    /// Whether it is a configuration for developers: its settings turn optimisation off or define `DEBUG`,
    /// or, where they say nothing, its name begins with `Debug`.
    public var isDebug: Bool
    /// `PRODUCT_BUNDLE_IDENTIFIER`, resolved.
    public var bundleIdentifier: String?
    /// The platform's SDK (`iphoneos`, `macosx` …), where it is known.
    public var sdk: String?
    /// The deployment target of that platform.
    public var deploymentTarget: String?
    /// The Info.plist that will be made; nil where the target gets none, or it could not be read.
    public var infoPlist: EffectiveInfoPlist?
    /// `CODE_SIGN_ENTITLEMENTS`, relative to the tree's root.
    public var entitlementsPath: String?
    /// The variables that could not be resolved and that something above depends on, by name.
    public var unresolved: [String] = []

    /// A build without facts yet.
    public init(configuration: String, isDebug: Bool) {
        self.configuration = configuration
        self.isDebug = isDebug
    }
}

/// The Info.plist that a build will make.
public struct EffectiveInfoPlist: Sendable {
    /// The file it begins from (`INFOPLIST_FILE`, or the manifest of a generator that holds its content),
    /// relative to the tree's root; nil where it is made from settings alone, and the description's own path
    /// holds the places.
    public var path: String?
    /// The content, variables replaced; the places are those of the file at ``path``.
    public var document: PropertyListDocument
    /// The file that a generator writes it to, relative to the tree's root, where ``path`` is the manifest that
    /// it is made from: what lies there now is overwritten.
    public var writtenTo: String?
    /// Files per language (`de.lproj/Info.plist`) that lie beside it and are not what is built.
    public var variants: [String] = []
    /// Whether the build adds keys of its own (`GENERATE_INFOPLIST_FILE`).
    public var isGenerated = false

    /// A list from its parts.
    public init(path: String?, document: PropertyListDocument) {
        self.path = path
        self.document = document
    }
}

/// One shared scheme.
public struct ProjectScheme: Sendable, Hashable {
    /// The scheme's name.
    public var name: String
    /// The `.xcscheme` file.
    public var path: String
    /// The variables that its actions set, those switched off left out.
    public var environment: [Variable] = []
    /// The configuration that its archive action builds.
    public var archiveConfiguration: String?

    /// One environment variable.
    public struct Variable: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String
        /// The action that sets it: `LaunchAction`, `ProfileAction`, `TestAction`.
        public var action: String
        /// Where it stands.
        public var place: SourcePlace

        /// A variable from its parts.
        public init(name: String, value: String, action: String, place: SourcePlace = .unknown) {
            self.name = name
            self.value = value
            self.action = action
            self.place = place
        }
    }

    /// A scheme from its parts.
    public init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// Something of a project that could not be read or resolved, or that misleads its reader.
public struct ProjectProblem: Sendable, Hashable {
    /// What is wrong. The raw values are the ends of stable rule ids: `project.` and this.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// An ATS key in `INFOPLIST_KEY_…`, which makes no dictionary.
        case atsAsBuildSetting = "ats-as-build-setting"
        /// A `.xcconfig` that is cut at `//` in the middle of a URL.
        case commentInValue = "comment-in-value"
        /// A dictionary or list in an `.xcconfig`, which holds text alone.
        case dictionaryInSettings = "dictionary-in-settings"
        /// A file includes itself, directly or through others.
        case includeCycle = "include-cycle"
        /// An `#include` or a file that a setting names is not there.
        case missingFile = "missing-file"
        /// A limit of this program was reached.
        case limit = "limit-reached"
        /// A file is malformed.
        case malformed = "malformed-file"
        /// A variable is used that nothing defines.
        case unresolvedVariable = "unresolved-variable"
        /// A `$(VAR)` stands where ATS wants a boolean: the build makes a string of it.
        case variableInBoolean = "variable-in-boolean"
        /// Variables that are defined by each other.
        case variableCycle = "variable-cycle"
        /// What a generator writes depends on a version that the description does not tell, or on that of
        /// another program.
        case dependsOnVersion = "depends-on-version"
        /// What a generator's template sets for development is still there.
        case templateDefault = "template-default"
        /// A part of the description is code that is not run here.
        case codeNotRun = "code-not-run"
    }

    /// What is wrong.
    public var kind: Kind
    /// The file, relative to the tree's root.
    public var path: String
    /// The stretch of the file; nil for the whole file.
    public var place: SourcePlace?
    /// One sentence that names both sides, with the variable's or the file's name.
    public var message: String
    /// Whether facts were lost by it, so that the answer is incomplete.
    public var losesFacts: Bool

    /// A problem from its parts.
    public init(
        _ kind: Kind, path: String, place: SourcePlace? = nil, message: String, losesFacts: Bool = false
    ) {
        self.kind = kind
        self.path = path
        self.place = place
        self.message = message
        self.losesFacts = losesFacts
    }
}
