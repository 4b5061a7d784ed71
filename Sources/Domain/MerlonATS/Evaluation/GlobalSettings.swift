// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The keys at the top of the dictionary as one system reads them; nil is absent.
struct GlobalSettings: Sendable {
    /// `NSAllowsArbitraryLoads` is YES.
    let arbitraryLoads: Bool
    /// `NSAllowsArbitraryLoadsForMedia` is YES.
    let mediaLoads: Bool
    /// `NSAllowsArbitraryLoadsInWebContent` is YES.
    let webContentLoads: Bool
    /// `NSAllowsLocalNetworking`, where it is present.
    let localNetworking: Bool?
    /// A narrow key takes the effect of `NSAllowsArbitraryLoads` away.
    let overridesArbitraryLoads: Bool
    /// `NSRequiresNIAPTLSPackageVersion`.
    let niap: NIAPMode
    /// `SecTrustPinningRequired` is true, which lets pins be discarded.
    let discardsPins: Bool

    init(_ configuration: ATSConfiguration, reading: ATSReading) {
        func value(_ node: PropertyListNode?) -> Bool? {
            reading.readsNarrowKeys ? reading.booleans(node) : nil
        }
        let media = value(configuration.allowsArbitraryLoadsForMedia)
        let web = value(configuration.allowsArbitraryLoadsInWebContent)
        let local = value(configuration.allowsLocalNetworking)
        arbitraryLoads = reading.booleans(configuration.allowsArbitraryLoads) ?? false
        mediaLoads = media ?? false
        webContentLoads = web ?? false
        localNetworking = local
        let localOverrides = reading.localNetworkingOverridesByPresence ? local != nil : local == true
        overridesArbitraryLoads = media != nil || web != nil || localOverrides
        niap = reading.readsNIAP ? NIAPMode(key: configuration.requiresNIAPTLSPackageVersion) ?? .none : .none
        discardsPins = configuration.trustPinningRequired?.boolean == true
    }
}
