// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPolicy

extension PolicySchema {
    /// The keys of App Transport Security, wherever they stand; ``schema(_:)`` narrows them by the domain.
    static var settings: JSONValue {
        let keys = ATSConfiguration.settingKeys + ATSConfiguration.exceptionKeys
        return [
            "type": "object",
            "properties": .object(keys.map { .init(name: $0, value: value(of: $0)) }),
            "additionalProperties": false,
        ]
    }

    private static func value(of key: String) -> JSONValue {
        switch key {
        case "NSExceptionMinimumTLSVersion":
            ["type": "string", "enum": .strings(TLSVersion.allCases.map(\.rawValue))]
        case "NSRequiresNIAPTLSPackageVersion", "NSExceptionRequiresNIAPTLSPackageVersion":
            ["type": "string", "enum": ["FCP_v2.1", "none", "recommended"]]
        default: ["type": "boolean"]
        }
    }

    /// What holds between the keys of a record.
    static func schema(_ rule: PolicyRecord.Rule) -> JSONValue {
        switch rule {
        case .host: [:]
        case .exception:
            [
                "if": ["required": ["domain"]],
                "then": ["properties": ["settings": names(ATSConfiguration.exceptionKeys)]],
                "else": [
                    "properties": [
                        "settings": names(ATSConfiguration.settingKeys).adding(["minProperties": 1])
                    ]
                ],
            ]
        case .threat:
            [
                "if": [
                    "properties": [
                        "onFailure": ["const": .string(PolicyThreat.FailureStance.degraded.rawValue)]
                    ],
                    "required": ["onFailure"],
                ],
                "then": ["required": ["reason"]],
            ]
        }
    }

    private static func names(_ keys: [String]) -> JSONValue { ["propertyNames": ["enum": .strings(keys)]] }
}
