// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import MerlonAudit

struct ResultComparisonTests {
    @Test func equalResultsDiffInNothing() {
        let result = result([item("a", .high), item("b", .low)])
        let comparison = ResultComparison(from: result, to: result, threshold: .info)
        #expect(comparison.opened.isEmpty && comparison.closed.isEmpty && comparison.severityChanges.isEmpty)
        #expect(comparison.unchanged == 2)
        #expect(comparison.status == .clean)
    }

    @Test func whatOnlyOneSideHoldsOpensOrCloses() {
        let comparison = ResultComparison(
            from: result([item("a", .high), item("b", .low)]),
            to: result([item("b", .low), item("c", .medium), item("d", .critical)]), threshold: .high)
        #expect(comparison.opened.map(\.item.fingerprint) == ["d", "c"])
        #expect(comparison.closed.map(\.item.fingerprint) == ["a"])
        #expect(comparison.reaching == 1)
        #expect(comparison.status == .findings)
    }

    @Test func aKnownFindingAtANewPlaceOpensThere() {
        let comparison = ResultComparison(
            from: result([item("a", .high, at: "One", "Two")]),
            to: result([item("a", .high, at: "Two", "Three")]), threshold: .high)
        #expect(comparison.opened.map(\.item.places) == [[place("Three")]])
        #expect(comparison.closed.map(\.item.places) == [[place("One")]])
        #expect(comparison.opened.first?.isElsewhere == true)
        #expect(comparison.unchanged == 0)
    }

    @Test func linesAreNoPartOfAPlace() {
        var moved = item("a", .high)
        moved.places[0].line = 99
        let comparison = ResultComparison(
            from: result([item("a", .high)]), to: result([moved]), threshold: .high)
        #expect(comparison.unchanged == 1)
    }

    @Test(arguments: [
        (Severity.low, Severity.high, 1), (.high, .critical, 0), (.high, .low, 0), (.low, .medium, 0),
    ])
    func aRiseOverTheThresholdCounts(_ before: Severity, _ now: Severity, _ reaching: Int) {
        let comparison = ResultComparison(
            from: result([item("a", before)]), to: result([item("a", now)]), threshold: .high)
        #expect(comparison.severityChanges.map(\.before) == [before])
        #expect(comparison.reaching == reaching)
    }

    @Test func anApprovalThatEndedOpensAndANewOneCloses() {
        var approved = item("a", .high)
        approved.suppression = "approved"
        let ended = ResultComparison(
            from: result([approved]), to: result([item("a", .high)]), threshold: .high)
        #expect(ended.opened.map(\.other) == ["approved"])
        let begun = ResultComparison(
            from: result([item("a", .high)]), to: result([approved]), threshold: .high)
        #expect(begun.closed.map(\.other) == ["approved"])
        #expect(begun.opened.isEmpty)
    }

    @Test func aFindingOfARuleThatDidNotRunBeforeSaysSo() {
        var old = result([])
        old.rules = ["rule.b"]
        let new = result([item("a", .high), item("b", .high)])
        let comparison = ResultComparison(from: old, to: new, threshold: .high)
        #expect(comparison.opened.map(\.isNewRule) == [true, false])
    }

    @Test func whatWasNotReadMakesTheAnswerIncomplete() {
        var new = result([])
        new.unread = 1
        let comparison = ResultComparison(from: result([]), to: new, threshold: .high)
        #expect(comparison.status == .incomplete)
    }

    @Test(
        arguments: [
            (ArtifactKind.archive, "b/Shop.xcarchive", "Products/Applications/Shop.app/Info.plist", nil),
            (.ipa, "Shop.ipa", "", "Payload/Shop.app/Info.plist"),
            (.bundle, "b/Shop.app/", "Info.plist", nil),
        ] as [(ArtifactKind, String, String, String?)])
    func theSameAppHasTheSamePlacesInEveryWrapping(
        _ kind: ArtifactKind, _ operand: String, _ path: String, _ member: String?
    ) {
        let place = ShippedPlace(
            operand: operand, kind: kind, path: path, member: member, keyPath: "k", line: nil)
        #expect(place.bundle == "Shop.app")
        #expect(place.file == "Info.plist")
    }

