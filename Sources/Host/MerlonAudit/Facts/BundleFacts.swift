// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
public import MerlonPropertyList

/// One bundle, or one property list that stands for it.
public struct BundleFacts: Sendable {
    /// What the bundle is.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case app
        case appClip = "app-clip"
        case appExtension = "app-extension"
        case framework
        /// An Info.plist outside any bundle: in a source tree, or alone.
        case loosePropertyList = "property-list"
        case other
        /// An executable without a bundle.
        case tool
        case watchApp = "watch-app"
        case xpcService = "xpc-service"
    }

    /// What the bundle is.
    public var kind: Kind
    /// The bundle's directory (or the loose file itself).
    public var location: Location
    /// `CFBundleIdentifier`, where it is a string.
    public var identifier: String?
    /// The Info.plist as read, or nil where there is none that could be read.
    public var infoPlist: InfoPlistFacts?
    /// The main executable's facts, where one could be read.
    public var executable: MachOFacts?
    /// The embedded provisioning profile, where one could be read.
    public var provisioning: ProvisioningFacts?
    /// The index, in ``AuditFacts/bundles``, of the bundle that this one lies in.
    public var parent: Int?
    /// How the artifact is signed, and by what this is known.
    public var distribution: Distribution = .unknown
    /// What a framework's signature says of itself, where one could be read.
    public var embeddedSignature: CodeDirectory?
    /// The privacy manifest, where there is one that could be read.
    public var privacy: PrivacyFacts?
    /// Whether there is a privacy manifest that could not be read.
    public var hasUnreadPrivacyManifest = false
    /// The target and configuration that will make the bundle; nil where it was built already, or no
    /// project tells.
    public var build: BuildFacts?
    /// The system that the project builds it for.
    public var declaredSystem: BundleSystem?

    /// A bundle without facts yet.
    public init(kind: Kind, location: Location) {
        self.kind = kind
        self.location = location
    }

    /// Whether a process runs with this bundle as its main bundle: only that bundle's Info.plist counts
    /// for ATS; an embedded framework's does nothing.
    public var isProcess: Bool { kind != .framework && kind != .other }
}

/// An Info.plist with its transport security settings decoded.
public struct InfoPlistFacts: Sendable {
    /// The file.
    public var location: Location
    /// The property list.
    public var document: PropertyListDocument
    /// The `NSAppTransportSecurity` dictionary decoded; nil where the key is absent.
    public var ats: ATSConfiguration?
    /// What is wrong with it.
    public var diagnostics: [ATSDiagnostic]

    /// Facts from their parts.
    public init(
        location: Location, document: PropertyListDocument, ats: ATSConfiguration?,
        diagnostics: [ATSDiagnostic]
    ) {
        self.location = location
        self.document = document
        self.ats = ats
        self.diagnostics = diagnostics
    }
}

/// How an artifact is signed.
public enum Distribution: String, Sendable, Hashable, CaseIterable {
    /// For registered devices.
    case adHoc = "ad-hoc"
    /// For the App Store or TestFlight.
    case appStore = "app-store"
    /// For the Mac outside the store.
    case developerID = "developer-id"
    /// For a debugger: `get-task-allow` is true.
    case development
    /// For one organisation's devices.
    case enterprise
    /// Nothing in the artifact says.
    case unknown

    /// Whether people other than its developers will run the artifact.
    public var reachesUsers: Bool {
        switch self {
        case .adHoc, .appStore, .developerID, .enterprise: true
        case .development, .unknown: false
        }
    }
}

/// What a Mach-O executable says of itself.
public struct MachOFacts: Sendable, Hashable {
    /// The platform of `LC_BUILD_VERSION`, where it is one that this program knows.
    public var platform: ATSSystem.Platform?
    /// Whether it was built for a simulator.
    public var isSimulator: Bool
    /// The lowest version of the system that it runs on.
    public var minimumOS: OSVersion?
    /// The SDK it was linked with.
    public var linkedSDK: OSVersion?
    /// Whether the store encrypted the code.
    public var isEncrypted: Bool
    /// The entitlements of the code signature (or of a simulator build's `__entitlements` section).
    public var entitlements: PropertyListNode?
    /// The common name of the certificate that the signature claims to be by; nil for an ad-hoc signature.
    /// Read, not verified.
    public var signingIdentity: String?
    /// The Info.plist in the section `__TEXT,__info_plist`, as programs without a bundle carry it.
    public var infoPlist: [UInt8]?
    /// Every architecture of the file, in the order of their offsets; the facts above are those of the one
    /// that a current device runs.
    public var slices: [MachOSlice] = []
    /// What of the file could not be read although the rest could: a slice, a signature, entitlements.
    public var problems: [MachOError] = []

    /// Facts from their parts.
    public init(
        platform: ATSSystem.Platform?, isSimulator: Bool, minimumOS: OSVersion?, linkedSDK: OSVersion?,
        isEncrypted: Bool, entitlements: PropertyListNode?
    ) {
        self.platform = platform
        self.isSimulator = isSimulator
        self.minimumOS = minimumOS
        self.linkedSDK = linkedSDK
        self.isEncrypted = isEncrypted
        self.entitlements = entitlements
    }
}

/// What `embedded.mobileprovision` allows. The CMS signature is read, not trusted.
public struct ProvisioningFacts: Sendable, Hashable {
    /// The file.
    public var location: Location
    /// The profile's name.
    public var name: String?
    /// Whether `ProvisionsAllDevices` is true (enterprise).
    public var provisionsAllDevices: Bool
    /// How many devices it lists; nil where it has no list (store).
    public var deviceCount: Int?
    /// `get-task-allow` of its entitlements.
    public var allowsDebugger: Bool
    /// When it ends, in seconds since 2001-01-01T00:00:00Z.
    public var expires: Double?
    /// The entitlements that it allows, wildcards included.
    public var entitlements: PropertyListNode?
    /// The teams that it is for (`TeamIdentifier`).
    public var teams: [String] = []
    /// The prefixes of application identifiers (`ApplicationIdentifierPrefix`): the team, or an older one.
    public var prefixes: [String] = []
    /// The certificates that may sign with it.
    public var certificates: [CertificateFacts] = []
    /// When it was made, in seconds since 2001-01-01T00:00:00Z.
    public var created: Double?
    /// The platforms that it is for (`Platform`): `iOS`, `OSX`, `tvOS`, `visionOS`.
    public var platforms: [String] = []
    /// The certificates behind its signature; nil where it carries none.
    public var chain: SigningChain?
    /// Whether the content is what the CMS signature was made over; nil where that could not be computed.
    /// Who signed it is not verified.
    public var isIntact: Bool?

    /// Facts from their parts.
    public init(
        location: Location, name: String?, provisionsAllDevices: Bool, deviceCount: Int?,
        allowsDebugger: Bool,
        expires: Double?
    ) {
        self.location = location
        self.name = name
        self.provisionsAllDevices = provisionsAllDevices
        self.deviceCount = deviceCount
        self.allowsDebugger = allowsDebugger
        self.expires = expires
    }
}
