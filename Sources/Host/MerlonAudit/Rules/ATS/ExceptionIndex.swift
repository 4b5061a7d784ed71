// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

/// The entries of `NSExceptionDomains` by name and range, so that those which can concern one host are found
/// in a time that does not grow with the dictionary.
struct ExceptionIndex {
    private let domains: [ATSExceptionDomain]
    private var names: [String: Int] = [:]
    private var ranges: [AddressRange: [Int]] = [:]
    private var prefixLengths: Set<Int> = []

    init(_ domains: [ATSExceptionDomain]) {
        self.domains = domains
        for (index, domain) in domains.enumerated() {
            names[domain.name] = index
            guard let range = AddressRange(key: domain.name) else { continue }
            ranges[range, default: []].append(index)
            prefixLengths.insert(range.prefixLength)
        }
    }

    /// The indices of the entries that can concern `host`, in the dictionary's order: its own, those of the
    /// names above it, and the ranges that hold it.
    func indices(concerning host: String) -> [Int] {
        var found: Set<Int> = []
        if let address = IPAddress(host) {
            for length in prefixLengths where length <= address.family.rawValue {
                found.formUnion(ranges[AddressRange(around: address, prefixLength: length)] ?? [])
            }
        }
        var name = host[...]
        while true {
            if let index = names[String(name)] { found.insert(index) }
            guard let dot = name.firstIndex(of: ".") else { break }
            name = name[name.index(after: dot)...]
        }
        return found.sorted()
    }
}
