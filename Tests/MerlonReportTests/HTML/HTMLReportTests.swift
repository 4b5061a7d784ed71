// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonAudit
import MerlonPolicy
import MerlonPropertyList
import Testing

@testable import MerlonReport

struct HTMLReportTests {
    @Test func sectionsAreThoseThatHaveSomethingToSay() throws {
        let rich = HTMLReport.render(try HTMLSamples.rich())
        let some = [
            "unread", "findings", "access", "approvals", "projects", "signatures", "privacy", "gone",
        ]
        let always = ["summary", "coverage"]
        for id in always + some {
            #expect(rich.contains("<section id=\"\(id)\""), "\(id)")
            #expect(rich.contains("<a href=\"#\(id)\">"), "\(id)")
        }
        let clean = HTMLReport.render(SampleReports.clean)
        for id in always { #expect(clean.contains("<section id=\"\(id)\"")) }
        for id in some {
            #expect(!clean.contains("<section id=\"\(id)\""), "\(id)")
        }
    }

    @Test(arguments: [
        (SampleReports.clean, "clean", "No open finding, and everything"),
        (SampleReports.belowThreshold, "clean", "No open finding at or above the threshold (medium)"),
        (SampleReports.findingsAndUnread, "findings", "4 of 5 open findings are at or above"),
        (SampleReports.incomplete, "incomplete", "this is no clean result"),
    ])
    func theVerdictComesInWords(_ report: AuditReport, _ word: String, _ sentence: String) {
        let page = HTMLReport.render(report)
        #expect(page.contains("<p class=\"stamp\">\(word)</p>"))
        #expect(page.contains(sentence))
        #expect(page.contains("The answer is incomplete.") == !report.unread.isEmpty)
    }

    @Test func aFailedAuditSaysSo() {
        var report = SampleReports.clean
        report.operands[0].isMissing = true
        #expect(HTMLReport.render(report).contains("<p class=\"stamp\">failed</p>"))
    }

    @Test func everyFindingIsOnThePage() throws {
        let report = try HTMLSamples.rich()
        #expect(report.findings.count > 60)
        let page = HTMLReport.render(report)
        #expect(page.ranges(of: "<li class=\"item\"").count == report.findings.count)
        for reported in report.findings {
            #expect(page.contains(reported.finding.message.sentence.escapedForHTML))
        }
        #expect(page.contains("data-state=\"approved\"") && page.contains("data-state=\"known\""))
    }

    @Test func aFixThatOnlyRemovesOffersTheLinesToLookFor() {
        var report = SampleReports.findingsAndUnread
        report.findings = [SampleReports.arbitraryLoads]
        #expect(HTMLReport.render(report).contains(">Copy the result</button>"))
        report.findings[0].finding.fix = PlistFix(lines: [.init(.remove, "<true/>")])
        let page = HTMLReport.render(report)
        #expect(page.contains(">Copy these lines</button>"))
        #expect(page.contains("<summary>Lines to remove</summary>"))
    }

    @Test func groupsBringOneRulesFindingsTogether() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        // A rule has one group for each of its severities, whatever the confidence of its findings.
        let head = /<section class="group (sev-[a-z]+)".*\n(?:.*\n){4}<p class="rule"><code>([^<]*)/
        let heads = page.matches(of: head).map { "\($0.1) \($0.2)" }
        #expect(heads.count > 10 && Set(heads).count == heads.count)
    }

    @Test func approvalsSayWhatBecameOfThem() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        for words in [
            "✕ Expired", "62 days over", "◔ Approved, ends soon", "18 days left", "✓ Approved",
            "No longer in the artifact: remove it", "Today is <time>2026-12-01</time>",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        // By the day on which they end.
        let first = try #require(page.firstRange(of: "<code>old.shop.example</code></h3>"))
        let last = try #require(page.firstRange(of: "<code>10.0.0.0/8</code></h3>"))
        #expect(first.lowerBound < last.lowerBound)
    }

    @Test func aMatrixCellSaysItsOutcomeAndItsReasons() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        for label in [
            "legacy.shop.example, URLSession: Weaker HTTPS, TLS 1.0+, FS. Why?",
            "any other host, Web content: HTTP allowed, TLS not demanded. Why?",
            "dead.shop.example, URLSession: Nothing loads, pins reject all. Why?",
        ] {
            #expect(page.contains("aria-label=\"\(label)\""), "\(label)")
        }
        #expect(
            page.contains("NSExceptionMinimumTLSVersion lets &quot;legacy.shop.example&quot; use TLSv1.0."))
        #expect(page.contains("no URL can have this host: the entry has no effect"))
        // The widget and the watch app carry no settings of their own.
        #expect(page.contains("com.shop.example.Shop.Widget and 1 more"))
        #expect(page.contains("what Payload/Shop.app/XPCServices/Sync.xpc may load"))
    }

    @Test func signaturesSayWhoSignedAndWhatTheProfileAllows() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        for words in [
            "<td>the App Store</td>", "<li>signed by Apple Distribution: Shop (TEAM123456)</li>",
            "<li>signed ad hoc, by nobody</li>", "<li>team OTHER12345</li>",
            "aria-hidden=\"true\">✕</span> not signed</li>", "<td>not read</td>",
            "<li>Shop Store until 2027-05-14</li>", "<li>for 12 devices</li>",
            "✕</span> altered after it was signed</li>", "only Apple can say",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test func privacySaysWhatIsDeclaredAndWhatIsDue() throws {
        let page = HTMLReport.render(try HTMLSamples.rich())
        for words in [
            "missing, and Apple wants one", "<td>yes<ul>\n<li>track.partner.example</li>",
            "<li>EmailAddress</li>", "<td><ul>\n<li>CrashData</li>", "<li>UserDefaults</li>",
            "<td colspan=\"4\">nothing is declared</td>", "a question for a person",
        ] {
            #expect(page.contains(words), "\(words)")
        }
    }

    @Test func whatHasNoRoomIsCounted() throws {
        var budget = HTMLBudget()
        budget.findings = 3
        budget.rows = 2
        budget.places = 1
        budget.lines = 1
        let page = HTMLReport.render(try HTMLSamples.rich(), budget: budget)
        #expect(page.ranges(of: "<li class=\"item\"").count == 3)
        #expect(page.contains("findings more have no room on this page"))
        #expect(page.contains("and 5 approvals more"))
        #expect(page.contains("and 1 target more"))
        #expect(page.ranges(of: "and 3 bundles more").count == 2)
        let all = HTMLReport.render(SampleReports.findingsAndUnread, budget: budget)
        #expect(all.contains("and 1 place more"))
        #expect(all.contains("and 6 lines more"))
    }

    @Test func fiveThousandFindingsStayWithinAFewMegabytes() {
        let page = HTMLReport.render(HTMLSamples.many(5_002))
        #expect(page.ranges(of: "<li class=\"item\"").count == 5_000)
        #expect(page.contains("2 findings more have no room on this page"))
        #expect(page.utf8.count < 12_000_000)
    }

    @Test func equalReportsGiveEqualPages() throws {
        #expect(HTMLReport.render(try HTMLSamples.rich()) == HTMLReport.render(try HTMLSamples.rich()))
    }
}
