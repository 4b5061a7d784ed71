// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// The smallest change to an existing dictionary that lets a blocked load begin.
public struct ATSFix: Sendable, Hashable {
    /// What can be done.
    public enum Outcome: String, Sendable, Hashable {
        /// The dictionary must change.
        case changeDictionary = "change-dictionary"
        /// No dictionary helps: the server must change.
        case noExceptionHelps = "no-exception-helps"
        /// The load is not blocked.
        case nothingToFix = "nothing-to-fix"
    }

    /// What can be done.
    public var outcome: Outcome
    /// What to do, the best first, one sentence each: what keeps TLS before what gives it up.
    public var advice: [String]
    /// The steps from the dictionary as it is to one that permits the load; empty unless it must change.
    public var changes: [ATSChange]
    /// The dictionary after the steps.
    public var configuration: ATSConfiguration
    /// What the changed keys open beyond the load, because ATS can't scope it: one sentence each.
    public var opens: [String]

    /// What is added or changed and nothing else, as it stands under `NSAppTransportSecurity`; nil where
    /// keys are only removed, or nothing changes.
    public var fragment: PropertyListNode? { changes.fragment }
}

extension ATSConfiguration {
    /// The smallest change to this dictionary that permits `need` on `system`, and keeps what it does not
    /// concern.
    ///
    /// An entry that was meant for the host and can't match it is put right before another is added, and one
    /// host is opened rather than its parent, unless the need itself is for hosts that nobody knows.
    public func smallestFix(for need: ATSNeed, system: ATSSystem) -> ATSFix {
        var fix = ATSFix(outcome: .nothingToFix, advice: [], changes: [], configuration: self, opens: [])
        if !need.unfixable.isEmpty {
            fix.outcome = .noExceptionHelps
            fix.advice = need.unfixable.map { "The server of \(need.targetWords) \($0.words)." }
            return fix
        }
        guard !NeedJudge(self, system: system).permits(need) else { return fix }
        guard let fixed = FixSearch(need: need, system: system).fixed(self) else {
            fix.outcome = .noExceptionHelps
            fix.advice = need.advice
            return fix
        }
        fix.outcome = .changeDictionary
        fix.configuration = fixed
        fix.changes = changes(to: fix.configuration)
        fix.advice =
            need.advice + localAdvice(for: need, system: system)
            + (fix.changes.contains(where: \.concernsPins) ? [ATSFix.pinAdvice] : [])
            + fix.changes.flatMap(\.words)
        let touched = Set(fix.changes.flatMap(\.keyPaths))
        fix.opens = fix.configuration.openings(on: system).filter { touched.contains($0.keyPath) }.map(
            \.statement)
        return fix
    }
}

extension ATSConfiguration {
    /// Why an entry is added for a local host although one key would open it: the dictionary says NO to all.
    fileprivate func localAdvice(for need: ATSNeed, system: ATSSystem) -> [String] {
        let decision = need.host.flatMap { NeedJudge(self, system: system).decision(on: $0, need) }
        guard decision?.trace.contains(where: { $0.rule == .localNetworkingRefused }) == true else {
            return []
        }
        return [
            "Leave NSAllowsLocalNetworking at NO: YES \(OpeningKey.localNetworking.words); App Review asks a reason "
                + "for the entry, and none for that."
        ]
    }
}

extension ATSFix {
    fileprivate static let pinAdvice =
        "Write the digests of the keys in use into the list of pins: as it is, it matches no certificate."
}

extension ATSNeed {
    /// What to do at the server or in the URL before any exception.
    fileprivate var advice: [String] { spelling + serverAdvice }

    /// How to write an address that is a name to ATS.
    private var spelling: [String] {
        host.flatMap { IPAddress($0) == nil ? IPAddress(numeric: $0) : nil }.map {
            ["Write the host as \($0): readers differ in whether \(targetWords) is a name or an address."]
        } ?? []
    }

    private var serverAdvice: [String] {
        guard isCleartext else {
            return loosensTLS
                ? [
                    "Update the server of \(targetWords) to TLS 1.2 with ECDHE suites: then it needs no exception."
                ] : []
        }
        switch target {
        case .host where server.newestTLS == nil:
            return [
                "Give the server of \(targetWords) a certificate and use https: then it needs no exception."
            ]
        case .host where loosensTLS:
            return [
                "Update the server of \(targetWords) to TLS 1.2 with ECDHE suites and use https: then it needs no "
                    + "exception."
            ]
        case .host: return ["Use https for \(targetWords): then it needs no exception."]
        case .anyHost, .anyLocalHost:
            return ["Use https wherever the host offers it: then it needs no exception."]
        }
    }

    private var loosensTLS: Bool { !server.meets(.standard) }
}

extension ATSChange {
    /// What to do: one sentence a key, and for a dictionary that is added one for each key within it.
    fileprivate var words: [String] {
        switch (old, new) {
        case (nil, let new?): new.leaves(from: keyPath).map { "Add \($0) = \($1.shortWords)." }
        case (let old?, let new?): ["Change \(keyPath) from \(old.shortWords) to \(new.shortWords)."]
        case (_, nil): ["Remove \(keyPath)."]
        }
    }

    fileprivate var concernsPins: Bool {
        keyPath.steps.dropFirst().first == .key(ATSKey.pinnedDomains.rawValue)
    }

    /// The key path, and those of the keys within a dictionary that is added.
    fileprivate var keyPaths: [PropertyListKeyPath] { new?.keyPaths(from: keyPath) ?? [] }
}

extension PropertyListNode {
    fileprivate func keyPaths(from path: PropertyListKeyPath) -> [PropertyListKeyPath] {
        [path] + (dictionary?.entries.flatMap { $0.value.keyPaths(from: path.appending($0.key)) } ?? [])
    }

    /// The values below this node that are no dictionaries with something in them.
    fileprivate func leaves(from path: PropertyListKeyPath) -> [(PropertyListKeyPath, PropertyListNode)] {
        guard let entries = dictionary?.entries, !entries.isEmpty else { return [(path, self)] }
        return entries.flatMap { $0.value.leaves(from: path.appending($0.key)) }
    }

    /// A value for a sentence.
    fileprivate var shortWords: String {
        switch value {
        case .boolean(let boolean): boolean ? "YES" : "NO"
        case .integer(let number): "the number \(number)"
        case .string(let text): shown(text)
        default: "a value of type \(value.typeName)"
        }
    }
}
