// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList

extension JSONReport {
    static func json(_ approval: FindingApproval) -> JSONValue {
        [
            "exception": .string(approval.exception), "reason": .string(approval.reason),
            "owner": .string(approval.owner), "expires": .string(approval.expires.description),
            "daysLeft": .integer(approval.daysLeft),
        ]
    }

    static func json(_ policy: PolicySummary) -> JSONValue {
        [
            "path": .string(policy.path),
            "profile": .string(policy.profile.rawValue),
            "environment": .optional(policy.environment),
            "today": .string(policy.today.description),
            "approvals": .array(policy.approvals.map(json)),
            "rules": .array(policy.rules.map { json($0, today: policy.today) }),
        ]
    }

    private static func json(_ setting: RuleSetting, today: PolicyDay) -> JSONValue {
        let off = setting.disabled.flatMap { $0.expires < today ? nil : $0 }
        return [
            "rule": .string(setting.rule), "severity": .optional(setting.severity),
            "disabledUntil": .optional(off?.expires.description), "reason": .optional(off?.reason),
        ]
    }

    private static func json(_ status: ApprovalStatus) -> JSONValue {
        let exception = status.exception
        return [
            "state": .string(status.state.rawValue),
            "domain": .optional(exception.domain),
            "settings": .settings(of: exception),
            "reason": .string(exception.reason),
            "owner": .string(exception.owner),
            "expires": .string(exception.expires.description),
            "daysLeft": .integer(status.daysLeft),
            "removal": .string(exception.removal),
            "environments": .strings(exception.environments),
            "bundles": .strings(exception.bundles),
        ]
    }

    static func json(_ baseline: BaselineSummary) -> JSONValue {
        [
            "path": .string(baseline.path),
            "known": .integer(baseline.known),
            "gone": .array(
                baseline.gone.map { entry in
                    [
                        "ruleId": .string(entry.ruleID), "message": .string(entry.message),
                        "isWhole": .boolean(entry.isWhole),
                        "locations": .array(entry.places.map(BaselineFile.json)),
                        "fingerprint": .string(entry.fingerprint),
                    ]
                }),
        ]
    }
}

extension JSONValue {
    /// What an exception of the policy approves.
    static func settings(of exception: ApprovedException) -> JSONValue {
        .array(exception.settings.map { ["key": .string($0.key), "value": JSONValue($0.value)] })
    }

    /// A value of a property list; what JSON has no form for (data, dates) as its type's name.
    init(_ node: PropertyListNode) {
        switch node.value {
        case .array(let elements): self = .array(elements.map(JSONValue.init))
        case .boolean(let value): self = .boolean(value)
        case .dictionary(let dictionary):
            self = .object(dictionary.entries.map { Member(name: $0.key, value: JSONValue($0.value)) })
        case .integer(let number): self = Int(exactly: number).map(JSONValue.integer) ?? .string("\(number)")
        case .null: self = .null
        case .real(let number): self = .string("\(number)")
        case .string(let text): self = .string(text)
        case .uid(let number), .unsignedInteger(let number): self = .string("\(number)")
        case .data, .date: self = .string("(\(node.value.typeName))")
        }
    }
}
