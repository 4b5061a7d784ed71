// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Writes a policy as the YAML text that people go on with.
public struct PolicyWriter: Sendable {
    private var lines: [String] = []

    /// The text of `policy`, its sections in the order of the documentation.
    ///
    /// - Parameters:
    ///   - policy: What to write; places are not used.
    ///   - heading: Lines of a comment at the top, without `#`.
    ///   - notes: Lines of a comment before the exceptions, without `#`.
    public static func yaml(_ policy: Policy, heading: [String] = [], notes: [String] = []) -> String {
        var writer = PolicyWriter()
        writer.write(policy, heading: heading, notes: notes)
        return writer.lines.joined(separator: "\n") + "\n"
    }

    /// The lines of one exception, as they stand under `exceptions:`.
    public static func lines(of exception: ApprovedException) -> [String] {
        var writer = PolicyWriter()
        writer.write(exception)
        return writer.lines
    }

    private mutating func write(_ policy: Policy, heading: [String], notes: [String]) {
        comment(heading)
        lines.append("version: \(Policy.currentVersion)")
        entry("app", policy.appName, indent: "")
        entry("profile", policy.profile.rawValue, indent: "")
        section("environments", policy.environments) { $0.write($1) }
        section("bundles", policy.bundles) { $0.write($1) }
        section("hosts", policy.hosts) { $0.write($1) }
        section("threats", policy.threats) { $0.write($1) }
        if !notes.isEmpty {
            lines.append("")
            comment(notes)
        }
        section("exceptions", policy.exceptions, afterNotes: !notes.isEmpty) { $0.write($1) }
        section("mechanisms", policy.mechanisms) { $0.write($1) }
        section("evidence", policy.evidence) { writer, evidence in
            writer.item([
                ("demand", .text(evidence.demand)), ("source", .text(evidence.source)),
                ("date", .day(evidence.date)),
            ])
        }
        section("rules", policy.rules) { $0.write($1) }
        if let baseline = policy.baseline {
            lines.append("")
            entry("baseline", baseline.value, indent: "")
        }
    }

    private mutating func section<Element>(
        _ name: String, _ elements: [Element], afterNotes: Bool = false,
        _ write: (inout PolicyWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        if !afterNotes { lines.append("") }
        lines.append("\(name):")
        for element in elements { write(&self, element) }
    }

    private mutating func comment(_ texts: [String]) {
        // A line break in a note would end the comment, and YAML 1.1 knows more of them than ASCII has; other
        // control characters are no YAML at all.
        lines += texts.map { text in
            let safe = String(
                String.UnicodeScalarView(text.unicodeScalars.map { $0.isUnsafeToShow ? " " : $0 }))
            return safe.isEmpty ? "#" : "# \(safe)"
        }
    }

    private mutating func entry(_ key: String, _ text: String, indent: String) {
        lines.append("\(indent)\(key): \(YAMLText.scalar(text))")
    }
}

extension PolicyWriter {
    /// The value of one key of an element.
    fileprivate enum Value {
        case day(PolicyDay)
        case flag(Bool)
        case list([String])
        /// A mapping on lines of its own.
        case mapping([(String, Value)])
        case text(String)
        /// Left out.
        case none
    }

    /// An element of a list, its keys on lines of their own.
    fileprivate mutating func item(_ entries: [(String, Value)]) {
        var indent = "  - "
        for (key, value) in entries { if write(key, value, indent) { indent = "    " } }
    }

    /// An element of a mapping under `name`.
    fileprivate mutating func member(_ name: String, _ entries: [(String, Value)]) {
        let start = lines.count
        for (key, value) in entries { _ = write(key, value, "    ") }
        let head = "  \(YAMLText.scalar(name)):"
        lines.insert(lines.count == start ? head + " {}" : head, at: start)
    }

