// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The pins of one app arranged for look-up, with the merged demand of each name made once.
///
/// The rules differ from those of exceptions (Security-61901, `parseNSPinnedDomains`): case is ignored, a
/// final dot of the host too, subdomains reach one label, and an entry and its parent's are merged.
struct PinTable: Sendable {
    /// What pins a host, and the steps that say so.
    struct Applied: Sendable {
        var demand = ATSPinDemand.none
        var rejectsEverything = false
        var steps: [ATSTraceStep] = []
    }

    private struct Name: Sendable {
        /// The entries of this name; a file may write it in several cases of letters.
        var entries: [Int] = []
        /// For the name itself, its parent's pins included.
        var whole = Applied()
        /// For the names one label below that have no entry.
        var below = Applied()
    }

    private var table = HostTable()
    private var names: [Name] = []

    /// Whether no name is pinned.
    var isEmpty: Bool { names.isEmpty }

    init(_ domains: [ATSPinnedDomain], selection: [Int]?, hash: SuffixHash) {
        var folded: [String] = []
        for index in selection ?? Array(domains.indices) {
            let domain = domains[index]
            // The host's final dot is taken off before the look-up, so that a key with one is never met.
            guard domain.name.utf8.last != UInt8(ascii: ".") else { continue }
            var name = domain.name.asciiLowercased
            let number = names.count
            let known = name.withUTF8 { bytes -> Int in
                let bytesHash = hash(bytes)
                let known = table.number(of: bytes, hash: bytesHash)
                if known < 0 { table.insert(bytes, hash: bytesHash, number: number) }
                return known
            }
            if known < 0 {
                names.append(Name(entries: [index]))
                folded.append(name)
            } else {
                names[known].entries.append(index)
            }
        }
        for number in names.indices {
            let parent = parent(of: folded[number], hash: hash).map { names[$0].entries } ?? []
            let including = parent.filter { domains[$0].includesPinnedSubdomains }
            names[number].whole = Self.applied(names[number].entries, under: including, of: domains)
            let below = names[number].entries.filter { domains[$0].includesPinnedSubdomains }
            names[number].below = Self.applied([], under: below, of: domains)
        }
    }

    /// The pins of a host whose own hash and whose immediate parent's are known. `host` is lower case and
    /// has no final dot; `parentStart` is where its parent begins, or its end.
    func applied(
        to host: UnsafeBufferPointer<UInt8>, hash: UInt64, parentStart: Int, parentHash: UInt64
    ) -> Applied? {
        var number = table.number(of: host, hash: hash)
        if number >= 0 { return names[number].whole }
        guard parentStart < host.count else { return nil }
        number = table.number(of: UnsafeBufferPointer(rebasing: host[parentStart...]), hash: parentHash)
        return number >= 0 ? names[number].below : nil
    }

    private func parent(of name: String, hash: SuffixHash) -> Int? {
        guard IPAddress(name) == nil, let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else {
            return nil
        }
        var parent = String(name[name.utf8.index(after: dot)...])
        let number = parent.withUTF8 { table.number(of: $0, hash: hash($0)) }
        return number >= 0 ? number : nil
    }

    private static func applied(_ own: [Int], under parents: [Int], of domains: [ATSPinnedDomain]) -> Applied
    {
        var applied = Applied()
        for (entries, rule) in [(own, ATSRule.exactPins), (parents, ATSRule.parentPins)] {
            for index in entries {
                let domain = domains[index]
                // An entry without a list pins nothing.
                guard domain.caIdentities != nil || domain.leafIdentities != nil else { continue }
                applied.demand.ca.merge(domain.caIdentities)
                applied.demand.leaf.merge(domain.leafIdentities)
                applied.steps.append(ATSTraceStep(rule, .pinned(index)))
            }
        }
        applied.rejectsEverything = applied.demand.rejectsEverything
        if applied.rejectsEverything { applied.steps.append(ATSTraceStep(.pinsRejectEverything)) }
        return applied
    }
}

extension ATSPinnedDomain {
    /// Whether the system takes subdomains in: it compares with the boolean `true` itself, so that 1 and
    /// `"YES"` don't count.
    fileprivate var includesPinnedSubdomains: Bool { includesSubdomains?.boolean == true }
}

extension [String]? {
    /// Adds the digests of `list` that are not there yet; an empty list makes an empty list.
    fileprivate mutating func merge(_ list: ATSPinnedDomain.PinList?) {
        guard let list else { return }
        var merged = self ?? []
        var known = Set(merged)
        for pin in list.digests where known.insert(pin.base64).inserted { merged.append(pin.base64) }
        self = merged
    }
}

extension String {
    /// The text with ASCII capitals lowered, and nothing else changed.
    var asciiLowercased: String { String(decoding: utf8.map(\.lowered), as: UTF8.self) }
}
