// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
public import MerlonErrorCodes

/// The answer to "what does this error mean": the one model that each format is written from.
public struct ErrorExplanation: Sendable {
    /// The name and version of the program.
    public var tool: AuditReport.Tool
    /// What the text says.
    public var reading: ErrorReading
    /// The causes, the likeliest first.
    public var causes: [Cause]
    /// What the evaluator says of the failing URL, where an app was given and the text names one.
    public var decision: ExplainReport?

    /// An explanation from its parts.
    public init(
        tool: AuditReport.Tool, reading: ErrorReading, causes: [Cause], decision: ExplainReport? = nil
    ) {
        self.tool = tool
        self.reading = reading
        self.causes = causes
        self.decision = decision
    }

    /// `failed` where the input is no text, or a text in which nothing is understood; `incomplete` where
    /// something was left out, else `clean`: that an error was pasted is no finding.
    public var status: AuditReport.Status {
        if !reading.isText { return .failed }
        if !reading.cuts.isEmpty { return .incomplete }
        return reading.isEmpty ? .failed : .clean
    }
}
