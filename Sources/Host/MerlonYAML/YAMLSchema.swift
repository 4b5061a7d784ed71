// SPDX-License-Identifier: Apache-2.0

/// Which plain scalars are booleans, numbers and null.
public enum YAMLSchema: Sendable, Hashable {
    /// The core schema of YAML 1.2 (§10.3.2): `true`, `null`, `12` and `1.5` are what they look like, and
    /// `yes`, `on`, `no` and `off` are text.
    case core
    /// The booleans of YAML 1.1, as libraries of that version read them: `yes`, `on`, `NO` and `Off` are
    /// booleans too. XcodeGen reads its files so.
    case wordsAsBooleans
}
