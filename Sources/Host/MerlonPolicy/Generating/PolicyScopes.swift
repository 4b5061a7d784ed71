// SPDX-License-Identifier: Apache-2.0

/// Where each exception and host of a policy is meant, for whoever goes through all its environments and
/// bundles: asking takes the same time however many names an exception lists.
public struct PolicyScopes: Sendable {
    private let policy: Policy
    private let exceptions: [Scope]
    private let hosts: [Scope]

    /// Lists of names as sets; an empty one means all.
    private struct Scope {
        let environments: Set<String>
        let bundles: Set<String>

        func has(_ environment: String, _ bundle: String?) -> Bool {
            (environments.isEmpty || environments.contains(environment))
                && (bundles.isEmpty || bundle.map(bundles.contains) ?? true)
        }
    }

    /// The scopes of `policy`.
    public init(_ policy: Policy) {
        self.policy = policy
        exceptions = policy.exceptions.map {
            Scope(environments: Set($0.environments), bundles: Set($0.bundles))
        }
        hosts = policy.hosts.map { Scope(environments: Set($0.environments), bundles: []) }
    }

    /// The indices of the exceptions that are approved for `bundle` in `environment`; without a bundle, for any.
    public func exceptions(in environment: PolicyEnvironment, _ bundle: PolicyBundle?) -> [Int] {
        exceptions.indices.filter { exceptions[$0].has(environment.name, bundle?.name) }
    }

    /// The indices of the hosts that the app talks to in `environment`.
    public func hosts(in environment: PolicyEnvironment) -> [Int] {
        hosts.indices.filter { hosts[$0].has(environment.name, nil) }
    }

    /// The settings of `bundle` in `environment`, as ``Policy/transportSecurity(environment:bundle:)`` has them.
    public func transportSecurity(
        environment: PolicyEnvironment, bundle: PolicyBundle
    ) -> PolicyTransportSecurity {
        var settings = SettingsMerge()
        for index in exceptions(in: environment, bundle) { settings.add(policy.exceptions[index]) }
        for index in hosts(in: environment) { settings.add(policy.hosts[index]) }
        return PolicyTransportSecurity(node: settings.node, conflicts: settings.conflicts)
    }
}
