// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonProject
import MerlonPropertyList
import Testing

@testable import MerlonAudit

/// Every rule's examples are its tests.
struct RuleExampleTests {
    @Test(arguments: RuleBook.all.map(\.description.id))
    func firesExactlyAtTheMarkedPlaces(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        for example in rule.description.firing {
            let run = try ExampleRun(example)
            let found = rule.check(run.facts)
            let judged = run.judged.map(rule.check) ?? []
            #expect(!(found + judged).isEmpty, "\(id): \(example.name)")
            #expect((found + judged).allSatisfy { $0.ruleID == id })
            if run.judged != nil {
                let offsets = Set(judged.flatMap(\.locations).compactMap(\.place?.offset))
                #expect(offsets == run.policyMarks, "\(id): \(example.name): \(judged.map(\.message))")
            }
            if !run.marks.isEmpty || run.judged != nil {
                let offsets = Set(found.flatMap(\.locations).compactMap(\.place?.offset))
                #expect(offsets == run.marks, "\(id): \(example.name): \(found.map(\.message))")
            }
        }
    }

    @Test(arguments: RuleBook.all.map(\.description.id))
    func keepsQuietWhereItShould(id: String) throws {
        let rule = try #require(RuleBook.rule(id))
        #expect(!rule.description.quiet.isEmpty)
        for example in rule.description.quiet {
            let run = try ExampleRun(example)
            let found = rule.check(run.facts) + (run.judged.map(rule.check) ?? [])
            #expect(found.isEmpty, "\(id): \(example.name): \(found.map(\.message))")
        }
    }

    @Test func countsTheDiagnosticsThatAreNotListed() throws {
        let keys = (1...501).map { "<key>CompanyKey\($0)</key><true/>" }.joined()
        let run = try ExampleRun(.ats("501 keys of nobody's", keys))
        #expect(UnknownKey().check(run.facts).count == 500)
        #expect(FurtherDiagnostics().check(run.facts).count == 1)
    }

    @Test func idsAreUniqueAndReadable() {
        let ids = RuleBook.all.map(\.description.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z]+\.[a-z-]+/) != nil })
    }

    @Test func everyDiagnosticAndEveryReadProblemHasItsRule() {
        let codes = RuleBook.diagnosticRules.compactMap { ($0 as? any DiagnosticRule)?.code }
        #expect(Set(codes) == Set(ATSDiagnostic.Code.allCases))
        let kinds = RuleBook.readingRules.compactMap { ($0 as? any ReadingRule)?.kind }
        #expect(Set(kinds) == Set(ReadProblem.Kind.allCases))
        for rule in RuleBook.diagnosticRules {
            guard let rule = rule as? any DiagnosticRule else { continue }
            #expect(rule.description.id == "ats.\(rule.code.rawValue)")
        }
        let projectKinds = RuleBook.projectRules.compactMap { ($0 as? any ProjectProblemRule)?.kind }
        #expect(Set(projectKinds) == Set(ProjectProblem.Kind.allCases))
        for rule in RuleBook.projectRules {
            guard let rule = rule as? any ProjectProblemRule else { continue }
            #expect(rule.description.id == "project.\(rule.kind.rawValue)")
        }
        for rule in RuleBook.readingRules {
            guard let rule = rule as? any ReadingRule else { continue }
            #expect(rule.description.id == "read.\(rule.kind.rawValue)")
        }
    }
}
