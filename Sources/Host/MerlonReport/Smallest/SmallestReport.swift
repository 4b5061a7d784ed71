// SPDX-License-Identifier: Apache-2.0
public import MerlonATS
public import MerlonAudit

/// The answer to "which exceptions does this app need": the one model that each format is written from.
public struct SmallestReport: Sendable {
    /// The name and version of the program.
    public var tool: AuditReport.Tool
    /// The system that the dictionary is for.
    public var system: ATSSystem
    /// The smallest dictionary, and what no dictionary helps.
    public var smallest: ATSSmallestException
    /// The settings that were compared with the needs; nil where none were given.
    public var excess: Excess?

    /// What given settings open beyond the needs.
    public struct Excess: Sendable {
        /// Where the settings came from, as the user gave it.
        public var source: String
        /// Each key that opens more than is needed, in the order of the steps.
        public var keys: [ATSExcess]
        /// The needs that the settings do not permit, as URLs.
        public var blocked: [String]

        /// An answer from its parts.
        public init(source: String, keys: [ATSExcess], blocked: [String]) {
            self.source = source
            self.keys = keys
            self.blocked = blocked
        }
    }

    /// A report from its parts.
    public init(
        tool: AuditReport.Tool, system: ATSSystem, smallest: ATSSmallestException, excess: Excess? = nil
    ) {
        self.tool = tool
        self.system = system
        self.smallest = smallest
        self.excess = excess
    }

    /// `findings` where settings open more than is needed or block a need, or no dictionary helps one.
    public var status: AuditReport.Status {
        let isExact = excess.map { $0.keys.isEmpty && $0.blocked.isEmpty } ?? true
        return smallest.unfixable.isEmpty && isExact ? .clean : .findings
    }
}
