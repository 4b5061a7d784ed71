// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit
import MerlonPropertyList

/// The explanation for programs: `docs/schema/explain.schema.json` describes it.
public enum ExplainJSON {
    /// The report as a JSON document.
    public static func render(_ report: ExplainReport) -> String { json(report).document }

    static func json(_ report: ExplainReport) -> JSONValue {
        JSONValue.heading(tool: report.tool, status: report.status.rawValue)
            .adding([
                "source": .optional(report.source),
                "system": JSONReport.json(report.system),
                "loader": .string(report.loader.rawValue),
                "results": .array(report.results.map(json)),
                "diagnostics": .array(report.diagnostics.map(json)),
            ])
    }

    private static func json(_ result: ExplainResult) -> JSONValue {
        let head: JSONValue = ["url": .string(result.url), "bundle": .optional(result.bundle)]
        switch result.answer {
        case .failure(let error):
            return head.adding([
                "verdict": .null,
                "error": ["code": .string(error.code), "message": .string(error.description)],
            ])
        case .success(let answer):
            return head.adding(json(answer.decision)).adding([
                "reason": .optional(answer.reason?.explanation.text),
                "trace": .array(answer.trace.map(json)),
                "alternatives": .array(answer.alternatives.map(json)),
                "needsDevice": .boolean(answer.needsDevice),
                "fix": answer.fix.map { fix in
                    JSONReport.json(fix.fragment, notes: fix.notes).adding(["advice": .strings(fix.advice)])
                } ?? .null,
            ])
        }
    }

    /// The members that a decision and an alternative share.
    private static func json(_ decision: ATSDecision) -> JSONValue {
        let demand = decision.tls
        return [
            "verdict": .string(decision.verdict.rawValue),
            "cleartextAllowed": .boolean(decision.cleartextAllowed),
            "minimumTLS": .optional(demand?.minimumTLS.rawValue),
            "requiresForwardSecrecy": .boolean(demand?.requiresForwardSecrecy ?? false),
            "cipherSuites": .strings(demand?.cipherSuites ?? []),
            "keySizes": demand.flatMap { demand in
                demand.checksKeyLength
                    ? ["rsa": .integer(demand.minimumRSABits), "ec": .integer(demand.minimumECBits)] : nil
            } ?? .null,
            "minimumDigest": .optional(demand?.minimumDigest),
            "niap": .optional(demand?.niap.rawValue),
            "trustMayBeLoosened": .boolean(decision.trustMayBeLoosened),
            "pins": [
                "ca": .strings(decision.pins.ca ?? []), "leaf": .strings(decision.pins.leaf ?? []),
                "rejectsEverything": .boolean(decision.pins.rejectsEverything),
            ],
        ]
    }

    private static func json(_ step: ExplainAnswer.Step) -> JSONValue {
        let explanation = step.explanation
        return [
            "rule": .string(step.rule.rawValue), "text": .string(explanation.text),
            "keyPath": .optional(explanation.keyPath?.description),
            "keyPathSteps": .optional(explanation.keyPath),
            "line": .optional(explanation.place?.line), "column": .optional(explanation.place?.column),
            "source": .string(explanation.source),
        ]
    }

    private static func json(_ diagnostic: ATSDiagnostic) -> JSONValue {
        [
            "code": .string(diagnostic.code.rawValue), "message": .string(diagnostic.message),
            "intended": .optional(diagnostic.intended),
            "keyPath": .string(diagnostic.keyPath.description), "keyPathSteps": .optional(diagnostic.keyPath),
            "line": .optional(diagnostic.place.line), "column": .optional(diagnostic.place.column),
        ]
    }

    private static func json(_ alternative: ATSAlternative) -> JSONValue {
        json(alternative.decision).adding([
            "topic": .string(alternative.topic.rawValue),
            "differences": .strings(alternative.differences.map(\.rawValue)),
            "versions": .optional(alternative.versions?.description),
            "source": .string(alternative.source), "statement": .string(alternative.statement),
        ])
    }
}
