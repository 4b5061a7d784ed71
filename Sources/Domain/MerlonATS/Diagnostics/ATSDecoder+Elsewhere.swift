// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Searches the Info.plist's root, and all below it but the settings themselves, for keys of ATS that
    /// stand where no system looks. Of a dictionary found so the inside is not reported again.
    mutating func reportKeysOutside(_ root: PropertyListDictionary) {
        for entry in root.countingEntries {
            let path = PropertyListKeyPath(keys: entry.key)
            switch KeyJudgement(entry.key, at: .infoPlist) {
            case .known(.trustPinningRequired):
                log.add(
                    .undocumentedKey, at: path, entry.keyPlace,
                    "SecTrustPinningRequired is documented nowhere; where it is YES, the system discards the lists of "
                        + "NSPinnedDomains.")
            case .known: continue
            case .unknown where entry.key.isDeviceVariant:
                log.add(
                    .undocumentedKey, at: path, entry.keyPlace,
                    intended: ATSKey.appTransportSecurity.rawValue,
                    "\(shown(entry.key)) is a variant of NSAppTransportSecurity for some devices; no document says "
                        + "that ATS reads it, and it is not read here.")
            case .unknown:
                searchBelow(entry.value, at: path, isExtension: entry.key == "NSExtension", depth: 1)
            case let judgement: report(judgement, of: entry, at: PropertyListKeyPath(), level: .infoPlist)
            }
        }
    }

    /// Searches below the root. Among an app's own data only the exact keys count, and `NSExtension` is
    /// the one place where people put them on purpose, so that slips count there too.
    private mutating func searchBelow(
        _ node: PropertyListNode, at path: PropertyListKeyPath, isExtension: Bool, depth: Int
    ) {
        // The readers refuse files that are nested deeper.
        guard depth <= PropertyListBudget().depth else { return }
        switch node.value {
        case .array(let elements):
            for (index, element) in elements.enumerated() where element.isContainer {
                searchBelow(element, at: path.appending(index), isExtension: isExtension, depth: depth + 1)
            }
        case .dictionary(let dictionary):
            for entry in dictionary.countingEntries {
                if let key = ATSKey(exactly: entry.key) ?? ATSKey.modern(of: entry.key) {
                    guard key != .digest, key != .trustPinningRequired else { continue }
                    reportMisplaced(
                        key, entry, at: path.appending(entry.key), where: path.description, level: nil)
                } else if isExtension, case let judgement = KeyJudgement(entry.key, at: .infoPlist),
                    judgement != .unknown
                {
                    report(judgement, of: entry, at: path, level: .infoPlist)
                } else if entry.value.isContainer {
                    searchBelow(
                        entry.value, at: path.appending(entry.key), isExtension: isExtension, depth: depth + 1
                    )
                }
            }
        default: return
        }
    }
}

extension PropertyListNode {
    fileprivate var isContainer: Bool { array != nil || dictionary != nil }
}

extension String {
    /// `NSAppTransportSecurity~ipad`, `NSAppTransportSecurity-iphoneos`: the form in which Info.plist keys
    /// can be meant for some devices or systems alone.
    fileprivate var isDeviceVariant: Bool {
        let name = ATSKey.appTransportSecurity.rawValue
        guard hasPrefix(name), let mark = dropFirst(name.count).first else { return false }
        return mark == "~" || mark == "-"
    }
}