    @Test(
        arguments: [
            (
                ArtifactKind.bundle, "Shop.app", "Watch/W.app/Info.plist", "Shop.app/Watch/W.app",
                "Watch/W.app/Info.plist"
            ),
            (.bundle, "Mac.app", "Contents/Info.plist", "Mac.app", "Contents/Info.plist"),
            (
                .archive, "a", "Products/Applications/S.app/PlugIns/E.appex/Info.plist",
                "S.app/PlugIns/E.appex", "PlugIns/E.appex/Info.plist"
            ),
            (.directory, ".", "App/Info.plist", "App", "App/Info.plist"),
            (.directory, "x", "Info.plist", ".", "Info.plist"),
            (.propertyList, "x/Info.plist", "", "Info.plist", ""),
        ] as [(ArtifactKind, String, String, String, String)])
    func placesNameTheBundle(
        _ kind: ArtifactKind, _ operand: String, _ path: String, _ bundle: String, _ file: String
    ) {
        let place = ShippedPlace(
            operand: operand, kind: kind, path: path, member: nil, keyPath: nil, line: nil)
        #expect(place.bundle == bundle)
        #expect(place.file == file)
    }

    @Test(arguments: [
        ("", AuditResultError.notAResult), ("[]", .notAResult), ("{}", .notAResult),
        (Document.text(version: "2"), .unknownVersion(2)), (Document.text(status: "failed"), .failedAudit),
        (
            Document.text(findings: "{\"severity\": 3}"),
            .wrongMember("severity", expected: "a text", line: 1)
        ),
        (
            Document.text(findings: "{\"severity\": \"grave\"}"),
            .wrongMember("severity", expected: "a severity", line: 1)
        ),
        (
            Document.text(findings: "{\"severity\": \"low\"}"),
            .wrongMember("locations", expected: "a list", line: 1)
        ),
    ])
    func whatIsNoResultIsRefused(_ text: String, _ expected: AuditResultError) {
        #expect(throws: expected) { try AuditResult(json: Array(text.utf8), source: "x") }
    }

    @Test func theEdgeOfTheBudgetHolds() throws {
        var budget = AuditResultBudget()
        budget.findings = 0
        let empty = Array(Document.text().utf8)
        #expect(try AuditResult(json: empty, source: "x", budget: budget).findings.isEmpty)
        let one = Array(Document.text(findings: "{}").utf8)
        #expect(throws: AuditResultError.tooManyFindings(limit: 0)) {
            try AuditResult(json: one, source: "x", budget: budget)
        }
    }

    private func result(_ items: [AuditResult.Item]) -> AuditResult {
        AuditResult(source: "x", version: "0.1.0", findings: items, unread: 0, rules: [])
    }

    private func item(_ name: String, _ severity: Severity, at files: String...) -> AuditResult.Item {
        .init(
            fingerprint: name, ruleID: "rule.\(name)", title: nil, severity: severity, message: name,
            remedy: "mend", places: (files.isEmpty ? ["Info.plist"] : files).map(place))
    }

    private func place(_ file: String) -> ShippedPlace {
        ShippedPlace(operand: ".", kind: .directory, path: file, member: nil, keyPath: "k", line: 1)
    }
}

/// A result as a document.
private enum Document {
    static func text(
        version: String = "1", status: String = "clean", findings: String = ""
    ) -> String {
        "{\"schemaVersion\": \(version), \"tool\": {\"name\": \"merlon\", \"version\": \"0.1.0\"}, "
            + "\"status\": \"\(status)\", \"operands\": [], \"findings\": [\(findings)]}"
    }
}
