// SPDX-License-Identifier: Apache-2.0
public import MerlonAudit
import MerlonPropertyList

/// The report as lines that Xcode takes from a build phase for issues and shows beside the file:
/// `/path/Info.plist:3:5: error: the message`.
///
/// What stops the build is an error and the rest a warning; a remark would not be shown.
public enum XcodeReport {
    /// The report as lines.
    ///
    /// - Parameters:
    ///   - report: What was found.
    ///   - workingDirectory: The absolute path of the folder that the program was started in: Xcode opens
    ///     absolute paths alone.
    public static func render(_ report: AuditReport, workingDirectory: String) -> String {
        let unread = report.unread.map { unread in
            line(
                unread.location, operand: unread.operand, in: report, workingDirectory, isError: true,
                "not read, so the answer is incomplete: \(unread.reason)")
        }
        let findings = report.open.map { reported in
            line(
                reported.finding.locations.first, operand: reported.operand, in: report, workingDirectory,
                isError: reported.finding.severity >= report.threshold, words(of: reported))
        }
        return (unread + findings).map { $0 + "\n" }.joined()
    }

    private static func words(of reported: ReportedFinding) -> String {
        let finding = reported.finding
        let keyPath = finding.locations.first?.keyPath.map { "\($0): " } ?? ""
        let others = finding.locations.count - 1
        let more = others > 0 ? " And \(counted(others, "place")) more." : ""
        return
            "\(keyPath)\(finding.message.sentence)\(more) Fix: \(finding.remedy.sentence) [\(finding.ruleID)]"
    }

    private static func line(
        _ location: Location?, operand: Int?, in report: AuditReport, _ folder: String, isError: Bool,
        _ words: String
    ) -> String {
        let kind = isError ? "error" : "warning"
        guard let location else { return "\(kind): \(words.shown)" }
        let path = report.path(of: location, operand: operand)
        let file = path.fromStart.hasPrefix("/") ? path.fromStart : "\(folder)/\(path.fromStart)"
        // Lines of a member are none of the archive's.
        let place = location.member == nil ? location.place?.words ?? "" : ""
        let member = path.member.map { "\($0): " } ?? ""
        return "\(file.shown)\(place): \(kind): \((member + words).shown)"
    }
}
