// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension Merlon {
    /// The program, as reports name it.
    static let tool = AuditReport.Tool(name: CommandTable.program, version: version)
}

extension ExitStatus {
    /// What a report's status means for the caller.
    init(_ status: AuditReport.Status) {
        switch status {
        case .clean: self = .clean
        case .failed: self = .fault
        case .findings: self = .findings
        case .incomplete: self = .incomplete
        }
    }
}

extension Console {
    /// Writes a report where `arguments` want it: to the file of `--output`, or to standard output.
    func deliver(_ report: String, _ arguments: Arguments) throws(CommandError) {
        guard let path = arguments.value(.output), path != "-" else { return try write(report) }
        try ReportFile.write(report, to: path)
        note("the report is in \(path)")
    }

    /// Whether the report that `arguments` ask for is coloured: a file is not, unless that is asked for.
    func colors(_ arguments: Arguments) -> Bool {
        let choice = arguments.choice(.color, standard: ColorChoice.auto)
        return choice == .auto && arguments.has(.output) ? false : colors(choice)
    }
}
