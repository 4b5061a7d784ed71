// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

/// Which approved exceptions the audited artifacts have.
struct ExceptionUse {
    /// Where an exception was met.
    enum State: Equatable {
        /// A bundle that it is meant for was read, and none has it.
        case gone
        /// A bundle has one of its keys.
        case inArtifact
        /// No bundle that it is meant for was read, or it is meant for other environments.
        case notConcerned
    }

    private let states: [State]

    /// A bundle that was read.
    private struct Bundle {
        var name: String?
        var environments: [PolicyEnvironment]
        var root: PropertyListNode
    }

    init(_ facts: PolicyFacts) {
        let context = facts.context
        let bundles = facts.artifacts.flatMap { artifact in
            artifact.bundles.filter(\.isProcess).compactMap { bundle -> Bundle? in
                guard let root = bundle.infoPlist?.document.root,
                    let environments = context.environments(for: bundle, in: artifact)
                else { return nil }
                return Bundle(
                    name: context.match(bundle, in: artifact).bundle?.name, environments: environments,
                    root: root)
            }
        }
        states = context.policy.exceptions.map { exception in
            let paths = exception.settings.map(\.key).filter { $0 != "NSIncludesSubdomains" }
                .map { key -> PropertyListKeyPath in
                    exception.domain.map { .exception($0, key) } ?? .ats(key)
                }
            let isThere = bundles.contains { (bundle: Bundle) -> Bool in
                paths.contains { bundle.root[$0] != nil }
            }
            if isThere { return .inArtifact }
            let isRead = bundles.contains { bundle in
                exception.isMeant(forBundle: bundle.name ?? "")
                    && exception.isMeant(forAll: bundle.environments)
            }
            return isRead ? .gone : .notConcerned
        }
    }

    /// What was met of the exception of `index`.
    func state(_ index: Int) -> State { states.indices.contains(index) ? states[index] : .notConcerned }
}
