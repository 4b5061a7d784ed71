// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit

/// The report as SARIF 2.1.0 (OASIS standard of 2020-03-27), in the shape that code scanning services take.
public enum SARIFReport {
    /// The report as a SARIF log with one run.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - workingDirectory: The absolute path of the directory that relative addresses shall begin at, most
    ///     often the root of the repository; absolute paths below it are made relative.
    public static func render(_ report: AuditReport, workingDirectory: String? = nil) -> String {
        let addresses = SARIFAddress(report: report, workingDirectory: workingDirectory)
        let catalogues = SARIFTaxonomies(rules: report.rules)
        let run: JSONValue = [
            "tool": ["driver": driver(of: report, catalogues: catalogues)],
            "invocations": [invocation(of: report, addresses: addresses)],
            "taxonomies": catalogues.json,
            // Columns of the report count bytes; in the lines of a property list before a value these are
            // white space and markup, where all units agree.
            "columnKind": "unicodeCodePoints",
            "results": results(of: report, addresses: addresses, catalogues: catalogues),
            "properties": [
                "threshold": .string(report.threshold.rawValue),
                "coverage": [
                    "files": .integer(report.coverage.files), "bytes": .integer(report.coverage.bytes),
                    "notApplicable": .integer(report.coverage.notApplicable),
                ],
            ],
        ]
        let log: JSONValue = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
        return log.document
    }

    private static func driver(of report: AuditReport, catalogues: SARIFTaxonomies) -> JSONValue {
        [
            "name": .string(report.tool.name),
            "semanticVersion": .string(report.tool.version),
            "rules": .array(report.rules.map { rule($0, catalogues: catalogues) }),
            "notifications": [
                [
                    "id": .string(unreadNotification), "name": "Unread",
                    "shortDescription": ["text": "Something that a rule needs could not be read."],
                ],
                [
                    "id": .string(goneNotification), "name": "Gone",
                    "shortDescription": ["text": "A finding of the baseline no longer occurs."],
                ],
            ],
            "supportedTaxonomies": catalogues.references,
        ]
    }

    private static func invocation(of report: AuditReport, addresses: SARIFAddress) -> JSONValue {
        [
            // An answer with holes is no success, whatever it found besides.
            "executionSuccessful": .boolean(report.unread.isEmpty && report.status != .failed),
            "exitCode": .integer(Int(report.status.exitStatus)),
            "toolExecutionNotifications": .array(
                report.unread.map { unread in
                    [
                        "descriptor": ["id": .string(unreadNotification)],
                        "level": "error",
                        "message": ["text": .string(unread.reason.sentence)],
                        "locations": [addresses.json(unread.location, operand: unread.operand)],
                    ]
                }
                    // Not results of the state `absent`: code scanning would open an alert for each.
                    + (report.baseline?.gone ?? []).map { entry in
                        [
                            "descriptor": ["id": .string(goneNotification)],
                            "associatedRule": ["id": .string(entry.ruleID)],
                            "level": "note",
                            "message": ["text": .string(entry.words.withoutLinks)],
                        ]
                    }),
        ]
    }

    private static let goneNotification = "gone"
    private static let unreadNotification = "unread"
}
