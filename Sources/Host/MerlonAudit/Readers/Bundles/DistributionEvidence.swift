// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// What an artifact shows of the way it is signed, and the conclusion.
struct DistributionEvidence {
    var executable: MachOFacts?
    var provisioning: ProvisioningFacts?
    /// Whether the store's own files lie beside the app (`SC_Info`, `iTunesMetadata.plist`, a receipt).
    var hasStoreFiles = false
    /// `SigningIdentity` of the xcarchive around the bundle.
    var signingIdentity: String?
    /// The conclusion for the bundle around this one: an extension is installed as its app is.
    var container = Distribution.unknown

    /// The conclusion. What the executable itself carries comes before what lies beside it.
    var decision: Distribution {
        if container != .unknown { return container }
        if executable?.isEncrypted == true { return .appStore }
        if allowsDebugger || executable?.isSimulator == true { return .development }
        let identity = (executable?.signingIdentity ?? signingIdentity).map(Self.decision(fromIdentity:))
        // One profile may name all devices for an enterprise or for Developer ID; the certificate tells.
        if identity == .developerID { return .developerID }
        if let provisioning { return decision(from: provisioning) }
        return hasStoreFiles ? .appStore : identity ?? .unknown
    }

    private var allowsDebugger: Bool {
        ["get-task-allow", "com.apple.security.get-task-allow"].contains {
            executable?.entitlements?[$0]?.boolean == true
        }
    }

    /// On iOS a profile for all devices is an enterprise's; on the Mac, Developer ID's.
    private func decision(from profile: ProvisioningFacts) -> Distribution {
        if profile.provisionsAllDevices { return executable?.platform == .macOS ? .developerID : .enterprise }
        if profile.allowsDebugger { return .development }
        return profile.deviceCount == nil ? .appStore : .adHoc
    }

    /// The names that Apple gives its kinds of certificates, before the colon. With the last three of the
    /// first row Apple itself signs what the stores and TestFlight deliver.
    private static func decision(fromIdentity identity: String) -> Distribution {
        switch identity.prefix(while: { $0 != ":" }) {
        case "Apple Distribution", "iPhone Distribution", "3rd Party Mac Developer Application",
            "Mac App Distribution",
            "Apple iPhone OS Application Signing", "Apple Mac OS Application Signing",
            "TestFlight Beta Distribution":
            .appStore
        case "Developer ID Application": .developerID
        case "Apple Development", "iPhone Developer", "Mac Developer": .development
        default: .unknown
        }
    }
}
