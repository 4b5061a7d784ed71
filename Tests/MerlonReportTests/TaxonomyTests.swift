// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonReport
import Testing

struct TaxonomyTests {
    @Test(arguments: [
        ("MASVS-NETWORK-1", TaxonomyFamily.masvs, "https://mas.owasp.org/MASVS/controls/MASVS-NETWORK-1/"),
        ("MASWE-0050", .maswe, "https://mas.owasp.org/MASWE/MASVS-NETWORK/MASWE-0050/"),
        ("MASTG-TEST-0322", .mastg, "https://mas.owasp.org/MASTG/tests/ios/MASVS-NETWORK/MASTG-TEST-0322/"),
        (
            "MASTG-KNOW-0071", .mastg,
            "https://mas.owasp.org/MASTG/knowledge/ios/MASVS-NETWORK/MASTG-KNOW-0071/"
        ),
        ("MASTG-BEST-0042", .mastg, "https://mas.owasp.org/MASTG/best-practices/MASTG-BEST-0042/"),
        ("CWE-319", .cwe, "https://cwe.mitre.org/data/definitions/319.html"),
        (
            "M5:2024", .mobileTop10,
            "https://owasp.org/www-project-mobile-top-10/2023-risks/m5-insecure-communication"
        ),
    ])
    func knowsEntriesOfEachCatalogue(id: String, family: TaxonomyFamily, url: String) throws {
        let entry = try #require(Taxonomy.lookup(id))
        #expect(entry.family == family)
        #expect(entry.url == url)
        #expect(!entry.title.isEmpty)
    }

    @Test(arguments: ["", "CWE-16", "cwe-319", "MASWE-9999", "M11:2024", "MASVS-NETWORK-3"])
    func doesNotKnowOthers(id: String) {
        #expect(Taxonomy.lookup(id) == nil)
    }

    @Test func everyRowIsWholeAndStandsOnce() {
        #expect(Set(Taxonomy.all.map(\.id)).count == Taxonomy.all.count)
        for entry in Taxonomy.all {
            #expect(!entry.id.isEmpty && !entry.title.isEmpty && !entry.title.contains("\t"))
            #expect(entry.url.hasPrefix("https://"))
        }
        #expect(Set(Taxonomy.all.map(\.family)) == Set(TaxonomyFamily.allCases))
    }

    @Test func tellsTheNumberOfNewerCopies() {
        #expect(Taxonomy.lookup("MASWE-0050")?.note == "MASWE-0026 in copies of 2026")
    }
}

struct CitedTaxaTests {
    @Test(arguments: RuleBook.all.map { Sample($0.description.id, $0.description.taxa) })
    func everyTaxonThatARuleCitesIsInTheTables(_ rule: Sample<[String]>) {
        #expect(rule.value.filter { Taxonomy.lookup($0) == nil } == [])
        #expect(Set(rule.value).count == rule.value.count)
        #expect(!rule.value.isEmpty)
    }
}
