// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// The JSON Schema of the policy file, made from the table that the reader checks by.
public enum PolicySchema {
    /// The schema as a JSON document.
    public static var document: String {
        let heading: JSONValue = [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$comment": "SPDX-License-Identifier: Apache-2.0",
            "title": "The policy of an app's transport security: merlon.yml",
            "description": .string(
                "Version \(Policy.currentVersion) of the format. What no schema can say is told by 'merlon policy "
                    + "check': names that must stand elsewhere in the file, days of the calendar, hosts, and what "
                    + "App Transport Security makes of a setting."),
        ]
        return heading.adding(schema(PolicyFormat.root)).document
    }

    private static func schema(_ record: PolicyRecord) -> JSONValue {
        let properties = record.fields.map { field in
            JSONValue.Member(
                name: field.name,
                value: JSONValue.object([
                    .init(name: "title", value: .string(field.name)),
                    .init(name: "description", value: .string(field.help)),
                ]).adding(schema(field.form)))
        }
        let required = record.fields.filter(\.isRequired).map(\.name)
        var members: JSONValue = [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
        ]
        if !required.isEmpty { members = members.adding(["required": .strings(required)]) }
        if record.atLeast > 0 { members = members.adding(["minProperties": .integer(record.atLeast)]) }
        return members.adding(record.rule.map(schema) ?? [:])
    }

    private static func schema(_ form: PolicyForm) -> JSONValue {
        switch form {
        case .day: ["type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"]
        case .either(let forms): ["anyOf": .array(forms.map(schema))]
        case .flag: ["type": "boolean"]
        case .list(let element, let atLeast):
            (["type": "array", "items": schema(element)] as JSONValue).adding(
                atLeast > 0 ? ["minItems": .integer(atLeast)] : [:])
        case .members(let key, let value):
            [
                "type": "object", "propertyNames": schema(key), "additionalProperties": schema(value),
            ]
        case .name: ["type": "string", "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$"]
        case .pin: ["type": "string", "pattern": "^[A-Za-z0-9+/]{43}=$"]
        case .record(let record): schema(record)
        case .host, .reference, .text: ["type": "string", "pattern": "\\S"]
        case .settings: settings
        case .version: ["type": "integer", "const": .integer(Policy.currentVersion)]
        case .word(let words): ["type": "string", "enum": .strings(words)]
        }
    }
}
