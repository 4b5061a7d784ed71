// SPDX-License-Identifier: Apache-2.0

/// What the directories around a place say about it.
struct WalkContext {
    /// The bundle around the place, by its index in the facts.
    var parent: Int?
    /// How that bundle is signed.
    var distribution = Distribution.unknown
    /// `SigningIdentity` of the xcarchive around the place.
    var signingIdentity: String?
    /// Whether the store's `iTunesMetadata.plist` lies beside `Payload`.
    var hasStoreFiles = false
    /// Whether the place is in something that was built, not in a source tree.
    var isShipped = false
}
