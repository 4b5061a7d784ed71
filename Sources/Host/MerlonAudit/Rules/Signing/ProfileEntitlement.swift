// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// How a provisioning profile allows the value of an entitlement (Apple TN3125, "Inside Code Signing:
/// Provisioning Profiles").
enum ProfileEntitlement {
    /// Whether `value` is within `allowed`: the same, a member of a list, or within a trailing `*`.
    static func allows(_ value: PropertyListNode, by allowed: PropertyListNode?) -> Bool {
        guard let allowed else { return value.boolean == false }
        switch (value.value, allowed.value) {
        case (.array(let values), _): return values.allSatisfy { allows($0, by: allowed) }
        case (_, .array(let choices)): return choices.contains { allows(value, by: $0) }
        case (.string(let text), .string(let pattern)):
            return pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
        case (.boolean(let flag), .boolean(let most)): return most || !flag
        // Other shapes are compared by the system in ways that no document tells.
        default: return true
        }
    }
}
