// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Something in a policy file that its author has to look at.
public struct PolicyDiagnostic: Sendable, Hashable {
    /// What is wrong. The raw values are stable.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The same key stands twice in one mapping.
        case duplicateKey = "duplicate-key"
        /// Two elements of a list have one name.
        case duplicateName = "duplicate-name"
        /// A list or mapping holds less than it must.
        case empty
        /// More faults were found than are listed.
        case further
        /// The name of a host is none, or an address is written in a way that never matches.
        case host
        /// A limit of this reader was reached.
        case limit
        /// A key that is required does not stand.
        case missingKey = "missing-key"
        /// A pin can't match any key.
        case pin
        /// The text is no YAML or JSON.
        case syntax
        /// A setting of App Transport Security does not do what its author means.
        case transportSecurity = "transport-security"
        /// What only a person can answer has not been answered.
        case undecided
        /// The format has no such key.
        case unknownKey = "unknown-key"
        /// A name that the policy, or this program, does not define.
        case unknownName = "unknown-name"
        /// The version of the format is missing or not the one that is read.
        case version
        /// The value is of the wrong type.
        case wrongType = "wrong-type"
        /// The value is of the right type and none of those that are allowed.
        case wrongValue = "wrong-value"
    }

    /// How much it matters.
    public enum Severity: String, Sendable, Hashable {
        /// The policy can't be used.
        case error
        /// The policy can be used, and is not finished or not what it seems.
        case warning
    }

    /// What is wrong.
    public var code: Code
    /// How much it matters.
    public var severity: Severity
    /// Where it stands.
    public var place: PolicyPlace
    /// What is wrong and what is wanted: begins in lower case or with a name, no full stop.
    public var message: String
    /// The words or keys that are allowed here, where they are few and known.
    public var allowed: [String]
    /// What was most likely meant.
    public var suggestion: String?

    /// A diagnostic from its parts.
    public init(
        _ code: Code, severity: Severity = .error, at place: PolicyPlace, _ message: String,
        allowed: [String] = [], suggestion: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.place = place
        self.message = message
        self.allowed = allowed
        self.suggestion = suggestion
    }
}

extension PolicyDiagnostic: CustomStringConvertible {
    /// `7:12: exceptions[0].expires: …; did you mean '…'?`
    public var description: String {
        var text = ""
        if let line = place.place.line {
            text += "\(line):" + (place.place.column.map { "\($0):" } ?? "") + " "
        }
        if !place.keyPath.steps.isEmpty { text += "\(place.keyPath): " }
        return text + sentence
    }

    /// The message with what is allowed and what was meant, without the place.
    public var sentence: String {
        if let suggestion { return message + "; did you mean '\(suggestion)'?" }
        return message + (allowed.isEmpty ? "" : "; allowed: \(allowed.joined(separator: ", "))")
    }
}
