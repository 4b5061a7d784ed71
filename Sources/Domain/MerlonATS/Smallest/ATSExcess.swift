// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// A key that opens more than an app needs.
public struct ATSExcess: Sendable, Hashable {
    /// The key, from the Info.plist's root.
    public var keyPath: PropertyListKeyPath
    /// What it opens, and what of that is needed.
    public var statement: String
    /// The steps to a dictionary that opens less and still permits the needs: most often the key goes, and
    /// entries for the hosts that are needed come in its place.
    public var changes: [ATSChange]

    /// The value of the key that still permits the needs; nil where the key goes.
    public var tightened: PropertyListNode? { changes.first { $0.keyPath == keyPath }?.new }
}

extension ATSConfiguration {
    /// What each key of this dictionary opens on `system` beyond `needs`, from the broadest key to the
    /// narrowest. The steps build on each other: after those of all, the dictionary still permits what it
    /// permitted of the needs, and no key of it could go.
    ///
    /// Keys that open nothing (an entry that re-imposes the default, pins) are left alone; needs that the
    /// dictionary does not permit are ``smallestFix(for:system:)``'s business.
    public func excess(beyond needs: [ATSNeed], system: ATSSystem) -> [ATSExcess] {
        var search = ExcessSearch(self, needs: needs, system: system)
        search.tighten()
        return search.found
    }

    /// This dictionary without what it opens beyond `needs`; see ``excess(beyond:system:)``.
    public func tightened(to needs: [ATSNeed], system: ATSSystem) -> ATSConfiguration {
        var search = ExcessSearch(self, needs: needs, system: system)
        search.tighten()
        return search.configuration
    }
}
