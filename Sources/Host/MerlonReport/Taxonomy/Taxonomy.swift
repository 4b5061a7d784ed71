// SPDX-License-Identifier: Apache-2.0

/// The catalogues of weaknesses and controls that rules cite.
///
/// The tables are dated, one file a catalogue. They hold ids and titles and nothing else of their sources.
public enum Taxonomy {
    /// The entry of `id` as rules spell it: `MASVS-NETWORK-1`, `MASWE-0050`, `MASTG-TEST-0322`, `CWE-319`,
    /// `M5:2024`. Nil where no table has it.
    public static func lookup(_ id: String) -> TaxonomyEntry? { byID[id] }

    /// Every entry, by catalogue and in the order of its table.
    public static let all: [TaxonomyEntry] =
        MASVS.entries + MASWE.entries + MASTG.entries + CWE.entries + MobileTop10.entries

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}

/// One control, weakness or test of a catalogue.
public struct TaxonomyEntry: Sendable, Hashable {
    /// The id as rules spell it.
    public var id: String
    /// The catalogue.
    public var family: TaxonomyFamily
    /// The title.
    public var title: String
    /// Its page.
    public var url: String
    /// What a reader has to know of the id, such as the number that newer copies give it; empty for most.
    public var note = ""
}

/// The catalogues.
public enum TaxonomyFamily: String, Sendable, Hashable, CaseIterable {
    case masvs = "OWASP MASVS"
    case maswe = "OWASP MASWE"
    case mastg = "OWASP MASTG"
    case cwe = "CWE"
    case mobileTop10 = "OWASP Mobile Top 10"

    /// The version or date of the table that is used.
    public var version: String {
        switch self {
        case .cwe: "4.9"
        case .mastg: "2026-11-30"
        case .masvs: "2.1.0"
        case .maswe: "2025-07-29"
        case .mobileTop10: "2024"
        }
    }

    /// Who publishes the catalogue.
    public var organization: String {
        switch self {
        case .cwe: "MITRE"
        case .mastg, .masvs, .maswe, .mobileTop10: "OWASP"
        }
    }

    /// The page of the catalogue.
    public var url: String {
        switch self {
        case .cwe: "https://cwe.mitre.org/"
        case .mastg: "https://mas.owasp.org/MASTG/"
        case .masvs: "https://mas.owasp.org/MASVS/"
        case .maswe: "https://mas.owasp.org/MASWE/"
        case .mobileTop10: "https://owasp.org/www-project-mobile-top-10/"
        }
    }
}

/// The form of the tables: a row a line, columns parted by tabs.
enum TaxonomyTable {
    static func rows(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
