// SPDX-License-Identifier: Apache-2.0

/// Why a document is no result of an audit. Half a result would let findings open or close that did neither.
public enum AuditResultError: Error, Sendable, Hashable {
    /// It is JSON of another kind, or no JSON at all.
    case notAResult
    /// A later program wrote it.
    case unknownVersion(Int64)
    /// The audit that wrote it failed.
    case failedAudit
    /// A member is missing or of another type.
    case wrongMember(String, expected: String, line: Int?)
    /// It has more findings than are read.
    case tooManyFindings(limit: Int)
}

extension AuditResultError: CustomStringConvertible {
    /// What is wrong, to follow the file's name: lower case, no full stop.
    public var description: String {
        switch self {
        case .notAResult: "it is no result that 'merlon audit --format json' wrote"
        case .unknownVersion(let version):
            "it is a result of schema version \(version), and this program knows version 1"
        case .failedAudit: "it is the result of an audit that failed, which says nothing of its operands"
        case .wrongMember(let name, let expected, let line):
            "\(line.map { "line \($0): " } ?? "")'\(name)' must be \(expected)"
        case .tooManyFindings(let limit): "it has more than the \(limit) findings that are read"
        }
    }
}
