// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The pins of one app arranged for look-up.
///
/// The rules differ from those of exceptions (Security-61901, `parseNSPinnedDomains`): case is ignored, a
/// final dot of the host too, subdomains reach one label, and an entry and its parent's are merged.
struct PinTable: Sendable {
    private struct Name: Sendable {
        /// What the entries of this name say of the host itself; a file may write the name in several
        /// cases of letters.
        var own = AppliedPins()
        /// What those of them that include subdomains say of the names one label below.
        var below = AppliedPins()
    }

    private var table = HostTable()
    private var names: [Name] = []

    /// Whether no name is pinned.
    var isEmpty: Bool { names.isEmpty }

    init(_ domains: [ATSPinnedDomain], selection: [Int]?, hash: SuffixHash) {
        for index in selection ?? Array(domains.indices) {
            let domain = domains[index]
            // The host's final dot is taken off before the look-up, so that a key with one is never met;
            // an entry without a list pins nothing.
            guard domain.name.utf8.last != UInt8(ascii: "."),
                domain.caIdentities != nil || domain.leafIdentities != nil
            else { continue }
            let number = number(adding: domain.name.asciiLowercased, hash: hash)
            names[number].own.add(domain, ATSTraceStep(.exactPins, .pinned(index)))
            // The system compares with the boolean `true` itself: 1 and `"YES"` don't count.
            if domain.includesSubdomains?.boolean == true {
                names[number].below.add(domain, ATSTraceStep(.parentPins, .pinned(index)))
            }
        }
        for number in names.indices {
            names[number].own.finish()
            names[number].below.finish()
        }
    }

    /// The pins of a host whose own hash and whose immediate parent's are known. `host` is lower case and
    /// has no final dot; `parentStart` is where its parent begins, or its end.
    func applied(
        to host: UnsafeBufferPointer<UInt8>, hash: UInt64, parentStart: Int, parentHash: UInt64
    ) -> AppliedPins? {
        let exact = table.number(of: host, hash: hash)
        let parent =
            parentStart < host.count
            ? table.number(of: UnsafeBufferPointer(rebasing: host[parentStart...]), hash: parentHash) : -1
        let own = exact < 0 ? nil : names[exact].own
        guard parent >= 0, !names[parent].below.steps.isEmpty else { return own }
        return own?.merged(with: names[parent].below) ?? names[parent].below
    }

    /// The number of `name`, which gets one where it has none.
    private mutating func number(adding name: String, hash: SuffixHash) -> Int {
        var name = name
        let next = names.count
        let number = name.withUTF8 { bytes -> Int in
            let bytesHash = hash(bytes)
            let known = table.number(of: bytes, hash: bytesHash)
            if known < 0 { table.insert(bytes, hash: bytesHash, number: next) }
            return known < 0 ? next : known
        }
        if number == next { names.append(Name()) }
        return number
    }
}

extension String {
    /// The text with ASCII capitals lowered, and nothing else changed.
    var asciiLowercased: String { String(decoding: utf8.map(\.lowered), as: UTF8.self) }
}
