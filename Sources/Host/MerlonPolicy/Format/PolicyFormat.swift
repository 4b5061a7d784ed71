// SPDX-License-Identifier: Apache-2.0

/// The format of the policy file, as one table: the reader, the JSON Schema and the list of keys in
/// `docs/policy.md` are made from it.
package enum PolicyFormat {
    /// The whole file.
    package static let root = PolicyRecord(
        title: "a policy",
        fields: [
            PolicyField(
                "$schema", .text, "The schema of this file, for editors; the program does not read it."),
            PolicyField("version", .version, required: true, "The version of the format."),
            PolicyField("app", .text, required: true, "The app's name."),
            PolicyField(
                "profile", words(of: Policy.Profile.self),
                "What is demanded of the policy beyond its own words: 'standard' of an ordinary app (the default), "
                    + "'regulated' of one whose users may be harmed by more than a leak."),
            PolicyField("environments", environments, "The environments that the app is built for."),
            PolicyField("bundles", bundles, "The app and its extensions, by short names."),
            PolicyField("hosts", .list(.record(host), atLeast: 0), "The hosts that the app talks to."),
            PolicyField(
                "threats", .list(.record(threat), atLeast: 0), "What the team protects, and against whom."),
            PolicyField(
                "exceptions", .list(.record(exception), atLeast: 0),
                "The exceptions from App Transport Security that someone answers for."),
            PolicyField(
                "mechanisms",
                .members(key: words(of: PolicyMechanism.Kind.self), value: .record(mechanism)),
                "The mechanisms beside App Transport Security, by their kind."),
            PolicyField(
                "evidence", .list(.record(evidence), atLeast: 0),
                "What satisfies a profile's demands, beyond the policy's word."),
            PolicyField(
                "rules", .members(key: .reference(.rule), value: .record(ruleSetting)),
                "What is changed about rules of the audit, by their ids."),
            PolicyField(
                "baseline", .text,
                "The path of the baseline (findings that are known and put off), relative to the policy's folder."
            ),
        ])

    /// The records below the root, in the order of the documentation, with the keys that lead to them.
    package static let records: [(path: String, record: PolicyRecord)] = [
        ("environments.NAME", environment), ("bundles.NAME", bundle), ("hosts[]", host),
        ("hosts[].pins", pins),
        ("threats[]", threat), ("exceptions[]", exception), ("mechanisms.KIND", mechanism),
        ("evidence[]", evidence), ("rules.ID", ruleSetting), ("rules.ID.disabled", disabled),
    ]

    static func words<Words: CaseIterable & RawRepresentable<String>>(of words: Words.Type) -> PolicyForm {
        .word(words.allCases.map(\.rawValue))
    }
}
