// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// The Info.plist of one bundle for one environment, made from a policy.
public struct GeneratedInfoPlist: Sendable, Hashable {
    /// The bundle's short name.
    public var bundle: String
    /// The environment.
    public var environment: String
    /// The file's name: `app-release-Info.plist`.
    public var fileName: String
    /// The whole file, in XML.
    public var text: String

    /// The file for `bundle` and `environment`.
    ///
    /// - Parameters:
    ///   - transportSecurity: The `NSAppTransportSecurity` dictionary; nil where the policy has nothing to
    ///     say, and the file then has no such key.
    ///   - base: The root of the bundle's own Info.plist, whose other keys are kept as they are; nil makes a
    ///     file of the one key, which Xcode completes where `GENERATE_INFOPLIST_FILE` is `YES`.
    public init(
        bundle: PolicyBundle, environment: PolicyEnvironment, transportSecurity: PropertyListNode?,
        base: PropertyListNode?
    ) {
        self.bundle = bundle.name
        self.environment = environment.name
        fileName = Self.fileName(bundle: bundle, environment: environment)
        var entries = base?.dictionary?.entries.filter { $0.key != Self.key } ?? []
        if let transportSecurity { entries.append(.init(Self.key, transportSecurity)) }
        text = PropertyListXML.document(
            PropertyListNode(.dictionary(.init(entries))),
            comment: "Made by merlon from the policy: change the policy, then generate again.")
    }

    private static let key = "NSAppTransportSecurity"

    /// The name of the file for `bundle` and `environment`: `app-release-Info.plist`.
    public static func fileName(bundle: PolicyBundle, environment: PolicyEnvironment) -> String {
        "\(word(bundle.name))-\(word(environment.name))-Info.plist"
    }

    /// A name without what a path, a build setting or a shell treats in its own way.
    static func word(_ name: String) -> String {
        let word = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
        return word.isEmpty ? "bundle" : word
    }
}

/// The build settings that choose among the Info.plist files of one bundle.
public struct GeneratedSettings: Sendable, Hashable {
    /// The file's name: `app.xcconfig`.
    public var fileName: String
    /// The whole file.
    public var text: String

    /// The settings for `files`, one for each environment of a bundle.
    ///
    /// A configuration that no environment names gets the file of the strictest one, the last of those that
    /// reach users: a forgotten configuration must not be a loose one.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files, relative to the project's: the value of `INFOPLIST_FILE` is
    ///     relative to that, not to the `.xcconfig`.
    public init(
        bundle: PolicyBundle, files: [GeneratedInfoPlist], environments: [PolicyEnvironment], folder: String
    ) {
        fileName = "\(GeneratedInfoPlist.word(bundle.name)).xcconfig"
        var lines = [
            "// Made by merlon from the policy: change the policy, then generate again.",
            "// Use it as the configuration file of the target, or #include it in the one that the target has.",
            "// An INFOPLIST_FILE among the target's own settings would go above this one: remove it there.",
        ]
        func setting(_ condition: String, _ file: GeneratedInfoPlist) {
            let path = folder.isEmpty || folder == "." ? file.fileName : "\(folder)/\(file.fileName)"
            lines.append("INFOPLIST_FILE\(condition) = \(path)")
        }
        let known = environments.filter { environment in files.contains { $0.environment == environment.name }
        }
        if let standard = known.last(where: \.reachesUsers) ?? known.last,
            let file = files.first(where: { $0.environment == standard.name })
        {
            setting("", file)
        }
        for environment in known {
            guard let file = files.first(where: { $0.environment == environment.name }) else { continue }
            for configuration in environment.configurations { setting("[config=\(configuration)]", file) }
        }
        text = lines.joined(separator: "\n") + "\n"
    }
}
