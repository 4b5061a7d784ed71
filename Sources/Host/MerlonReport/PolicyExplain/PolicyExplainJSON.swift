// SPDX-License-Identifier: Apache-2.0
internal import MerlonAudit
import MerlonPolicy

/// The explanation of a policy for programs: `docs/schema/policy-explain.schema.json` describes it.
public enum PolicyExplainJSON {
    /// The explanation as a JSON document.
    public static func render(_ explanation: PolicyExplanation) -> String {
        let policy = explanation.policy
        let reached = explanation.exceptionsByHost
        return JSONValue.heading(tool: explanation.tool, status: AuditReport.Status.clean.rawValue)
            .adding([
                "path": .string(explanation.path),
                "app": .string(policy.appName),
                "profile": .string(policy.profile.rawValue),
                "today": .string(explanation.today.description),
                "environments": .array(policy.environments.map { json($0, in: explanation) }),
                "hosts": .array(policy.hosts.enumerated().map { json($1, reachedBy: reached[$0] ?? []) }),
                "exceptions": .array(explanation.exceptions.map(json)),
                "mechanisms": .array(policy.mechanisms.map(json)),
                "threats": .array(policy.threats.map(json)),
                "demands": .array(
                    explanation.demands.map { demand, state in
                        [
                            "id": .string(demand.id), "sentence": .string(demand.sentence),
                            "state": .string(state.word), "words": .string(state.words),
                        ]
                    }),
            ])
            .document
    }

    private static func json(
        _ environment: PolicyEnvironment, in explanation: PolicyExplanation
    ) -> JSONValue {
        let policy = explanation.policy
        return [
            "name": .string(environment.name), "reachesUsers": .boolean(environment.reachesUsers),
            "configurations": .strings(environment.configurations),
            "bundles": .array(
                policy.bundles.map { bundle in
                    let made = explanation.scopes.transportSecurity(environment: environment, bundle: bundle)
                    return [
                        "name": .string(bundle.name),
                        "identifier": .string(bundle.identifiers[environment.name] ?? bundle.identifier),
                        "exceptions": .array(
                            explanation.exceptions(in: environment, bundle).map { .integer($0.index) }),
                        "transportSecurity": made.node.map(JSONValue.init) ?? .null,
                    ]
                }),
        ]
    }

    private static func json(
        _ host: PolicyHost, reachedBy exceptions: [PolicyExplanation.Exception]
    ) -> JSONValue {
        [
            "name": .string(host.name), "includesSubdomains": .boolean(host.includesSubdomains),
            "data": .strings(host.data.map(\.rawValue)), "inspection": .string(host.inspection.rawValue),
            "pins": host.pins.map { ["ca": .strings($0.certificateAuthority), "leaf": .strings($0.leaf)] }
                ?? .null,
            "environments": .strings(host.environments),
            "exceptions": .array(exceptions.map { .integer($0.index) }),
        ]
    }

    private static func json(_ entry: PolicyExplanation.Exception) -> JSONValue {
        let exception = entry.exception
        return [
            "index": .integer(entry.index), "domain": .optional(exception.domain),
            "settings": .settings(of: exception),
            "reason": .string(exception.reason), "data": .strings(exception.data.map(\.rawValue)),
            "owner": .string(exception.owner), "expires": .string(exception.expires.description),
            "daysLeft": .integer(entry.daysLeft), "removal": .string(exception.removal),
            "environments": .strings(exception.environments), "bundles": .strings(exception.bundles),
        ]
    }

    private static func json(_ mechanism: PolicyMechanism) -> JSONValue {
        [
            "kind": .string(mechanism.kind.rawValue), "enabled": .boolean(mechanism.isEnabled),
            "purpose": .string(mechanism.kind.purpose), "threat": .optional(mechanism.threat),
            "owner": .optional(mechanism.owner), "procedure": .optional(mechanism.procedure),
            "metric": .optional(mechanism.metric), "identity": .optional(mechanism.identity),
        ]
    }

    private static func json(_ threat: PolicyThreat) -> JSONValue {
        let entry = ThreatTable.entry(threat.attacker, threat.mechanism)
        return [
            "id": .string(threat.id), "asset": .string(threat.asset),
            "attacker": .string(threat.attacker.rawValue), "mechanism": .string(threat.mechanism.rawValue),
            "addresses": .boolean(entry.addresses), "why": .string(entry.reason),
            "onFailure": .string(threat.onFailure.rawValue), "reason": .optional(threat.reason),
        ]
    }
}

extension ProfileDemand.State {
    /// The state in one word for programs.
    fileprivate var word: String {
        switch self {
        case .contradicted: "contradicted"
        case .declared: "declared"
        case .evident: "evident"
        case .proven: "proven"
        case .stale: "stale"
        case .unmet: "unmet"
        }
    }
}
