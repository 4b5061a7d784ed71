// SPDX-License-Identifier: Apache-2.0

/// The entitlements by which apps share storage.
enum SharedGroups {
    /// The keychain's groups.
    static let keychain = "keychain-access-groups"
    /// The shared containers' groups.
    static let containers = "com.apple.security.application-groups"
    /// All of them.
    static let keys = [keychain, containers]
    /// The keychain group of smart cards' identities: Apple's, for every app.
    static let tokens = "com.apple.token"
}

/// A group that an app shares with an extension that strangers feed.
struct GroupOfFedExtension {
    /// The extension.
    var fed: SignedBundle
    /// What kind of extension it is.
    var use: String
    /// The group.
    var group: String

    /// The extension points at which others hand over what they like.
    fileprivate static let points = [
        "com.apple.Safari.web-extension": "a web extension",
        "com.apple.Safari.extension": "a Safari extension",
        "com.apple.keyboard-service": "a keyboard", "com.apple.share-services": "a share extension",
        "com.apple.ui-services": "an action extension",
        "com.apple.message-payload-provider": "a Messages extension",
    ]
}

extension AuditFacts {
    /// The groups under `key` that extensions which strangers feed share with the app around them.
    func sharedWithFedExtensions(_ key: String) -> [GroupOfFedExtension] {
        signed.flatMap { signed -> [GroupOfFedExtension] in
            guard let point = signed.bundle.extensionPoint, let use = GroupOfFedExtension.points[point],
                let container = container(of: signed.bundle)
            else { return [] }
            let shared = Set(container.values(key))
            return signed.values(key).filter(shared.contains).map {
                GroupOfFedExtension(fed: signed, use: use, group: $0)
            }
        }
    }

    /// How many bundles have each group, under whichever key.
    var groupMembers: [String: Int] {
        signed.reduce(into: [:]) { members, signed in
            for group in Set(SharedGroups.keys.flatMap(signed.values)) { members[group, default: 0] += 1 }
        }
    }
}
