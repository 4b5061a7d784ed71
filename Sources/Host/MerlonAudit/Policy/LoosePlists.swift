// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// Which Info.plists of a source tree stand for something that ships, and which are only the material of it:
/// what a bundle is made from is not held against the policy where the bundle itself was read.
struct LoosePlists: Sendable {
    /// What `merlon generate info-plist` makes of the policy, by the names of the files.
    fileprivate let files: GeneratedFiles
    /// The policy's bundles that a project of the tree builds.
    private let built: Set<String>
    /// Those that have an Info.plist made from the policy.
    private let generated: Set<String>

    /// What is known of the bundles of `facts`, which are held against `context`.
    init(_ facts: AuditFacts, _ context: PolicyContext, _ files: GeneratedFiles) {
        var built: Set<String> = []
        var generated: Set<String> = []
        for bundle in facts.bundles where bundle.isProcess {
            if bundle.build != nil {
                if let known = context.match(bundle, in: facts).bundle { built.insert(known.name) }
            } else if let made = files.file(bundle) {
                generated.insert(made.bundle.name)
            }
        }
        self.files = files
        self.built = built
        self.generated = generated
    }

    /// Whether another Info.plist than that of `bundle`, a loose one, is what ships of the policy's bundle
    /// that it `match`es.
    fileprivate func supersede(_ match: PolicyBundleMatch, isGenerated: Bool) -> Bool {
        switch match {
        case .listed(let known), .otherEnvironment(let known, _):
            built.contains(known.name) || (!isGenerated && generated.contains(known.name))
        // A variable in the identifier: the project that replaces it was read.
        case .unidentified: !built.isEmpty
        case .unlisted: false
        }
    }
}

extension PolicyContext {
    /// The environments that `bundle` of `facts` must be right for; nil where the bundle does not concern the
    /// audit: another configuration makes it, or it is an Info.plist that no build takes as it is.
    func environments(for bundle: BundleFacts, in facts: AuditFacts) -> [PolicyEnvironment]? {
        guard bundle.isLoose else { return environments(for: bundle) }
        if isMaterial(bundle, in: facts) { return nil }
        guard let made = generatedFile(bundle, in: facts) else { return environments }
        guard let audited else { return [made.environment] }
        return made.environment == audited ? [audited] : nil
    }

    /// Whether `bundle` is an Info.plist that a bundle of the policy is made from, or that was made for one
    /// that a project builds by itself.
    func isMaterial(_ bundle: BundleFacts, in facts: AuditFacts) -> Bool {
        guard bundle.isLoose, let others = facts.loosePlists else { return false }
        return others.supersede(
            match(bundle, in: facts), isGenerated: generatedFile(bundle, in: facts) != nil)
    }

    /// What `bundle` was made for by the policy; nil where it was not.
    func generatedFile(_ bundle: BundleFacts, in facts: AuditFacts) -> GeneratedFiles.File? {
        facts.loosePlists?.files.file(bundle)
    }
}

/// The Info.plists that `merlon generate info-plist` makes of a policy, by their names.
struct GeneratedFiles: Sendable {
    /// What one is made for.
    struct File: Sendable {
        var bundle: PolicyBundle
        var environment: PolicyEnvironment
    }

    private var byName: [String: File] = [:]

    init(_ policy: Policy) {
        for bundle in policy.bundles {
            for environment in policy.environments {
                byName[GeneratedInfoPlist.fileName(bundle: bundle, environment: environment)] =
                    File(bundle: bundle, environment: environment)
            }
        }
    }

    /// What the Info.plist of `bundle` is made for; nil where it has another name, or lies in a bundle.
    func file(_ bundle: BundleFacts) -> File? {
        guard bundle.isLoose, let location = bundle.infoPlist?.location, location.member == nil else {
            return nil
        }
        return location.path.split(separator: "/").last.flatMap { byName[String($0)] }
    }
}

extension BundleFacts {
    /// Whether it is an Info.plist in a source tree, or alone.
    fileprivate var isLoose: Bool { kind == .loosePropertyList && build == nil }
}
