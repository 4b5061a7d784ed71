// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList

extension SampleReports {
    /// A report held against a policy and compared with a baseline: one finding is approved, one known, one
    /// known at other places only, one new; and a project.
    static let approvedAndKnown: AuditReport = {
        var approved = insecureHTTP("cdn")
        approved.approval = FindingApproval(
            exception: "exceptions[0]", reason: "The vendor serves TLS from spring on",
            owner: "the platform team",
            expires: day(2027, 3, 31), daysLeft: 121)
        var known = insecureHTTP("img")
        known.isInBaseline = true
        var moved = arbitraryLoads
        moved.newPlaces = Array(moved.finding.locations.suffix(1))
        var report = AuditReport(
            tool: tool, operands: [.init(path: "build/Storefront.ipa", kind: .ipa, bundles: 3)],
            findings: [moved, approved, known, localNetwork], unread: [],
            coverage: coverage(files: 271, bytes: 12_345_678), rules: rules, threshold: .medium)
        report.policy = PolicySummary(
            path: "merlon.yml", profile: .standard, environment: "release", today: day(2026, 11, 30),
            approvals: [
                ApprovalStatus(exception: exception("cdn.shop.example"), state: .approved, daysLeft: 121),
                ApprovalStatus(exception: exception("old|shop.example"), state: .expired, daysLeft: -1),
                ApprovalStatus(exception: exception(nil), state: .gone, daysLeft: 0),
            ])
        report.baseline = BaselineSummary(
            path: "merlon-baseline.json", known: 1,
            gone: [
                .init(
                    fingerprint: String(repeating: "f", count: 64), ruleID: "ats.insecure-http",
                    message: "pay.shop.example may be loaded in cleartext",
                    places: [.init(path: "Payload/Storefront.app/Info.plist", keyPath: "NSExceptionDomains")]),
                .init(
                    fingerprint: String(repeating: "a", count: 64), ruleID: "ats.arbitrary-loads",
                    message: "every host may be loaded in cleartext",
                    places: [.init(path: "Payload/Storefront.app/PlugIns/Old.appex/Info.plist")],
                    isWhole: false),
            ])
        report.projects = [matrix]
        return report
    }()

    private static let matrix = {
        var matrix = unsummedMatrix
        matrix.rows[0].cells[0].openings = ["local network"]
        matrix.rows[0].cells[0].bundleIdentifier = "com.example.shop"
        matrix.rows[1].cells[1].openings = ["http: old.shop.example", "media"]
        return matrix
    }()

    private static let unsummedMatrix = TargetMatrix(
        project: "Shop.xcodeproj", kind: "xcode", configurations: ["Debug", "Release"],
        rows: [
            .init(
                target: "Shop", kind: .app,
                cells: [
                    .init(
                        configuration: "Debug", isDebug: true, infoPlist: "Shop/Info-Debug.plist",
                        ats: PropertyListNode(
                            .dictionary(.init([.init("NSAllowsLocalNetworking", .init(.boolean(true)))]))),
                        unresolved: ["API_HOST"], comparison: .looserForDevelopers),
                    .init(
                        configuration: "Release", isDebug: false, infoPlist: nil, ats: nil, unresolved: [],
                        comparison: .equal),
                ]),
            .init(
                target: "Share|it", kind: .appExtension,
                cells: [
                    .init(
                        configuration: "Debug", isDebug: true, infoPlist: nil, ats: nil, unresolved: [],
                        comparison: .unknown),
                    .init(
                        configuration: "Release", isDebug: false, infoPlist: nil,
                        ats: PropertyListNode(.dictionary(.init())), unresolved: [],
                        comparison: .looserForUsers),
                ]),
        ])

    private static func exception(_ domain: String?) -> ApprovedException {
        ApprovedException(
            domain: domain,
            settings: [.init("NSExceptionAllowsInsecureHTTPLoads", .init(.boolean(true)))],
            reason: "The vendor serves TLS from spring on", owner: "the platform team",
            expires: day(2027, 3, 31), removal: "The vendor's new host")
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> PolicyDay {
        guard let day = PolicyDay(year: year, month: month, day: day) else { preconditionFailure("no day") }
        return day
    }
}
