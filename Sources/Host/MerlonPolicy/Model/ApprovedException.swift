// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// An exception from App Transport Security that someone answers for until a day.
public struct ApprovedException: Sendable, Hashable {
    /// The key under `NSExceptionDomains`: a host name, an address or a range; nil for keys at the top of
    /// the `NSAppTransportSecurity` dictionary.
    public var domain: String?
    /// The approved keys with their exact values, in the file's order: booleans and strings.
    public var settings: [Setting]
    /// Why the app needs it.
    public var reason: String
    /// What it can expose.
    public var data: [DataSensitivity]
    /// Who answers for it: a team or a role.
    public var owner: String
    /// The last day on which it is approved.
    public var expires: PolicyDay
    /// How it will go away.
    public var removal: String
    /// The environments in which it is approved; empty means all.
    public var environments: [String]
    /// The bundles in which it is approved, by their short names; empty means all.
    public var bundles: [String]
    /// Where it stands.
    public var place: PolicyPlace

    /// One approved key.
    public struct Setting: Sendable, Hashable {
        /// The key, as Apple spells it.
        public var key: String
        /// Its value.
        public var value: PropertyListNode
        /// Where the key stands.
        public var place: PolicyPlace

        /// A setting from its parts.
        public init(_ key: String, _ value: PropertyListNode, place: PolicyPlace = .init()) {
            self.key = key
            self.value = value
            self.place = place
        }
    }

    /// An exception from its parts.
    public init(
        domain: String?, settings: [Setting], reason: String, data: [DataSensitivity] = [], owner: String,
        expires: PolicyDay, removal: String, environments: [String] = [], bundles: [String] = [],
        place: PolicyPlace = .init()
    ) {
        self.domain = domain
        self.settings = settings
        self.reason = reason
        self.data = data
        self.owner = owner
        self.expires = expires
        self.removal = removal
        self.environments = environments
        self.bundles = bundles
        self.place = place
    }
}
