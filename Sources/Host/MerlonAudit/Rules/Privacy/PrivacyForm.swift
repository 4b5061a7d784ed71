// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The form that a privacy manifest must have (Apple: "Privacy manifest files", "Describing data use in privacy
/// manifests", "Describing use of required reason API").
enum PrivacyForm {
    /// Where a manifest breaks the form.
    struct Fault {
        var path: PropertyListKeyPath
        var place: SourcePlace?
        var message: String
    }

    /// The faults of the manifest with `root`: no more than the budget allows, and one that counts the rest.
    static func faults(
        of root: PropertyListNode, budget: PrivacyBudget = PrivacyBudget()
    ) -> [Fault] {
        let all = all(of: root)
        guard all.count > budget.faults else { return all }
        let words = "\(all.count - budget.faults) more faults of the manifest are not listed"
        return all.prefix(budget.faults) + [
            Fault(path: PropertyListKeyPath(), place: root.place, message: words)
        ]
    }

    private static func all(of root: PropertyListNode) -> [Fault] {
        var faults = faults(of: root, at: PropertyListKeyPath(), keys: topLevel, demanded: [])
        for (list, keys) in lists {
            for (path, entry) in PrivacyNames.entries(of: root, list) {
                faults += self.faults(of: entry, at: path, keys: keys, demanded: keys.keys.sorted())
            }
        }
        return faults + PrivacyNames.faults(of: root)
    }

    private static func faults(
        of node: PropertyListNode, at path: PropertyListKeyPath, keys: [String: String], demanded: [String]
    ) -> [Fault] {
        guard let dictionary = node.dictionary else {
            return [
                Fault(
                    path: path, place: node.place,
                    message: "\(path) is \(node.value.typeName), and dict is wanted")
            ]
        }
        let wrong = dictionary.entries.compactMap { entry -> Fault? in
            let message: String
            switch keys[entry.key] {
            case nil:
                let guess = Spelling.nearest(to: entry.key, in: keys.keys.sorted())
                message =
                    "no privacy manifest has a key \(entry.key.escapedForDisplay) here"
                    + (guess.map { "; did you mean \($0)?" } ?? "")
            case entry.value.value.typeName: return nil
            case let type?: message = "\(entry.key) is \(entry.value.value.typeName), and \(type) is wanted"
            }
            return Fault(path: path.appending(entry.key), place: entry.keyPlace, message: message)
        }
        let missing = demanded.filter { dictionary[$0] == nil }.map {
            Fault(path: path, place: node.place, message: "\(path) has no \($0)")
        }
        return wrong + missing
    }

    private static let topLevel = [
        "NSPrivacyAccessedAPITypes": "array", "NSPrivacyCollectedDataTypes": "array",
        "NSPrivacyTracking": "boolean", "NSPrivacyTrackingDomains": "array",
    ]

    private static let lists: KeyValuePairs = [
        "NSPrivacyAccessedAPITypes": [
            "NSPrivacyAccessedAPIType": "string", "NSPrivacyAccessedAPITypeReasons": "array",
        ],
        "NSPrivacyCollectedDataTypes": [
            "NSPrivacyCollectedDataType": "string", "NSPrivacyCollectedDataTypeLinked": "boolean",
            "NSPrivacyCollectedDataTypePurposes": "array", "NSPrivacyCollectedDataTypeTracking": "boolean",
        ],
    ]
}

/// What the faults of one privacy manifest may cost the report.
struct PrivacyBudget {
    /// The most faults that are listed one by one. A manifest has some dozen keys; who reads two hundred faults
    /// has seen what is wrong.
    var faults = 200
}
