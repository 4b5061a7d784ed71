// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList
import Testing

extension HTMLSamples {
    /// Settings with an example of most faults, and twenty-six hosts of one.
    static let appSettings: String = {
        var text = """
            <key>NSAllowsArbitraryLoadsInWebContent</key><true/>
            <key>NSAllowsLocalNetworking</key><true/>
            <key>NSExceptionDomains</key><dict>
            \(entry("api.shop.example", "NSIncludesSubdomains", "<true/>"))
            \(entry("legacy.shop.example", "NSExceptionMinimumTLSVersion", "<string>TLSv1.0</string>"))
            \(entry("pay.shop.example", "NSExceptionMinimumTLSVersion", "<string>TLSv1.3</string>"))
            \(entry("slow.shop.example", "NSExceptionRequiresForwardSecrecy", "<false/>"))
            \(entry("https://store.shop.example", http, "<true/>"))
            \(entry("*.wild.example", http, "<true/>"))
            \(entry("Upper.shop.example", http, "<true/>"))
            \(entry("port.shop.example:8080", http, "<true/>"))
            \(entry("10.0.0.0/8", http, "<true/>"))
            \(entry("localhost", http, "<true/>"))
            \(entry("old.shop.example", "NSTemporaryExceptionAllowsInsecureHTTPLoads", "<true/>"))
            \(entry("words.shop.example", http, "<string>YES</string>"))
            \(entry("typo.shop.example", "NSExceptionAllowInsecureHTTPLoads", "<true/>"))
            \(entry("ct.shop.example", "NSRequiresCertificateTransparency", "<true/>"))
            \(entry("charlesproxy.com", http, "<true/>"))
            <key>cdn.shop.example</key><dict><key>NSIncludesSubdomains</key><true/>
            <key>\(http)</key><true/></dict>

            """
        for index in 1...26 { text += entry("host\(index).partner.example", http, "<true/>") + "\n" }
        return text + """
            </dict>
            <key>NSPinnedDomains</key><dict>
            <key>pay.shop.example</key><dict><key>NSIncludesSubdomains</key><true/>
            <key>NSPinnedCAIdentities</key><array>\(pin)</array></dict>
            <key>dead.shop.example</key><dict>
            <key>NSPinnedLeafIdentities</key><array/></dict>
            </dict>

            """
    }()

    /// Looser than its app.
    static let extensionSettings = """
        <key>NSAllowsArbitraryLoads</key><true/>
        <key>NSExceptionDomains</key><dict>
        \(entry("share.shop.example", http, "<true/>"))
        </dict>

        """

    private static let http = "NSExceptionAllowsInsecureHTTPLoads"

    private static let pin = """
        <dict><key>SPKI-SHA256-BASE64</key>\
        <string>YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg=</string></dict>
        """

    private static func entry(_ host: String, _ key: String, _ value: String) -> String {
        "<key>\(host)</key><dict><key>\(key)</key>\(value)</dict>"
    }

    /// Approvals of each kind: over, nearly over, far off, gone, misplaced.
    static var policy: PolicySummary {
        PolicySummary(
            path: "merlon.yml", profile: .regulated, environment: "release", today: day(2026, 12, 1),
            approvals: [
                status(
                    "cdn.shop.example", day(2027, 5, 31), .approved, "The vendor serves TLS from spring on"),
                status("legacy.shop.example", day(2026, 12, 19), .approved, "The mainframe speaks TLS 1.0"),
                status("old.shop.example", day(2026, 9, 30), .expired, "The old shop is read for returns"),
                status("10.0.0.0/8", day(2030, 1, 1), .broader, "Scanners in the warehouse"),
                status("beta.shop.example", day(2027, 2, 28), .gone, "A trial of the new search"),
                status("lab.shop.example", day(2027, 8, 15), .wrongEnvironment, "Load tests"),
                status(nil, day(2027, 11, 30), .notConcerned, "Web views of the staging site"),
            ])
    }

    static let approval = FindingApproval(
        exception: "exceptions[0]", reason: "The vendor serves TLS from spring on",
        owner: "the platform team", expires: day(2027, 5, 31), daysLeft: 181)

    private static func status(
        _ domain: String?, _ expires: PolicyDay, _ state: ApprovalStatus.State, _ reason: String
    ) -> ApprovalStatus {
        ApprovalStatus(
            exception: ApprovedException(
                domain: domain, settings: [.init(http, .init(.boolean(true)))], reason: reason,
                owner: "the platform team", expires: expires, removal: "Move to the new servers",
                environments: ["release"], bundles: ["app"]),
            state: state, daysLeft: day(2026, 12, 1).days(until: expires))
    }

    private static func day(_ year: Int, _ month: Int, _ day: Int) -> PolicyDay {
        guard let day = PolicyDay(year: year, month: month, day: day) else { preconditionFailure("no day") }
        return day
    }

    /// A project of four configurations, in which each comparison occurs.
    static func project(_ path: String, _ kind: String, _ targets: [String]) throws -> TargetMatrix {
        let open = try #require(
            bundle(.app, "", "", appSettings).infoPlist?.document.root["NSAppTransportSecurity"])
        return TargetMatrix(
            project: path, kind: kind, configurations: ["Debug", "Staging", "TestFlight", "Release"],
            rows: targets.enumerated().map { row, target in
                .init(
                    target: target, kind: row == 0 ? .app : .appExtension,
                    cells: [
                        cell("Debug", isDebug: true, open, .looserForDevelopers),
                        cell("Staging", open, row == 1 ? .looserForUsers : .different, ["API_HOST"]),
                        cell("TestFlight", nil, row == 2 ? .unknown : .equal), cell("Release", nil, .equal),
                    ])
            })
    }

    private static func cell(
        _ configuration: String, isDebug: Bool = false, _ ats: PropertyListNode?,
        _ comparison: TargetMatrix.Comparison, _ unresolved: [String] = []
    ) -> TargetMatrix.Cell {
        var cell = TargetMatrix.Cell(
            configuration: configuration, isDebug: isDebug, infoPlist: "Shop/Info-\(configuration).plist",
            ats: ats, unresolved: unresolved, comparison: comparison)
        if ats != nil { cell.openings = ["http to cdn.shop.example and every name below it"] }
        return cell
    }
}
