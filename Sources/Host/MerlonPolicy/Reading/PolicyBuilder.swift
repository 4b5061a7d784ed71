// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Makes the model of a tree that was checked.
struct PolicyBuilder {
    let root: PolicyFields

    func policy() throws(PolicyError) -> Policy {
        var policy = Policy(
            appName: try root.text("app"), profile: try root.optionalWord("profile") ?? .standard)
        policy.environments = try environments()
        for (name, place, fields) in try root.members("bundles") {
            policy.bundles.append(try bundle(name, place, fields))
        }
        for fields in try root.elements("hosts") { policy.hosts.append(try host(fields)) }
        for fields in try root.elements("threats") { policy.threats.append(try threat(fields)) }
        for fields in try root.elements("exceptions") { policy.exceptions.append(try exception(fields)) }
        for (name, place, fields) in try root.members("mechanisms") {
            policy.mechanisms.append(try mechanism(name, place, fields))
        }
        for fields in try root.elements("evidence") {
            policy.evidence.append(
                PolicyEvidence(
                    demand: try fields.text("demand"), source: try fields.text("source"),
                    date: try fields.day("date"), place: fields.place))
        }
        for (name, place, fields) in try root.members("rules") {
            policy.rules.append(try ruleSetting(name, place, fields))
        }
        if let baseline = root.record("baseline") {
            policy.baseline = Placed(try root.text("baseline"), at: baseline.place)
        }
        return policy
    }

    private func environments() throws(PolicyError) -> [PolicyEnvironment] {
        if root.node["environments"]?.array != nil {
            var environments: [PolicyEnvironment] = []
            for (name, element) in zip(try root.texts("environments"), try root.elements("environments")) {
                environments.append(PolicyEnvironment(name: name, place: element.place))
            }
            return environments
        }
        var environments: [PolicyEnvironment] = []
        for (name, place, fields) in try root.members("environments") {
            environments.append(
                PolicyEnvironment(
                    name: name, reachesUsers: try fields.flag("reachesUsers"),
                    configurations: try fields.texts("configurations"), place: place))
        }
        return environments
    }

    private func bundle(
        _ name: String, _ place: PolicyPlace, _ fields: PolicyFields
    ) throws(PolicyError) -> PolicyBundle {
        if let identifier = fields.node.string {
            return PolicyBundle(name: name, identifier: identifier, place: place)
        }
        var identifiers: [String: String] = [:]
        for (environment, _, member) in try fields.members("environments") {
            guard let identifier = member.node.string else { throw fields.fault("environments") }
            identifiers[environment] = identifier
        }
        return PolicyBundle(
            name: name, identifier: try fields.text("identifier"), identifiers: identifiers,
            infoPlist: try fields.optionalText("infoPlist"), place: place)
    }

    private func host(_ fields: PolicyFields) throws(PolicyError) -> PolicyHost {
        var pins: PolicyPins?
        if let record = fields.record("pins") {
            pins = PolicyPins(certificateAuthority: try record.texts("ca"), leaf: try record.texts("leaf"))
        }
        return PolicyHost(
            name: try fields.text("name"), includesSubdomains: try fields.flag("subdomains") ?? false,
            data: try fields.words("data"), inspection: try fields.optionalWord("inspection") ?? .allow,
            pins: pins, environments: try fields.texts("environments"), place: fields.place)
    }

    private func exception(_ fields: PolicyFields) throws(PolicyError) -> ApprovedException {
        let settings = try fields.members("settings").map { name, place, member in
            ApprovedException.Setting(name, member.node, place: place)
        }
        return ApprovedException(
            domain: try fields.optionalText("domain"), settings: settings, reason: try fields.text("reason"),
            data: try fields.words("data"), owner: try fields.text("owner"),
            expires: try fields.day("expires"), removal: try fields.text("removal"),
            environments: try fields.texts("environments"), bundles: try fields.texts("bundles"),
            place: fields.place)
    }
}

extension PolicyBuilder {
    fileprivate func threat(_ fields: PolicyFields) throws(PolicyError) -> PolicyThreat {
        PolicyThreat(
            id: try fields.text("id"), asset: try fields.text("asset"), attacker: try fields.word("attacker"),
            mechanism: try fields.word("mechanism"), onFailure: try fields.word("onFailure"),
            reason: try fields.optionalText("reason"), place: fields.place)
    }

    fileprivate func mechanism(
        _ name: String, _ place: PolicyPlace, _ fields: PolicyFields
    ) throws(PolicyError) -> PolicyMechanism {
        guard let kind = PolicyMechanism.Kind(rawValue: name) else { throw root.fault("mechanisms") }
        return PolicyMechanism(
            kind: kind, isEnabled: try fields.flag("enabled") ?? true,
            threat: try fields.optionalText("threat"), owner: try fields.optionalText("owner"),
            procedure: try fields.optionalText("procedure"), metric: try fields.optionalText("metric"),
            identity: try fields.optionalText("identity"), place: place)
    }

    fileprivate func ruleSetting(
        _ name: String, _ place: PolicyPlace, _ fields: PolicyFields
    ) throws(PolicyError) -> RuleSetting {
        var disabled: RuleSetting.Disabled?
        if let record = fields.record("disabled") {
            disabled = RuleSetting.Disabled(
                reason: try record.text("reason"), expires: try record.day("expires"))
        }
        return RuleSetting(
            rule: name, severity: try fields.optionalText("severity"), disabled: disabled, place: place)
    }
}
