// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// A privacy manifest (`PrivacyInfo.xcprivacy`; Apple: "Privacy manifest files").
public struct PrivacyFacts: Sendable, Hashable {
    /// The file.
    public var location: Location
    /// The outermost value.
    public var root: PropertyListNode

    /// Facts of a manifest that was read.
    public init(location: Location, root: PropertyListNode) {
        self.location = location
        self.root = root
    }

    /// `NSPrivacyTracking`; nil where it is absent or no boolean.
    public var tracks: Bool? { root["NSPrivacyTracking"]?.boolean }

    /// `NSPrivacyTrackingDomains`.
    public var trackingDomains: [String] {
        root["NSPrivacyTrackingDomains"]?.array?.compactMap(\.string) ?? []
    }

    /// `NSPrivacyCollectedDataTypes`.
    public var collected: [CollectedData] {
        (root["NSPrivacyCollectedDataTypes"]?.array ?? []).compactMap { entry in
            guard let type = entry["NSPrivacyCollectedDataType"]?.string else { return nil }
            return CollectedData(
                type: type, isLinked: entry["NSPrivacyCollectedDataTypeLinked"]?.boolean == true,
                tracks: entry["NSPrivacyCollectedDataTypeTracking"]?.boolean == true,
                purposes: entry["NSPrivacyCollectedDataTypePurposes"]?.array?.compactMap(\.string) ?? [])
        }
    }

    /// The categories of `NSPrivacyAccessedAPITypes`.
    public var accessedAPIs: [String] {
        (root["NSPrivacyAccessedAPITypes"]?.array ?? []).compactMap {
            $0["NSPrivacyAccessedAPIType"]?.string
        }
    }

    /// One type of data that is collected.
    public struct CollectedData: Sendable, Hashable {
        /// The type, as Apple spells it.
        public var type: String
        /// Whether it is linked to the user.
        public var isLinked: Bool
        /// Whether it is used for tracking.
        public var tracks: Bool
        /// The purposes, as Apple spells them.
        public var purposes: [String]

        /// A type from its parts.
        public init(type: String, isLinked: Bool, tracks: Bool, purposes: [String]) {
            self.type = type
            self.isLinked = isLinked
            self.tracks = tracks
            self.purposes = purposes
        }
    }
}
