// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// A bundle with an executable whose signature was read.
struct SignedBundle {
    var bundle: BundleFacts
    var executable: MachOFacts

    /// The bundle; nil where its executable was not read.
    init?(_ bundle: BundleFacts) {
        guard let executable = bundle.executable else { return nil }
        self.bundle = bundle
        self.executable = executable
    }

    /// The entitlements that a current system takes; none where it has none.
    var entitlements: PropertyListNode { executable.entitlements ?? PropertyListNode(.dictionary(.init())) }
    /// The slice whose facts count.
    var slice: MachOSlice? { executable.slices.current }
    /// The team that signed it.
    var team: String? {
        slice?.directory?.team ?? entitlements["com.apple.developer.team-identifier"]?.string
    }
    /// The prefixes that its groups may have.
    var prefixes: Set<String> {
        Set(
            (bundle.provisioning?.prefixes ?? []) + (bundle.provisioning?.teams ?? [])
                + [team].compactMap { $0 })
    }
    /// The strings under `key`, alone or in a list.
    func values(_ key: String) -> [String] {
        guard let node = entitlements[key] else { return [] }
        return node.string.map { [$0] } ?? node.array?.compactMap(\.string) ?? []
    }
    /// How it would be distributed if `get-task-allow` said nothing.
    var distributionBesideDebugger: Distribution {
        var executable = executable
        executable.entitlements = nil
        let whole = DistributionEvidence(executable: executable, provisioning: bundle.provisioning).decision
        if whole.reachesUsers { return whole }
        // A profile for a debugger says nothing against a signer for distribution: one of the two is wrong.
        let signer = DistributionEvidence(executable: executable).decision
        return signer.reachesUsers ? signer : whole
    }
    /// Whether it is a system extension or a driver: the system runs it apart from the app.
    var isSystemExtension: Bool {
        ["SYSX", "DEXT"].contains(bundle.infoPlist?.document.root["CFBundlePackageType"]?.string ?? "")
    }
    /// Whether the executable is for a Mac, Catalyst included.
    var isMac: Bool { executable.platform == .macOS || slice?.isMacCatalyst == true }
}

extension AuditFacts {
    /// The bundles whose executable was read, entitled or not.
    var signed: [SignedBundle] { bundles.filter(\.isProcess).compactMap(SignedBundle.init) }

    /// The bundle around `bundle`, where its executable was read.
    func container(of bundle: BundleFacts) -> SignedBundle? {
        guard let parent = bundle.parent, bundles.indices.contains(parent) else { return nil }
        return SignedBundle(bundles[parent])
    }

    /// The profiles, each with the bundle that holds it.
    var profiles: [(bundle: BundleFacts, profile: ProvisioningFacts)] {
        bundles.compactMap { bundle in bundle.provisioning.map { (bundle, $0) } }
    }
}

extension Rule {
    /// A finding about an entitlement of a bundle.
    func finding(
        in signed: SignedBundle, at key: String?, message: String, evidence: String = "",
        severity: Severity? = nil, confidence: Confidence = .high
    ) -> Finding {
        finding(
            of: signed.bundle, in: signed.bundle.location, at: key, message: message, evidence: evidence,
            severity: severity, confidence: confidence)
    }

    /// A finding about a bundle that points at `key` of the file or bundle at `location`.
    func finding(
        of bundle: BundleFacts, in location: Location, at key: String?, message: String,
        evidence: String = "",
        severity: Severity? = nil, confidence: Confidence = .high, place: SourcePlace? = nil
    ) -> Finding {
        finding(
            of: bundle, in: location, atPath: key.map { PropertyListKeyPath(keys: $0) }, message: message,
            evidence: evidence, severity: severity, confidence: confidence, place: place)
    }

    /// A finding about a bundle that points at `path` in the file or bundle at `location`.
    func finding(
        of bundle: BundleFacts, in location: Location, atPath path: PropertyListKeyPath?, message: String,
        evidence: String = "",
        severity: Severity? = nil, confidence: Confidence = .high, place: SourcePlace? = nil
    ) -> Finding {
        let key = path?.description
        return Finding(
            ruleID: description.id, severity: severity ?? description.stake.severity, confidence: confidence,
            message: message, locations: [location.at(path, place)], evidence: evidence,
            remedy: description.remedy, mergeKey: "\(key ?? "")\u{0}\(evidence)\u{0}\(message)",
            subject: "\(key ?? "")\u{0}\(evidence)\u{0}\(bundle.name)", bundle: bundle.name)
    }
}
