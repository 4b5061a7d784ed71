// SPDX-License-Identifier: Apache-2.0

extension AuditReport.Status {
    /// The exit status of a program that ends with this answer: 0 clean, 1 findings, 2 unreadable input,
    /// 3 an incomplete answer.
    public var exitStatus: Int32 {
        switch self {
        case .clean: 0
        case .findings: 1
        case .failed: 2
        case .incomplete: 3
        }
    }
}
