// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// Privacy manifests.
    static let privacyRules: [any Rule] = [
        MalformedManifest(), MissingPrivacyManifest(), TrackingMismatch(),
    ]
}
