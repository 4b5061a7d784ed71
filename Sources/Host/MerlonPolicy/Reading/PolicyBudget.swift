// SPDX-License-Identifier: Apache-2.0

/// What one policy file may cost its reader.
public struct PolicyBudget: Sendable {
    /// The longest file in bytes. A policy of 500 exceptions with their reasons has some 200 KB.
    public var bytes = 2 << 20
    /// The deepest nesting. The format itself goes 6 deep.
    public var depth = 32
    /// The most values, those that an alias repeats counted each time. A policy of 500 exceptions has some
    /// 10,000.
    public var values = 100_000
    /// The most faults that are listed; the rest is counted. One wrong indentation can make hundreds, and
    /// nobody reads more.
    public var diagnostics = 200

    /// The most names of one kind that a name that stands nowhere is compared with, and that are listed as
    /// allowed. No team has as many environments or bundles, and 200 faults that list 20,000 names each are
    /// no answer.
    public var suggestedNames = 200

    /// The most Info.plists that a policy makes: one for each bundle in each environment. Ten environments and
    /// a hundred bundles make 1,000; `policy explain` has a paragraph on each.
    public var infoPlists = 10_000
    /// The most keys and pins that are looked at to make them all: those of each exception and host, once for
    /// each Info.plist. 500 exceptions and 50 hosts in five environments and twenty bundles have some 200,000.
    public var lookUps = 2_000_000

    /// The limits that fit policies that people write.
    public init() {}
}
