// SPDX-License-Identifier: Apache-2.0

/// What a result that is read back may cost.
public struct AuditResultBudget: Sendable, Hashable {
    /// The longest document in bytes. The audit of 500 property lists with 3,000 findings has some 12 MB.
    public var bytes = 64 << 20
    /// The most findings that are read: 30 times those of 500 public property lists.
    public var findings = 100_000

    /// The limits that hold unless others are given.
    public init() {}
}
