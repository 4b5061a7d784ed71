// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// One pass over an Info.plist: the settings as they are taken over, and the diagnostics on the way.
struct ATSDecoder {
    /// Where the settings stand.
    static let home = PropertyListKeyPath(keys: ATSKey.appTransportSecurity.rawValue)

    var log: DiagnosticLog
    /// Whether `SecTrustPinningRequired` is YES.
    private(set) var discardsPins = false
    private var duplicatesSeen: Set<SeenDuplicate> = []

    private struct SeenDuplicate: Hashable {
        var keyPath: PropertyListKeyPath
        var place: SourcePlace
    }

    init(budget: ATSDecodingBudget) {
        log = DiagnosticLog(budget: budget)
    }

    /// Reads the root, and searches the rest of the property list for keys in the wrong place.
    mutating func decodeInfoPlist(_ root: PropertyListNode) -> ATSConfiguration? {
        guard let dictionary = root.dictionary else {
            log.add(
                .wrongType, at: PropertyListKeyPath(), root.place,
                "The Info.plist's root is of type \(root.value.typeName); the system reads a dictionary here."
            )
            return nil
        }
        reportDuplicates(
            in: PropertyListDictionary(
                dictionary.entries.filter { $0.key == ATSKey.appTransportSecurity.rawValue }),
            at: PropertyListKeyPath())
        let trustPinningRequired = dictionary[ATSKey.trustPinningRequired.rawValue]
        discardsPins = trustPinningRequired?.boolean == true
        var configuration = dictionary[ATSKey.appTransportSecurity.rawValue].map {
            decodeTransportSecurity($0, at: Self.home)
        }
        configuration?.trustPinningRequired = trustPinningRequired
        reportKeysOutside(dictionary)
        return configuration
    }

    /// Reads the dictionary under `NSAppTransportSecurity`.
    mutating func decodeTransportSecurity(
        _ node: PropertyListNode, at path: PropertyListKeyPath
    ) -> ATSConfiguration {
        var configuration = ATSConfiguration()
        guard let dictionary = node.dictionary else {
            reportWrongType(node, of: .appTransportSecurity, wanted: "a dictionary", at: path)
            return configuration
        }
        for entry in settings(of: dictionary, at: path) {
            let value = entry.value
            let valuePath = path.appending(entry.key)
            let judgement = KeyJudgement(entry.key, at: .transportSecurity)
            switch judgement {
            case .known(.allowsArbitraryLoads): configuration.allowsArbitraryLoads = value
            case .known(.allowsArbitraryLoadsForMedia): configuration.allowsArbitraryLoadsForMedia = value
            case .known(.allowsArbitraryLoadsInWebContent):
                configuration.allowsArbitraryLoadsInWebContent = value
            case .known(.allowsLocalNetworking): configuration.allowsLocalNetworking = value
            case .known(.requiresNIAPPackage): configuration.requiresNIAPTLSPackageVersion = value
            case .known(.exceptionDomains):
                configuration.exceptionDomains = decodeExceptionDomains(value, at: valuePath)
                continue
            case .known(.pinnedDomains):
                configuration.pinnedDomains = decodePinnedDomains(value, at: valuePath)
                continue
            default:
                report(judgement, of: entry, at: path, level: .transportSecurity)
                continue
            }
            if case .known(let key) = judgement { checkValue(value, of: key, at: valuePath) }
        }
        reportOverriddenArbitraryLoads(of: dictionary, at: path)
        return configuration
    }

    /// All diagnostics, with what had to be left out counted.
    func diagnostics(of root: PropertyListNode) -> [ATSDiagnostic] {
        log.diagnostics(at: PropertyListKeyPath(), root.place)
    }

    /// The entries that count, in the file's order: of a key that stands twice the last, and a diagnostic.
    mutating func settings(
        of dictionary: PropertyListDictionary, at path: PropertyListKeyPath
    ) -> [PropertyListDictionary.Entry] {
        reportDuplicates(in: dictionary, at: path)
        return dictionary.countingEntries
    }

    /// Adds the duplicate keys that the file's reader found within the settings, unless the entries
    /// themselves showed them.
    mutating func addDuplicates(of anomalies: [PropertyListAnomaly]) {
        for anomaly in anomalies {
            guard case .duplicateKey(let key) = anomaly.kind else { continue }
            let path = anomaly.keyPath.appending(key)
            if path.steps.first == Self.home.steps.first { addDuplicate(key, at: path, anomaly.place) }
        }
    }

    private mutating func reportDuplicates(
        in dictionary: PropertyListDictionary, at path: PropertyListKeyPath
    ) {
        var seen: Set<String> = []
        for entry in dictionary.entries where !seen.insert(entry.key).inserted {
            addDuplicate(entry.key, at: path.appending(entry.key), entry.keyPlace)
        }
    }

    private mutating func addDuplicate(_ key: String, at path: PropertyListKeyPath, _ place: SourcePlace) {
        // Nodes that no file gave have no places: each of their duplicates is another.
        guard place == .unknown || duplicatesSeen.insert(SeenDuplicate(keyPath: path, place: place)).inserted
        else {
            return
        }
        log.add(
            .duplicateKey, at: path, place,
            "The key \(shown(key)) stands more than once in the same dictionary; Apple's readers keep one of the "
                + "values without a word (here the last is taken), so the other has no effect.")
    }

    /// Says so where `NSAllowsArbitraryLoads` is YES beside a key that switches it off.
    private mutating func reportOverriddenArbitraryLoads(
        of dictionary: PropertyListDictionary, at path: PropertyListKeyPath
    ) {
        guard let arbitrary = dictionary.entry(ATSKey.allowsArbitraryLoads.rawValue),
            arbitrary.value.boolean == true
        else { return }
        let narrow: [ATSKey] = [
            .allowsLocalNetworking, .allowsArbitraryLoadsInWebContent, .allowsArbitraryLoadsForMedia,
        ]
        // A string counts as absent in current systems, so it switches nothing off.
        guard let other = narrow.first(where: { dictionary[$0.rawValue]?.isNumber == true }) else { return }
        log.add(
            .arbitraryLoadsOverridden, at: path.appending(arbitrary.key), arbitrary.keyPlace,
            "NSAllowsArbitraryLoads is ignored since iOS 10 and macOS 10.12, because \(other.rawValue) stands beside "
                + "it: the narrower key switches it off whatever its value, NO included.")
    }
}

extension PropertyListDictionary {
    /// The entries in the file's order; of a key that stands twice the last, at the place of the first.
    var countingEntries: [Entry] {
        var indices: [String: Int] = [:]
        var counting: [Entry] = []
        for entry in entries {
            if let index = indices.updateValue(counting.count, forKey: entry.key) {
                indices[entry.key] = index
                counting[index] = entry
            } else {
                counting.append(entry)
            }
        }
        return counting
    }
}

extension PropertyListNode {
    /// Whether Apple's readers make an `NSNumber` of the value.
    fileprivate var isNumber: Bool {
        switch value {
        case .boolean, .integer, .real, .unsignedInteger: true
        default: false
        }
    }
}
