// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// The smallest dictionary that permits what an app needs, and what it opens all the same.
public struct ATSSmallestException: Sendable, Hashable {
    /// The dictionary; empty where App Transport Security permits everything as it is.
    public var configuration: ATSConfiguration
    /// What it opens beyond the needs because ATS can't scope it: one sentence a key.
    public var opens: [String]
    /// The needs that no dictionary helps, each with its reason.
    public var unfixable: [Unfixable]
    /// Keys that the dictionary does without, and that some sources or systems want.
    public var precautions: [Precaution]

    /// The dictionary as it stands under `NSAppTransportSecurity`.
    public var node: PropertyListNode { configuration.node }

    /// A need that no dictionary helps.
    public struct Unfixable: Sendable, Hashable {
        /// The need.
        public var need: ATSNeed
        /// What stands against it.
        public var defect: ATSServer.Defect
        /// One sentence: why no key helps, and what does.
        public var statement: String
    }

    /// A key that would do no harm, and that some source or system wants.
    public struct Precaution: Sendable, Hashable {
        /// The key and its value.
        public var change: ATSChange
        /// One sentence: who wants it and for what.
        public var statement: String
    }
}

extension ATSConfiguration {
    /// The smallest dictionary that permits `needs` on `system`: to take away or tighten any key of it would
    /// break one of them.
    ///
    /// Hosts are opened one by one: no entry includes subdomains, as a parent opens more hosts than were
    /// asked for. The keys at the top are used for hosts that nobody knows before, and where a system takes
    /// no entry (an address before iOS 17).
    public static func smallestException(for needs: [ATSNeed], system: ATSSystem) -> ATSSmallestException {
        let unfixable = needs.flatMap { need in
            need.unfixable.map { defect in
                ATSSmallestException.Unfixable(
                    need: need, defect: defect,
                    statement: "The server of \(need.targetWords) \(defect.words).")
            }
        }
        let search = SmallestSearch(needs: needs.filter(\.unfixable.isEmpty), system: system)
        let configuration = search.configuration()
        return ATSSmallestException(
            configuration: configuration, opens: configuration.openings(on: system).map(\.statement),
            unfixable: unfixable, precautions: search.precautions(beside: configuration))
    }
}
