// SPDX-License-Identifier: Apache-2.0

/// Brings together what the scanners found: every code once, in the order of the errors.
struct CodeCollector {
    private struct Entry {
        var hit: CodeScanner.Hit
        /// The place in the text as given.
        var range: Range<Int>
    }

    private var entries: [Entry] = []
    private(set) var longNumbers: [(domain: ErrorDomain, offset: Int)] = []

    init(_ scanner: CodeScanner) {
        entries = scanner.hits.map { Entry(hit: $0, range: Self.range($0, scanner.text)) }
        longNumbers = scanner.longNumbers.map { ($0.domain, scanner.text.offset($0.start)) }
    }

    var isEmpty: Bool { entries.isEmpty && longNumbers.isEmpty }

    /// Adds codes that a line break had cut in two: only those that the table knows, and in place of what
    /// the broken halves were taken for.
    mutating func addJoined(_ scanner: CodeScanner) {
        let broken = scanner.hits.filter { hit in
            Self.holdsJoint(hit, scanner.text.joints) && ErrorCodeTable.code(hit.domain, hit.number) != nil
        }
        guard !broken.isEmpty else { return }
        let map = RangeMap(entries.map(\.range))
        var replaced: Set<Int> = []
        var added: [Entry] = []
        for hit in broken {
            let range = Self.range(hit, scanner.text)
            let overlapping = map.overlapping(range)
            let isBetter = overlapping.allSatisfy { index in
                ErrorCodeTable.code(entries[index].hit.domain, entries[index].hit.number) == nil
            }
            guard isBetter else { continue }
            replaced.formUnion(overlapping)
            added.append(Entry(hit: hit, range: range))
        }
        entries = entries.indices.filter { !replaced.contains($0) }.map { entries[$0] } + added
    }

    /// Adds a code that words mean, unless the text gives the number too.
    mutating func addWords(_ domain: ErrorDomain, _ number: Int, _ place: Range<Int>, _ scanner: CodeScanner)
    {
        guard !entries.contains(where: { $0.hit.number == number }) else { return }
        let token = scanner.tokens.partitioningIndex { $0.end > place.lowerBound }
        let nesting = scanner.nestingOf.indices.contains(token) ? Int(scanner.nestingOf[token]) : 0
        let hit = CodeScanner.Hit(
            domain: domain, number: number, form: .words, start: place.lowerBound, end: place.upperBound,
            nesting: nesting)
        entries.append(Entry(hit: hit, range: Self.range(hit, scanner.text)))
    }

    /// The codes, each once: error by error, the outermost of each error first.
    func codes() -> [FoundCode] {
        var result: [FoundCode] = []
        var places: [Key: Int] = [:]
        for (entry, group) in grouped() {
            let key = Key(domain: entry.hit.domain, number: entry.hit.number)
            if let place = places[key] {
                result[place].count += 1
                if entry.hit.form == .domainAndNumber { result[place].form = .domainAndNumber }
                continue
            }
            places[key] = result.count
            result.append(
                FoundCode(
                    key.domain, key.number, form: entry.hit.form, at: entry.range, nesting: entry.hit.nesting,
                    group: group))
        }
        return result
    }

    private struct Key: Hashable {
        var domain: ErrorDomain
        var number: Int
    }

    /// The entries with the number of the error they belong to: a new one begins where the text comes back
    /// from an error's details.
    private func grouped() -> [(Entry, Int)] {
        let ordered = entries.sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        var group = 0
        var previous = 0
        let numbered = ordered.map { entry in
            if entry.hit.nesting == 0, previous > 0 { group += 1 }
            previous = entry.hit.nesting
            return (entry, group)
        }
        return numbered.sorted { left, right in
            (left.1, left.0.hit.nesting, left.0.range.lowerBound) < (
                right.1, right.0.hit.nesting, right.0.range.lowerBound
            )
        }
    }

    private static func range(_ hit: CodeScanner.Hit, _ text: CleanText) -> Range<Int> {
        // The places in a text of UTF-16 are approximate and may lie past its end.
        let start = min(text.offset(hit.start), max(0, text.length - 1))
        return start..<max(start + 1, min(text.length, text.offset(hit.end - 1) + 1))
    }

    private static func holdsJoint(_ hit: CodeScanner.Hit, _ joints: [Int]) -> Bool {
        let next = joints.partitioningIndex { $0 > hit.start }
        return next < joints.count && joints[next] < hit.end
    }
}

/// Which of many ranges overlap a given one, found without looking at all of them.
struct RangeMap {
    private static let shift = 9
    private let ranges: [Range<Int>]
    private var buckets: [Int: [Int]] = [:]

    init(_ ranges: [Range<Int>]) {
        self.ranges = ranges
        for (index, range) in ranges.enumerated() {
            for bucket in Self.buckets(of: range) { buckets[bucket, default: []].append(index) }
        }
    }

    func overlapping(_ range: Range<Int>) -> Set<Int> {
        var found: Set<Int> = []
        for bucket in Self.buckets(of: range) {
            for index in buckets[bucket] ?? [] where ranges[index].overlaps(range) { found.insert(index) }
        }
        return found
    }

    private static func buckets(of range: Range<Int>) -> ClosedRange<Int> {
        (range.lowerBound >> shift)...(max(range.lowerBound, range.upperBound - 1) >> shift)
    }
}

extension Array {
    /// The first index whose element satisfies `predicate`, in an array where all that do stand behind
    /// all that do not.
    func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
