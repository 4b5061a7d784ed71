// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// What is signed into an app.
    static let signingRules: [any Rule] = [
        AssociatedDomainsManaged(), AssociatedDomainsMode(), AssociatedDomainsWildcard(),
        CertificateExpired(),
        ChainOutOfDate(), DevelopmentProfile(), EncryptedCode(), EnterpriseProfile(),
        EntitlementNotInProfile(), EntitlementsDisagree(), ExtensionContainer(), ExtensionKeychain(),
        ForeignGroup(),
        FrameworkTeamDiffers(), GetTaskAllow(), GroupOfOne(), GroupWildcard(), HardenedRuntimeException(),
        IdentifierOutsideApp(), NetworkExtensionBeyond(), NetworkExtensionEntitlement(),
        NetworkExtensionLimits(), NetworkServer(), NoDEREntitlements(), ProfileAltered(), ProfileExpired(),
        ProfileExpiresSoon(), ProfileTeamDiffers(), PushDevelopment(), SandboxOff(),
        SignedForDevelopment(), TeamDiffers(), UnsignedCode(),
    ]
}
