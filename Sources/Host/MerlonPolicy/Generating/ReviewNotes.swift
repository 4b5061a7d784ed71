// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The justification that App Review asks for, from the approvals of a policy.
///
/// Apple: "Preventing Insecure Network Connections" names the keys for which App Review wants a reason.
public struct ReviewNotes: Sendable, Hashable {
    /// The most characters of the notes for App Review in App Store Connect.
    public static let limit = 4_000

    /// The text.
    public var text: String
    /// The exceptions that nobody has given a reason for yet, as `exceptions[2]`.
    public var undecided: [String]
    /// Whether the text is longer than the field takes.
    public var isTooLong: Bool { text.count > Self.limit }

    /// The notes on what `policy` approves in `environment` on `today`.
    public init(_ policy: Policy, environment: PolicyEnvironment, today: PolicyDay) {
        let exceptions = policy.exceptions.enumerated().filter { _, exception in
            exception.isMeant(for: environment.name) && exception.expires >= today
        }
        undecided = exceptions.filter { $0.element.isUndecided }.map { "exceptions[\($0.offset)]" }
        let asked = exceptions.map(\.element).filter(\.needsJustification)
        guard !asked.isEmpty else {
            text = """
                \(policy.appName) uses no exception from App Transport Security that App Review asks to justify.

                """
            return
        }
        var lines = ["App Transport Security exceptions of \(policy.appName)", ""]
        for exception in asked { lines += exception.notes(policy) + [""] }
        lines.append("All other connections follow the App Transport Security defaults.")
        text = lines.joined(separator: "\n") + "\n"
    }
}

extension ApprovedException {
    /// Whether a person has still to decide something of it.
    public var isUndecided: Bool {
        [reason, owner, removal].contains(where: PolicyPlaceholder.isPostponed)
    }

    /// Whether App Review asks for a reason. Any use of `NSExceptionMinimumTLSVersion` counts, as one of
    /// Apple's two pages has it; the other asks only below TLS 1.2.
    public var needsJustification: Bool {
        settings.contains { setting in
            switch setting.key {
            case "NSAllowsArbitraryLoads", "NSAllowsArbitraryLoadsForMedia",
                "NSAllowsArbitraryLoadsInWebContent", "NSExceptionAllowsInsecureHTTPLoads":
                setting.value.value != .boolean(false)
            case "NSExceptionMinimumTLSVersion": true
            default: false
            }
        }
    }

    fileprivate func notes(_ policy: Policy) -> [String] {
        let place = domain.map { "\($0)" } ?? "whole app"
        let keys = settings.map { setting in
            let flag = setting.value.boolean.map { $0 ? "YES" : "NO" }
            return "\(setting.key) = \(flag ?? setting.value.string ?? "")"
        }
        var lines = ["- \(place): \(keys.joined(separator: ", "))", "  Why: \(reason)"]
        if !data.isEmpty { lines.append("  Data: \(data.map(\.rawValue).joined(separator: ", "))") }
        if !bundles.isEmpty {
            let identifiers = bundles.compactMap { name in
                policy.bundles.first { $0.name == name }?.identifier
            }
            lines.append("  In: \(identifiers.joined(separator: ", "))")
        }
        return lines + ["  Until: \(expires); \(removal)"]
    }
}
