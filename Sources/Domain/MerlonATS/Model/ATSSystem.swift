// SPDX-License-Identifier: Apache-2.0

/// The system that a decision is made for: what runs, and what the app was linked with.
public struct ATSSystem: Sendable, Hashable {
    /// Apple's systems.
    public enum Platform: String, Sendable, Hashable, CaseIterable {
        case iOS, iPadOS, macOS, tvOS, visionOS, watchOS
    }

    /// Which system runs.
    public var platform: Platform
    /// The version that runs.
    public var version: OSVersion
    /// The version of the platform's SDK that the app was linked with.
    public var linkedSDK: OSVersion

    /// A system; without `linkedSDK` the app was linked with the SDK of the version that runs.
    public init(_ platform: Platform, _ version: OSVersion, linkedSDK: OSVersion? = nil) {
        self.platform = platform
        self.version = version
        self.linkedSDK = linkedSDK ?? version
    }

    /// The newest system whose code could be read: iOS 26 (Security-61901), see `docs/ats.md`.
    public static let newestRead = ATSSystem(.iOS, OSVersion(26, 4))
}

extension ATSSystem {
    /// The iOS version that came with `version` of this platform: ATS changed on all platforms at once,
    /// so rules are written in iOS numbers (macOS 14 and watchOS 10 count as 17).
    public func iOSGeneration(of version: OSVersion) -> OSVersion {
        guard version.major < 26 else { return version }
        switch platform {
        case .iOS, .iPadOS, .tvOS:
            return version
        case .macOS where version.major == 10:
            // macOS 10.11 came with iOS 9, 10.15 with iOS 13.
            return OSVersion(version.minor - 2, 0)
        case .macOS:
            return OSVersion(version.major + 3, version.minor, version.patch)
        case .visionOS:
            return OSVersion(version.major + 16, version.minor, version.patch)
        case .watchOS:
            return OSVersion(version.major + 7, version.minor, version.patch)
        }
    }

    /// The running version in iOS numbers.
    public var generation: OSVersion { iOSGeneration(of: version) }

    /// The linked SDK in iOS numbers.
    public var linkedGeneration: OSVersion { iOSGeneration(of: linkedSDK) }
}
