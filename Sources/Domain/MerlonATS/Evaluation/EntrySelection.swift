// SPDX-License-Identifier: Apache-2.0

/// Which entries of a dictionary an evaluator takes in. Many evaluators for one URL need only those that
/// can concern its host, however long the dictionary is; the entries keep their indices.
struct EntrySelection: Sendable {
    /// Indices in `NSExceptionDomains`; nil for all.
    let exceptions: [Int]?
    /// Indices in `NSPinnedDomains`; nil for all.
    let pinned: [Int]?

    /// Every entry.
    static let all = EntrySelection(exceptions: nil, pinned: nil)

    private init(exceptions: [Int]?, pinned: [Int]?) {
        self.exceptions = exceptions
        self.pinned = pinned
    }

    /// The entries that any reading of the dictionary could apply to `url`.
    init(concerning url: ATSURL, in configuration: ATSConfiguration) {
        let host = Array(url.host.utf8)
        let hostWithoutDot = host.last == UInt8(ascii: ".") ? host.dropLast() : host[...]
        let address = url.address ?? url.numericAddress
        exceptions = configuration.exceptionDomains.indices.filter {
            let name = configuration.exceptionDomains[$0].name
            return name.isNameOrParent(of: host[...]) || address.map(name.covers) ?? false
        }
        pinned = configuration.pinnedDomains.indices.filter {
            configuration.pinnedDomains[$0].name.isNameOrParent(of: hostWithoutDot)
        }
    }
}

extension String {
    /// Whether this is the host or one of its parents, the case of letters aside.
    fileprivate func isNameOrParent(of host: ArraySlice<UInt8>) -> Bool {
        let start = host.endIndex - utf8.count
        guard !isEmpty, start >= host.startIndex,
            start == host.startIndex || host[start - 1] == UInt8(ascii: ".")
        else { return false }
        return zip(utf8, host[start...]).allSatisfy { $0.lowered == $1 }
    }

    /// Whether this is the address in any spelling, or a range that could hold it.
    fileprivate func covers(_ address: IPAddress) -> Bool {
        guard utf8.contains(UInt8(ascii: "/")) else { return IPAddress(self) == address }
        return AddressRange(key: self, missingLengthIsZero: true)?.contains(address) ?? false
    }
}
