// SPDX-License-Identifier: Apache-2.0
package import MerlonPropertyList

/// What a `Project.swift` of Tuist says, as plain values: what its syntax was read into.
package struct TuistManifest: Sendable {
    /// The project's name.
    package var name: String
    /// The settings of the project.
    package var settings = TuistSettings()
    /// The targets.
    package var targets: [TuistTarget] = []
    /// What of the file could not be read.
    package var problems: [ProjectProblem] = []

    /// A manifest without targets yet.
    package init(name: String) {
        self.name = name
    }
}

/// `.settings(base:configurations:)` of a project or target.
package struct TuistSettings: Sendable {
    /// The settings of all configurations; the values are texts, booleans or lists of texts.
    package var base = PropertyListDictionary()
    /// The configurations; none for Tuist's own.
    package var configurations: [TuistConfiguration] = []
    /// Settings that `debug:` and `release:` add to the configurations of that kind.
    package var debug = PropertyListDictionary()
    package var release = PropertyListDictionary()

    /// No settings.
    package init() {}
}

/// One configuration.
package struct TuistConfiguration: Sendable {
    package var name: String
    package var isDebug: Bool
    package var settings = PropertyListDictionary()
    /// The `.xcconfig`.
    package var xcconfig: TuistPath?

    package init(name: String, isDebug: Bool) {
        self.name = name
        self.isDebug = isDebug
    }
}

/// A path as a manifest writes it.
package struct TuistPath: Sendable {
    package var text: String
    /// Whether it counts from the root of Tuist's tree, and not from the manifest's folder.
    package var isFromRoot: Bool
    package var place: SourcePlace

    package init(_ text: String, isFromRoot: Bool = false, place: SourcePlace) {
        self.text = text
        self.isFromRoot = isFromRoot
        self.place = place
    }
}

/// One target.
package struct TuistTarget: Sendable {
    /// Where its Info.plist comes from.
    package enum InfoPlist: Sendable {
        /// Tuist's own list, with the entries laid over it.
        case extendingDefault(PropertyListNode)
        /// The entries alone.
        case dictionary(PropertyListNode)
        case file(TuistPath)
        /// None, or one that code makes.
        case none
    }

    package var name: String
    /// `iOS`, `macOS`, …; several for a target of several.
    package var platforms: [String] = []
    /// Whether it is built for Macs out of its iOS code.
    package var isForCatalyst = false
    /// The product as the manifest names it: `app`, `appExtension` …
    package var product: String
    package var productName: String?
    package var bundleID: String?
    /// The lowest versions, by platform.
    package var deploymentTargets: [String: String] = [:]
    package var infoPlist: InfoPlist
    package var entitlements: TuistPath?
    package var settings = TuistSettings()

    package init(name: String, product: String, infoPlist: InfoPlist) {
        self.name = name
        self.product = product
        self.infoPlist = infoPlist
    }
}
