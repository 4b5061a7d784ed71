// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

/// The catalogues of a run: those that its rules cite, each with the entries cited.
struct SARIFTaxonomies {
    private let families: [(family: TaxonomyFamily, entries: [TaxonomyEntry])]
    private let places: [String: Place]

    /// Where an entry stands: the index of its catalogue and its own index there.
    private struct Place {
        var family: Int
        var entry: Int
    }

    /// The catalogues that `rules` cite.
    init(rules: [RuleDescription]) {
        let cited = Set(rules.flatMap(\.taxa)).sorted().compactMap(Taxonomy.lookup)
        families = TaxonomyFamily.allCases.compactMap { family in
            let entries = cited.filter { $0.family == family }
            return entries.isEmpty ? nil : (family, entries)
        }
        var places: [String: Place] = [:]
        for (family, list) in families.enumerated() {
            for (entry, item) in list.entries.enumerated() {
                places[item.id] = Place(family: family, entry: entry)
            }
        }
        self.places = places
    }

    /// `run.taxonomies`.
    var json: JSONValue {
        .array(
            families.map { family, entries in
                [
                    "name": .string(family.rawValue), "version": .string(family.version),
                    "organization": .string(family.organization), "informationUri": .string(family.url),
                    "isComprehensive": false,
                    "taxa": .array(
                        entries.map { entry in
                            [
                                "id": .string(entry.sarifID), "name": .string(entry.title),
                                "shortDescription": ["text": .string(entry.title)],
                                "helpUri": .string(entry.url),
                            ]
                        }),
                ]
            })
    }

    /// `driver.supportedTaxonomies`.
    var references: JSONValue {
        .array(families.indices.map(component))
    }

    /// `rule.relationships`.
    func relationships(of rule: RuleDescription) -> JSONValue {
        .array(reference(to: rule.taxa).map { ["target": $0, "kinds": ["relevant"]] })
    }

    /// `result.taxa`.
    func references(to taxa: [String]) -> JSONValue {
        .array(reference(to: taxa))
    }

    private func reference(to taxa: [String]) -> [JSONValue] {
        taxa.compactMap { id in
            guard let place = places[id] else { return nil }
            return [
                "id": .string(families[place.family].entries[place.entry].sarifID),
                "index": .integer(place.entry), "toolComponent": component(place.family),
            ]
        }
    }

    private func component(_ index: Int) -> JSONValue {
        ["name": .string(families[index].family.rawValue), "index": .integer(index)]
    }
}

extension TaxonomyEntry {
    /// The id inside its catalogue: CWE's own logs number their entries without the prefix.
    fileprivate var sarifID: String {
        family == .cwe ? String(id.dropFirst("CWE-".count)) : id
    }
}
