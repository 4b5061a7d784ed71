// SPDX-License-Identifier: Apache-2.0

/// The entitlements by which apps share storage.
enum SharedGroups {
    /// The keychain's groups.
    static let keychain = "keychain-access-groups"
    /// The shared containers' groups.
    static let containers = "com.apple.security.application-groups"
    /// All of them.
    static let keys = [keychain, containers]
}
