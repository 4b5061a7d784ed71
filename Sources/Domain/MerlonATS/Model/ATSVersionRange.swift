// SPDX-License-Identifier: Apache-2.0

/// A stretch of versions of one system that decide alike.
public struct ATSVersionRange: Sendable, Hashable {
    /// Which system.
    public var platform: ATSSystem.Platform
    /// The first version.
    public var first: OSVersion
    /// The version after the last, or nil where the range is open.
    public var end: OSVersion?

    /// A range from its parts.
    public init(_ platform: ATSSystem.Platform, from first: OSVersion, before end: OSVersion? = nil) {
        self.platform = platform
        self.first = first
        self.end = end
    }
}

extension ATSVersionRange: CustomStringConvertible {
    /// `iOS 10 to 16`, `iOS 18.4`, `iOS 26.4 and later`: the last version is named by what comes before
    /// ``end``, and a minor version of 0 is left out.
    public var description: String {
        let start = "\(platform) \(first.short)"
        guard let end else { return "\(start) and later" }
        let last = platform.version(before: end).short
        return last == first.short ? start : "\(start) to \(last)"
    }
}

extension OSVersion {
    /// `17` for 17.0, `18.4` for 18.4.
    fileprivate var short: String { minor == 0 && patch == 0 ? "\(major)" : description }
}

extension ATSSystem.Platform {
    /// The version of this system that came with `generation` of iOS, or nil where there was none: the
    /// inverse of ``ATSSystem/iOSGeneration(of:)``.
    func version(ofGeneration generation: OSVersion) -> OSVersion? {
        guard generation.major < 26 else { return generation }
        let major = generation.major
        switch self {
        case .iOS, .iPadOS: return generation
        case .tvOS: return major >= 9 ? generation : nil
        case .macOS: return major >= 14 ? OSVersion(major - 3, generation.minor) : OSVersion(10, major + 2)
        case .visionOS: return major >= 17 ? OSVersion(major - 16, generation.minor) : nil
        case .watchOS: return major >= 9 ? OSVersion(major - 7, generation.minor) : nil
        }
    }

    /// The release before `version`, by its major number where `version` is the first of a major one.
    fileprivate func version(before version: OSVersion) -> OSVersion {
        if self == .macOS, version.major == 10 { return OSVersion(10, max(0, version.minor - 1)) }
        if version.minor > 0 { return OSVersion(version.major, version.minor - 1) }
        // All systems went from their own numbers to the year's in 2025; macOS 11 followed 10.15.
        if version.major == 26 { return self.version(ofGeneration: OSVersion(18)) ?? OSVersion(25) }
        if self == .macOS, version.major == 11 { return OSVersion(10, 15) }
        return OSVersion(version.major - 1)
    }
}
