// SPDX-License-Identifier: Apache-2.0

/// What it costs to go through every Info.plist that a policy makes: a short file can make millions, each from
/// thousands of exceptions.
struct PolicyCost {
    private let environments: Int
    private let bundles: Int
    /// The keys and pins of all exceptions and hosts, with one more for each of these.
    private let entries: Int

    init(_ policy: Policy) {
        environments = policy.environments.count
        bundles = policy.bundles.count
        let pins = policy.hosts.compactMap(\.pins).map { $0.certificateAuthority.count + $0.leaf.count }
        entries = policy.exceptions.reduce(policy.hosts.count + pins.reduce(0, +)) {
            $0 + $1.settings.count + 1
        }
    }

    /// What of it is beyond `budget`.
    func fault(_ budget: PolicyBudget) -> PolicyDiagnostic? {
        let infoPlists = Self.product(max(1, environments), max(1, bundles))
        guard infoPlists <= budget.infoPlists else {
            return PolicyDiagnostic(
                .limit, at: PolicyPlace(),
                "\(environments) environments and \(bundles) bundles make more than the limit of "
                    + "\(budget.infoPlists) Info.plists")
        }
        guard Self.product(infoPlists, entries) <= budget.lookUps else {
            return PolicyDiagnostic(
                .limit, at: PolicyPlace(),
                "\(infoPlists) Info.plists, each with up to \(entries) keys and pins, are more than the limit of "
                    + "\(budget.lookUps)")
        }
        return nil
    }

    private static func product(_ left: Int, _ right: Int) -> Int {
        let (product, isTooLarge) = left.multipliedReportingOverflow(by: right)
        return isTooLarge ? .max : product
    }
}
