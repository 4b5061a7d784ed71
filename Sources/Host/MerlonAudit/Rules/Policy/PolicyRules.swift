// SPDX-License-Identifier: Apache-2.0

extension RuleBook {
    /// The rules about a policy, and about what an artifact has beside it. They keep quiet without one.
    public static let policyRules: [any Rule] = [
        ApprovalExpired(), ApprovalExpiresSoon(), ApprovalGone(), ApprovalTooLong(), BroaderThanApproved(),
        BundleNotCompared(),
        DebugLooseningReachesUsers(), DemandUnmet(), EnvironmentMismatch(),
        InspectionContradictsPins(), InspectionRefusedWithoutPins(), MechanismIncomplete(),
        PinningWithoutTeam(),
        PinsDiffer(), PolicyConflict(), RuleDisablingExpired(), SensitiveDataInCleartext(), SettingsDiffer(),
        SeverityLowered(), SharedIdentity(), SinglePin(), ThreatNotAddressed(), ThreatWithoutMechanism(),
        UnapprovedException(), UndecidedPolicy(), UnknownBundle(), WrongBundle(),
        WrongEnvironment(),
    ]
}
