// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reads `NSPinnedDomains`.
    mutating func decodePinnedDomains(_ node: PropertyListNode, at path: PropertyListKeyPath)
        -> [ATSPinnedDomain]
    {
        guard let dictionary = node.dictionary else {
            reportWrongType(node, of: .pinnedDomains, wanted: "a dictionary of hosts", at: path)
            return []
        }
        let domains: [(ATSPinnedDomain, PropertyListNode)] = settings(of: dictionary, at: path).compactMap {
            entry in
            let judgement = KeyJudgement(entry.key, at: .pinnedDomains)
            if judgement != .unknown { report(judgement, of: entry, at: path, level: .pinnedDomains) }
            guard let keys = entry.value.dictionary else {
                reportDropped(entry, at: path)
                return nil
            }
            guard judgement == .unknown else { return nil }
            let domain = decodePinnedDomain(entry, keys: keys, at: path.appending(entry.key))
            checkName(of: domain, at: path.appending(entry.key))
            return (domain, entry.value)
        }
        // The system compares these names without regard to case.
        let byName = Dictionary(
            domains.map { ($0.0.name.lowercased(), $0.0) }, uniquingKeysWith: { first, _ in first })
        for (domain, value) in domains {
            let parentName = domain.name.lowercased().drop { $0 != "." }.dropFirst()
            let parent = byName[String(parentName)].flatMap {
                $0.includesSubdomains?.boolean == true ? $0 : nil
            }
            reportDeadLists(of: domain, value, joining: parent, at: path.appending(domain.name))
        }
        return domains.map(\.0)
    }

    private mutating func decodePinnedDomain(
        _ entry: PropertyListDictionary.Entry, keys: PropertyListDictionary, at path: PropertyListKeyPath
    ) -> ATSPinnedDomain {
        var domain = ATSPinnedDomain(entry.key, at: entry.keyPlace)
        for setting in settings(of: keys, at: path) {
            let valuePath = path.appending(setting.key)
            switch KeyJudgement(setting.key, at: .pinnedDomain) {
            case .known(.includesSubdomains):
                domain.includesSubdomains = setting.value
                if setting.value.boolean == nil {
                    log.add(
                        .wrongType, at: valuePath, setting.value.place, intended: "<true/>",
                        "NSIncludesSubdomains is of type \(setting.value.value.typeName); in a pinned domain the "
                            + "system takes <true/> for YES and anything else for NO, numbers and strings included."
                    )
                }
            case .known(.pinnedCAIdentities):
                domain.caIdentities = decodePins(setting.value, of: .pinnedCAIdentities, at: valuePath)
            case .known(.pinnedLeafIdentities):
                domain.leafIdentities = decodePins(setting.value, of: .pinnedLeafIdentities, at: valuePath)
            case let judgement: report(judgement, of: setting, at: path, level: .pinnedDomain)
            }
        }
        reportPinsOfBothLists(domain, at: path)
        return domain
    }

    /// Reads a list of pins; what the system can't read it drops, and the list counts all the same.
    private mutating func decodePins(
        _ node: PropertyListNode, of key: ATSKey, at path: PropertyListKeyPath
    ) -> ATSPinnedDomain.PinList {
        guard let elements = node.array else {
            reportWrongType(node, of: key, wanted: "an array of dictionaries", at: path)
            return .init(digests: [])
        }
        return .init(
            digests: elements.enumerated().compactMap { index, element in
                decodePin(element, at: path.appending(index))
            })
    }

    private mutating func decodePin(_ node: PropertyListNode, at path: PropertyListKeyPath) -> ATSPinnedDomain
        .Pin?
    {
        guard let dictionary = node.dictionary else {
            reportMalformed(
                node, at: path,
                "is of type \(node.value.typeName), and the system reads a dictionary with the key "
                    + "\(ATSKey.digest.rawValue)")
            return nil
        }
        var digest: PropertyListNode?
        for entry in settings(of: dictionary, at: path) {
            switch KeyJudgement(entry.key, at: .pin) {
            case .known: digest = entry.value
            case let judgement: report(judgement, of: entry, at: path, level: .pin)
            }
        }
        guard let digest else {
            reportMalformed(node, at: path, "has no key \(ATSKey.digest.rawValue)")
            return nil
        }
        return checkPin(digest, at: path.appending(ATSKey.digest.rawValue))
    }

    /// Reports an element that the system drops from its list.
    mutating func reportMalformed(
        _ node: PropertyListNode, at path: PropertyListKeyPath, intended: String? = nil, _ fault: String
    ) {
        log.add(
            .pinMalformed, at: path, node.place, intended: intended,
            "This pin \(fault); the system drops it from the list without a word.")
    }

    /// Reports lists that are there and hold nothing that can match, and an entry that has no list. The
    /// system joins the lists of an entry with those of its parent's entry that includes subdomains.
    private mutating func reportDeadLists(
        of domain: ATSPinnedDomain, _ node: PropertyListNode, joining parent: ATSPinnedDomain?,
        at path: PropertyListKeyPath
    ) {
        if domain.caIdentities == nil, domain.leafIdentities == nil {
            log.add(
                .pinnedDomainWithoutEffect, at: path, domain.namePlace,
                "The entry of \(shown(domain.name)) has neither NSPinnedCAIdentities nor NSPinnedLeafIdentities, so "
                    + "the host is not pinned.")
        }
        // An entry that no host can reach rejects nothing, nor do lists that the system discards.
        guard !discardsPins, domain.name.isUnresolved || HostNameReading(domain.name).isReachableForPins
        else {
            return
        }
        let lists: [(ATSKey, KeyPath<ATSPinnedDomain, ATSPinnedDomain.PinList?>)] = [
            (.pinnedCAIdentities, \.caIdentities), (.pinnedLeafIdentities, \.leafIdentities),
        ]
        for (key, list) in lists {
            guard let pins = domain[keyPath: list]?.digests, !pins.contains(where: \.canMatch),
                parent?[keyPath: list]?.digests.contains(where: \.canMatch) != true
            else { continue }
            log.add(
                .pinsRejectEverything, at: path.appending(key.rawValue),
                node[key.rawValue]?.place ?? node.place,
                "\(key.rawValue) of \(shown(domain.name)) is there and holds no pin that can match, and the system "
                    + "demands a match with every list that is there: each TLS connection to the host fails.")
        }
    }

    /// Reports a pin that stands in both lists: no certificate is leaf and authority of one chain.
    private mutating func reportPinsOfBothLists(_ domain: ATSPinnedDomain, at path: PropertyListKeyPath) {
        let leaves = Set((domain.leafIdentities?.digests ?? []).map(\.digest))
        for (index, pin) in (domain.caIdentities?.digests ?? []).enumerated()
        where leaves.contains(pin.digest) {
            log.add(
                .pinNeverMatches, at: path.appending(ATSKey.pinnedCAIdentities.rawValue).appending(index),
                pin.place,
                "The pin \(shown(pin.base64)) stands in NSPinnedCAIdentities and in NSPinnedLeafIdentities; one key is "
                    + "that of the leaf or of an authority above it, so it can match in one of the lists at the most."
            )
        }
    }
}
