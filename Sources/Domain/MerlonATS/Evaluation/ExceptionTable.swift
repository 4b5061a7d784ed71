// SPDX-License-Identifier: Apache-2.0

/// All exceptions that one system knows, the built-in ones included, arranged for look-up.
struct ExceptionTable: Sendable {
    private(set) var entries: [CompiledException] = []
    private var names = HostTable()
    private var addresses = HostTable()
    private var ranges: AddressTable
    private let hash: SuffixHash
    private let reachesOneLabel: Bool
    private let comparesCanonicalSpelling: Bool

    init(
        _ domains: [ATSExceptionDomain], selection: [Int]?, globalNIAP: NIAPMode, reading: ATSReading,
        hash: SuffixHash
    ) {
        self.hash = hash
        ranges = AddressTable(hash: hash)
        reachesOneLabel = reading.subdomainsReachOneLabel
        comparesCanonicalSpelling = reading.comparesCanonicalSpelling
        if reading.hasBuiltInExceptions {
            for (index, builtIn) in BuiltInException.all.enumerated() {
                add(builtIn.name, to: \.names, CompiledException(builtIn, index: index, reading: reading))
            }
        }
        for index in selection ?? Array(domains.indices) {
            let entry = domains[index]
            let compiled = CompiledException(entry, index: index, globalNIAP: globalNIAP, reading: reading)
            if entry.name.utf8.contains(UInt8(ascii: "/")) {
                guard reading.readsAddressEntries,
                    let range = AddressRange(
                        key: entry.name, missingLengthIsZero: reading.missingPrefixIsZero)
                else { continue }
                ranges.insert(range, number: entries.count, replacing: reading.prefersLaterRange)
                entries.append(compiled)
            } else if IPAddress(entry.name) != nil {
                if reading.readsAddressEntries { add(entry.name, to: \.addresses, compiled) }
            } else {
                add(
                    reading.hostCase == .ignored ? entry.name.asciiLowercased : entry.name, to: \.names,
                    compiled)
            }
        }
    }

    private mutating func add(
        _ name: String, to table: WritableKeyPath<ExceptionTable, HostTable>, _ entry: CompiledException
    ) {
        var name = name
        let number = entries.count
        name.withUTF8 { _ = self[keyPath: table].insert($0, hash: hash($0), number: number) }
        entries.append(entry)
    }

    /// The entry for `address`, whose text is `spelling`, and the step that found it.
    func entry(
        for address: IPAddress, spelt spelling: UnsafeBufferPointer<UInt8>, _ trace: inout [ATSTraceStep]
    ) -> Int {
        var number = -1
        if !comparesCanonicalSpelling { number = addresses.number(of: spelling, hash: hash(spelling)) }
        if number < 0, !addresses.isEmpty { number = numberOfCanonicalSpelling(address) }
        if number >= 0 {
            trace.append(ATSTraceStep(.exactAddress, entries[number].subject))
            return number
        }
        number = ranges.number(of: address)
        trace.append(
            number >= 0 ? ATSTraceStep(.addressRange, entries[number].subject) : ATSTraceStep(.noException))
        return number
    }

    private func numberOfCanonicalSpelling(_ address: IPAddress) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ATSURLBudget.hostRoom) { buffer in
            var count = 0
            address.write { byte in
                buffer[count] = byte
                count += 1
            }
            let text = UnsafeBufferPointer(rebasing: buffer[..<count])
            return addresses.number(of: text, hash: hash(text))
        }
    }

    /// The entry for `host`: its own, or that of the nearest parent that includes its subdomains. Parents
    /// that don't are passed over and the climb goes on; nothing is merged.
    @inline(__always)
    func entry(
        for host: UnsafeBufferPointer<UInt8>, _ trace: inout [ATSTraceStep],
        wholeHash: inout UInt64, parentHash: inout UInt64
    ) -> Int {
        let base = trace.count
        var winner = -1
        let farthest = reachesOneLabel ? host.startOfParent : host.count
        // From the shortest parent to the host itself: a nearer match pushes out what was found before.
        hash.visitSuffixes(of: host) { start, hash in
            parentHash = wholeHash
            wholeHash = hash
            let number = names.number(of: UnsafeBufferPointer(rebasing: host[start...]), hash: hash)
            guard number >= 0 else { return }
            let entry = entries[number]
            guard start == 0 || entry.includesSubdomains, start <= farthest || entry.isBuiltIn else {
                trace.append(ATSTraceStep(.parentSkipped, entry.subject))
                return
            }
            winner = number
            trace.removeLast(trace.count - base)
            trace.append(ATSTraceStep(entry.foundBy(isExact: start == 0), entry.subject))
        }
        if winner < 0 { trace.insert(ATSTraceStep(.noException), at: base) }
        trace.reverse(from: base)
        return winner
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Where the host's immediate parent begins; the whole length for a host without one.
    @inline(__always)
    var startOfParent: Int { firstIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? count }
}

extension CompiledException {
    @inline(__always)
    fileprivate func foundBy(isExact: Bool) -> ATSRule {
        if isBuiltIn { return .builtInException }
        return isExact ? .exactException : .parentException
    }
}

extension [ATSTraceStep] {
    /// Reverses the steps from `start` on, in place.
    @inline(__always)
    fileprivate mutating func reverse(from start: Int) {
        var (first, last) = (start, count - 1)
        while first < last {
            swapAt(first, last)
            (first, last) = (first + 1, last - 1)
        }
    }
}
