// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reads `NSExceptionDomains`.
    mutating func decodeExceptionDomains(
        _ node: PropertyListNode, at path: PropertyListKeyPath
    ) -> [ATSExceptionDomain] {
        guard let dictionary = node.dictionary else {
            reportWrongType(node, of: .exceptionDomains, wanted: "a dictionary of hosts", at: path)
            return []
        }
        return settings(of: dictionary, at: path).compactMap { entry in
            let judgement = KeyJudgement(entry.key, at: .exceptionDomains)
            if judgement != .unknown { report(judgement, of: entry, at: path, level: .exceptionDomains) }
            guard let keys = entry.value.dictionary else {
                reportDropped(entry, at: path)
                return nil
            }
            guard judgement == .unknown else { return nil }
            let exception = decodeException(entry, keys: keys, at: path.appending(entry.key))
            checkName(of: exception, at: path.appending(entry.key))
            return exception
        }
    }

    /// Reports the entry of a host that is no dictionary.
    mutating func reportDropped(_ entry: PropertyListDictionary.Entry, at path: PropertyListKeyPath) {
        log.add(
            .wrongType, at: path.appending(entry.key), entry.value.place,
            "The entry of \(shown(entry.key)) is of type \(entry.value.value.typeName); the system reads a dictionary "
                + "of settings here and drops any other entry.")
    }

    private mutating func decodeException(
        _ entry: PropertyListDictionary.Entry, keys: PropertyListDictionary, at path: PropertyListKeyPath
    ) -> ATSExceptionDomain {
        var exception = ATSExceptionDomain(entry.key, at: entry.keyPlace)
        for setting in settings(of: keys, at: path) {
            let value = setting.value
            let valuePath = path.appending(setting.key)
            let judgement = KeyJudgement(setting.key, at: .exception)
            switch judgement {
            case .known(.allowsInsecureHTTPLoads): exception.allowsInsecureHTTPLoads = value
            case .known(.exceptionRequiresNIAPPackage): exception.requiresNIAPTLSPackageVersion = value
            case .known(.includesSubdomains): exception.includesSubdomains = value
            case .known(.minimumTLSVersion): exception.minimumTLSVersion = value
            case .known(.requiresForwardSecrecy): exception.requiresForwardSecrecy = value
            case .known(.requiresCertificateTransparency):
                exception.requiresCertificateTransparency = value
                log.add(
                    .obsoleteKey, at: valuePath, setting.keyPlace,
                    "NSRequiresCertificateTransparency is obsolete: the system requires Certificate Transparency of "
                        + "every public certificate, and no longer reads the key.")
            case .legacy(let modern):
                exception.legacy.append(
                    .init(key: setting.key, modernKey: modern.rawValue, value: value))
                log.add(
                    .legacyKey, at: valuePath, setting.keyPlace, intended: modern.rawValue,
                    "\(setting.key) is a name of the Xcode 7 betas and iOS 9 that no current document knows, and may "
                        + "be ignored; the key is \(modern.rawValue).")
                checkValue(value, of: modern, at: valuePath)
            default: report(judgement, of: setting, at: path, level: .exception)
            }
            if case .known(let key) = judgement { checkValue(value, of: key, at: valuePath) }
        }
        return exception
    }
}
