// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonErrorCodes

/// The explanation of an error for programs: `docs/schema/explain-error.schema.json` describes it.
public enum ErrorJSON {
    /// The explanation as a JSON document.
    public static func render(_ explanation: ErrorExplanation) -> String {
        let reading = explanation.reading
        return JSONValue.heading(tool: explanation.tool, status: explanation.status.rawValue)
            .adding(reading.cuts.isEmpty ? [:] : ["unread": .array(reading.cuts.map(json))])
            .adding([
                "codes": .array(reading.codes.map(json)),
                "unknown": .array(reading.unknownCodes.map(json)),
                "signs": .array(
                    reading.signs.map { ["sign": .string($0.sign.rawValue), "offset": .integer($0.offset)] }),
                "urls": .array(reading.urls.map(json)),
                "failingURL": .optional(reading.failingURL?.text),
                "wrappers": .strings(reading.wrappers.map(\.rawValue)),
                "peerCertificates": .array(
                    reading.peerCertificates.map {
                        ["subject": .string($0.subject), "issuer": .string($0.issuer)]
                    }),
                "causes": .array(explanation.causes.map(json)),
                "decision": explanation.decision.map(ExplainJSON.json) ?? .null,
            ])
            .document
    }

    private static func json(_ found: FoundCode) -> JSONValue {
        [
            "domain": .string(found.domain.rawValue), "number": .integer(found.number),
            "name": .optional(found.code.flatMap { $0.name.isEmpty ? nil : $0.name }),
            "meaning": .optional(found.code?.meaning),
            "source": found.code.map { json($0.source) } ?? .null,
            "confidence": .optional(found.code?.confidence.rawValue),
            "form": .string(found.form.rawValue), "nesting": .integer(found.nesting),
            "group": .integer(found.group), "count": .integer(found.count),
            "offset": .integer(found.offset), "endOffset": .integer(found.endOffset),
        ]
    }

    private static func json(_ url: FoundURL) -> JSONValue {
        [
            "url": .string(url.text), "scheme": .string(url.scheme), "host": .string(url.host),
            "port": .optional(url.port), "role": .string(url.role.rawValue),
            "redacted": .boolean(url.isRedacted),
            "offset": .integer(url.offset),
        ]
    }

    private static func json(_ cause: Cause) -> JSONValue {
        [
            "id": .string(cause.id.rawValue), "title": .string(cause.title), "why": .string(cause.why),
            "likelihood": .string(cause.likelihood.rawValue), "checks": .strings(cause.checks),
            "next": .array(
                cause.next.map { step in
                    [
                        "command": .string(step.command), "machine": .string(step.machine.rawValue),
                        "purpose": .string(step.purpose),
                    ]
                }),
            "evidence": .strings(cause.evidence), "sources": .array(cause.sources.map(json)),
        ]
    }

    private static func json(_ source: ErrorSource) -> JSONValue {
        ["title": .string(source.title), "link": .optional(source.link)]
    }

    private static func json(_ cut: ErrorReadingCut) -> JSONValue { ["reason": .string(cut.description)] }
}
