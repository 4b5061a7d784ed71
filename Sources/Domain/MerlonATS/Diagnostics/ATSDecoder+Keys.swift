// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reports a key that does not count where it stands.
    mutating func report(
        _ judgement: KeyJudgement, of entry: PropertyListDictionary.Entry, at path: PropertyListKeyPath,
        level: ATSLevel
    ) {
        let keyPath = path.appending(entry.key)
        let name = shown(entry.key)
        switch judgement {
        case .known: return
        case .misplaced(let key): reportMisplaced(key, entry, at: keyPath, where: level.name, level: level)
        case .legacy(let modern):
            log.add(
                .misplacedKey, at: keyPath, entry.keyPlace, intended: modern.home,
                "\(name) is an old name of \(modern.rawValue), which counts in \(modern.places) alone; in "
                    + "\(level.name) no system looks for it.")
        case .misspelt(let key):
            log.add(
                .misspeltKey, at: keyPath, entry.keyPlace, intended: key.counterpart(at: level).rawValue,
                "\(name) is no key that a system knows, so it is ignored; \(key.advice(for: entry.key, at: level))."
            )
        case .displayName(let key):
            log.add(
                .displayName, at: keyPath, entry.keyPlace, intended: key.counterpart(at: level).rawValue,
                "\(name) is a name that Xcode's editor shows and no key, so it is ignored; "
                    + "\(key.advice(for: entry.key, at: level)).")
        case .unknown: reportUnknown(entry, at: keyPath, level: level)
        }
    }

    /// Reports a key of ATS that stands where no system looks for it; `place` names the dictionary.
    mutating func reportMisplaced(
        _ key: ATSKey, _ entry: PropertyListDictionary.Entry, at keyPath: PropertyListKeyPath,
        where place: String,
        level: ATSLevel?
    ) {
        let counterpart = level.map(key.counterpart) ?? key
        let advice = counterpart == key ? "" : "; the key for that place is \(counterpart.rawValue)"
        log.add(
            .misplacedKey, at: keyPath, entry.keyPlace,
            intended: counterpart == key ? key.home : counterpart.rawValue,
            "\(key.rawValue) counts in \(key.places) alone; in \(place) "
                + (level?.holdsHosts == true ? "it is read as the name of a host" : "no system looks for it")
                + "\(advice).")
    }

    private mutating func reportUnknown(
        _ entry: PropertyListDictionary.Entry, at keyPath: PropertyListKeyPath, level: ATSLevel
    ) {
        guard let home = entry.value.hostLevel, home != level else {
            log.add(
                .unknownKey, at: keyPath, entry.keyPlace,
                "No system knows the key \(shown(entry.key)) in \(level.name), so it is ignored.")
            return
        }
        log.add(
            .misplacedKey, at: keyPath, entry.keyPlace, intended: home.path(of: entry.key).description,
            "The entry of \(shown(entry.key)) counts in \(home.name) alone; in \(level.name) no system looks for it."
        )
    }
}

extension ATSKey {
    /// The dictionaries that the key counts in, for a sentence.
    fileprivate var places: String { levels.map(\.name).joined(separator: " and ") }

    /// The key that its author wants at `level`: one host's settings have names of their own, and moving
    /// the key to where it counts would change every host.
    fileprivate func counterpart(at level: ATSLevel) -> ATSKey {
        switch (self, level) {
        case (.allowsArbitraryLoads, .exception): .allowsInsecureHTTPLoads
        case (.requiresNIAPPackage, .exception): .exceptionRequiresNIAPPackage
        case (.exceptionRequiresNIAPPackage, .transportSecurity): .requiresNIAPPackage
        default: self
        }
    }

    /// What to write in place of `text` at `level`.
    fileprivate func advice(for text: String, at level: ATSLevel) -> String {
        let key = counterpart(at: level)
        let place = key.levels.contains(level) ? "" : ", which counts in \(key.places) alone"
        return text.contains(key.rawValue)
            ? "remove what stands around the name \(key.rawValue)\(place)"
            : "the nearest key is \(key.rawValue)\(place)"
    }
}

extension PropertyListNode {
    /// The dictionary whose entries look like this one: it holds settings of one host. Only exact keys
    /// count, and a dictionary is no longer looked at than a host's settings can be.
    fileprivate var hostLevel: ATSLevel? {
        for entry in dictionary?.entries.prefix(16) ?? [] {
            guard let key = ATSKey(exactly: entry.key) ?? ATSKey.modern(of: entry.key) else { continue }
            if key.levels == [.exception] { return .exceptionDomains }
            if key.levels == [.pinnedDomain] { return .pinnedDomains }
        }
        return nil
    }
}