    private mutating func write(_ key: String, _ value: Value, _ indent: String) -> Bool {
        switch value {
        case .none: return false
        // Plain, as people write it: a reader of YAML 1.1 makes a day of it, one of 1.2 text.
        case .day(let day): lines.append("\(indent)\(key): \(day)")
        case .flag(let flag): lines.append("\(indent)\(key): \(flag)")
        case .list(let texts):
            guard !texts.isEmpty else { return false }
            lines.append("\(indent)\(key): \(YAMLText.list(texts))")
        case .text(let text): entry(key, text, indent: indent)
        case .mapping(let entries):
            guard !entries.isEmpty else {
                lines.append("\(indent)\(key): {}")
                return true
            }
            lines.append("\(indent)\(key):")
            let inner = String(repeating: " ", count: indent.count + 2)
            for (key, value) in entries { _ = write(YAMLText.scalar(key), value, inner) }
        }
        return true
    }
}

extension PolicyWriter {
    fileprivate mutating func write(_ environment: PolicyEnvironment) {
        let usual = PolicyEnvironment(name: environment.name).reachesUsers
        member(
            environment.name,
            [
                ("configurations", .list(environment.configurations)),
                ("reachesUsers", environment.reachesUsers == usual ? .none : .flag(environment.reachesUsers)),
            ])
    }

    fileprivate mutating func write(_ bundle: PolicyBundle) {
        guard !bundle.identifiers.isEmpty || bundle.infoPlist != nil else {
            lines.append("  \(YAMLText.scalar(bundle.name)): \(YAMLText.scalar(bundle.identifier))")
            return
        }
        let others = bundle.identifiers.sorted { $0.key < $1.key }.map { ($0.key, Value.text($0.value)) }
        member(
            bundle.name,
            [
                ("identifier", .text(bundle.identifier)),
                ("environments", others.isEmpty ? .none : .mapping(others)),
                ("infoPlist", bundle.infoPlist.map(Value.text) ?? .none),
            ])
    }

    fileprivate mutating func write(_ host: PolicyHost) {
        let pins = host.pins.map { pins in
            Value.mapping([("ca", .list(pins.certificateAuthority)), ("leaf", .list(pins.leaf))])
        }
        item([
            ("name", .text(host.name)),
            ("subdomains", host.includesSubdomains ? .flag(true) : .none),
            ("data", .list(host.data.map(\.rawValue))),
            ("inspection", .text(host.inspection.rawValue)),
            ("pins", pins ?? .none),
            ("environments", .list(host.environments)),
        ])
    }

    fileprivate mutating func write(_ threat: PolicyThreat) {
        item([
            ("id", .text(threat.id)),
            ("asset", .text(threat.asset)),
            ("attacker", .text(threat.attacker.rawValue)),
            ("mechanism", .text(threat.mechanism.rawValue)),
            ("onFailure", .text(threat.onFailure.rawValue)),
            ("reason", threat.reason.map(Value.text) ?? .none),
        ])
    }

    fileprivate mutating func write(_ exception: ApprovedException) {
        let settings = exception.settings.map { setting -> (String, Value) in
            if case .boolean(let flag) = setting.value.value { return (setting.key, .flag(flag)) }
            return (setting.key, .text(setting.value.string ?? ""))
        }
        item([
            ("domain", exception.domain.map(Value.text) ?? .none),
            ("settings", .mapping(settings)),
            ("reason", .text(exception.reason)),
            ("data", .list(exception.data.map(\.rawValue))),
            ("owner", .text(exception.owner)),
            ("expires", .day(exception.expires)),
            ("removal", .text(exception.removal)),
            ("environments", .list(exception.environments)),
            ("bundles", .list(exception.bundles)),
        ])
    }

    fileprivate mutating func write(_ mechanism: PolicyMechanism) {
        member(
            mechanism.kind.rawValue,
            [
                ("enabled", mechanism.isEnabled ? .none : .flag(false)),
                ("threat", mechanism.threat.map(Value.text) ?? .none),
                ("owner", mechanism.owner.map(Value.text) ?? .none),
                ("procedure", mechanism.procedure.map(Value.text) ?? .none),
                ("metric", mechanism.metric.map(Value.text) ?? .none),
                ("identity", mechanism.identity.map(Value.text) ?? .none),
            ])
    }

    fileprivate mutating func write(_ rule: RuleSetting) {
        let disabled = rule.disabled.map { disabled in
            Value.mapping([
                ("reason", .text(disabled.reason)), ("expires", .day(disabled.expires)),
            ])
        }
        member(
            rule.rule,
            [("severity", rule.severity.map(Value.text) ?? .none), ("disabled", disabled ?? .none)])
    }
}
