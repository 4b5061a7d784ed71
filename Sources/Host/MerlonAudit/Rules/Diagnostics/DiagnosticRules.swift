// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// The rules about settings that do not do what their author meant.
    static let diagnosticRules: [any Rule] = [
        AddressNotCanonical(),
        AddressTrap(),
        ArbitraryLoadsOverridden(),
        DisplayName(),
        DomainLeadingDot(),
        DomainMalformed(),
        DomainPublicSuffix(),
        DomainTrailingDot(),
        DomainUpperCase(),
        DomainWithPath(),
        DomainWithPort(),
        DomainWithScheme(),
        DomainWithWildcard(),
        DuplicateKey(),
        FurtherDiagnostics(),
        InvalidValue(),
        LegacyKey(),
        MisplacedKey(),
        MisspeltKey(),
        ObsoleteKey(),
        PinMalformed(),
        PinNeverMatches(),
        PinWrongLength(),
        PinnedDomainWithoutEffect(),
        PinsRejectEverything(),
        SubdomainsOfAddress(),
        UndocumentedKey(),
        UnknownKey(),
        UnresolvedValue(),
        WrongType(),
    ]
}
