// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// What is signed into an app.
    static let signingRules: [any Rule] = [
        AssociatedDomainsMode(), CertificateExpired(), DevelopmentProfile(), EncryptedCode(),
        EntitlementNotInProfile(), EntitlementsDisagree(), ExtensionKeychain(), ForeignGroup(),
        GetTaskAllow(), GroupWildcard(), HardenedRuntimeException(), IdentifierOutsideApp(),
        NetworkExtensionEntitlement(), NetworkExtensionLimits(), NoDEREntitlements(), ProfileAltered(),
        ProfileExpired(), ProfileExpiresSoon(), PushDevelopment(), SignedForDevelopment(), TeamDiffers(),
    ]
}
