// SPDX-License-Identifier: Apache-2.0

/// What is signed into an app, as an example of a rule shows it. Each list is the content of a dictionary in
/// XML.
public struct SignedExample: Sendable {
    /// The entitlements of the bundle's executable.
    public var entitlements = ""
    /// The entitlements that the profile allows; nil where there is no profile.
    public var profile: String?
    /// The last day of the profile.
    public var expires = "2027-11-30"
    /// The last day of the profile's one certificate; nil for none.
    public var certificateExpires: String?
    /// The last day of the certificate that signed the profile; nil where the profile carries none.
    public var chainExpires: String?
    /// The teams of the profile.
    public var profileTeams: [String] = []
    /// Whether the profile is for all devices.
    public var isForAllDevices = false
    /// Where the app lies.
    public var artifact = ArtifactKind.bundle
    /// Whether the executable has a signature.
    public var isSigned = true
    /// Whether the hardened runtime of macOS is on.
    public var hasHardenedRuntime = true
    /// Whether the profile lists devices.
    public var hasDevices = false
    /// Whether the profile's content is what was signed; nil where it is not known.
    public var isIntact: Bool?
    /// Who signed: `Apple Distribution: Shop (TEAM123456)`.
    public var identity: String?
    /// The team of the signature.
    public var team: String? = "TEAM123456"
    /// The team of the app around the bundle, where it is an extension.
    public var containerTeam: String?
    /// The entitlements of the app around the bundle; nil where the bundle is the app.
    public var container: String?
    /// The Info.plist's content.
    public var infoPlist = "<key>CFBundleIdentifier</key><string>com.shop.example</string>"
    /// The platform of the executable.
    public var isMac = false
    /// Whether the store encrypted the code.
    public var isEncrypted = false
    /// The XML entitlements, where they differ from those that count.
    public var xmlEntitlements: String?
    /// Whether there are DER entitlements.
    public var hasDER = true
    /// The privacy manifest; nil where there is none.
    public var privacy: String?
    /// What the bundle is.
    public var kind = BundleFacts.Kind.app

    /// The Info.plist content of an extension at the extension point `point`.
    static func point(_ point: String) -> String {
        "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\(point)</string></dict>"
    }

    /// An app without entitlements, changed by `change`.
    public init(_ change: (inout SignedExample) -> Void = { _ in }) { change(&self) }
}

extension RuleExample {
    /// An example from what is signed into an app, on 2026-12-01.
    static func signed(
        _ name: String, distribution: Distribution = .unknown,
        _ change: (inout SignedExample) -> Void = { _ in }
    ) -> RuleExample {
        let signed = SignedExample(change)
        var example = RuleExample(
            name, infoPlist: signed.infoPlist, kind: signed.kind, distribution: distribution)
        example.input = .signed(signed)
        return example
    }
}

extension SignedExample {
    /// What the rule's page shows.
    var page: String {
        var parts = ["<!-- Info.plist -->\n\(infoPlist)", "<!-- entitlements -->\n\(entitlements)"]
        if let profile {
            parts.append(
                "<!-- profile until \(expires)\(hasDevices ? ", for listed devices" : ""), which allows -->\n\(profile)"
            )
        }
        if let certificateExpires {
            parts.append("<!-- the profile's certificate is valid until \(certificateExpires) -->")
        }
        if let chainExpires {
            parts.append("<!-- the certificate that signed the profile is valid until \(chainExpires) -->")
        }
        if !profileTeams.isEmpty {
            parts.append("<!-- the profile's team is \(profileTeams.joined(separator: ", ")) -->")
        }
        if isForAllDevices { parts.append("<!-- the profile is for all devices -->") }
        if artifact == .archive { parts.append("<!-- in an .xcarchive -->") }
        if artifact == .ipa { parts.append("<!-- in an .ipa -->") }
        if !isSigned { parts.append("<!-- without a signature -->") }
        if team == nil { parts.append("<!-- signed ad hoc -->") }
        if isMac && !hasHardenedRuntime { parts.append("<!-- without the hardened runtime -->") }
        if let identity { parts.append("<!-- signed by \(identity) -->") }
        if let team, containerTeam != nil { parts.append("<!-- team \(team) -->") }
        if let containerTeam { parts.append("<!-- the app's team is \(containerTeam) -->") }
        if let container { parts.append("<!-- entitlements of the app around it -->\n\(container)") }
        if let xmlEntitlements { parts.append("<!-- XML form of the entitlements -->\n\(xmlEntitlements)") }
        if !hasDER { parts.append("<!-- no DER form of the entitlements -->") }
        if isEncrypted { parts.append("<!-- code encrypted by the store -->") }
        if isIntact == false { parts.append("<!-- the profile's content is not what was signed -->") }
        if isMac { parts.append("<!-- built for macOS -->") }
        if let privacy { parts.append("<!-- PrivacyInfo.xcprivacy -->\n\(privacy)") }
        return parts.joined(separator: "\n")
    }
}
