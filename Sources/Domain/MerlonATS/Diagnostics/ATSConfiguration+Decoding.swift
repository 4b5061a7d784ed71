// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

extension ATSConfiguration {
    /// The transport security settings of an Info.plist, and everything in it that does not do what its
    /// author meant.
    ///
    /// The configuration is nil where `NSAppTransportSecurity` is absent; where it stands but is no
    /// dictionary it is empty, as systems then apply the default. What the system drops (an entry that is
    /// no dictionary, a pin that is not base64) is dropped here too, each with a diagnostic; every value
    /// that it looks at keeps its raw type. The whole property list is searched for keys of ATS that stand
    /// in a place where no system looks.
    ///
    /// - Parameters:
    ///   - root: The Info.plist's outermost value.
    ///   - anomalies: What the reader objected to; duplicate keys within `NSAppTransportSecurity` become
    ///     diagnostics.
    ///   - budget: How many diagnostics there may be.
    public static func decode(
        infoPlist root: PropertyListNode, anomalies: [PropertyListAnomaly] = [],
        budget: ATSDecodingBudget = ATSDecodingBudget()
    ) -> (configuration: ATSConfiguration?, diagnostics: [ATSDiagnostic]) {
        var decoder = ATSDecoder(budget: budget)
        let configuration = decoder.decodeInfoPlist(root)
        decoder.addDuplicates(of: anomalies)
        return (configuration, decoder.diagnostics(of: root))
    }

    /// The settings of a file that holds an `NSAppTransportSecurity` dictionary alone, or a whole
    /// Info.plist: the latter is known by the key `NSAppTransportSecurity` or one that begins with
    /// `CFBundle` in its root. Key paths begin at the Info.plist's root in either case.
    ///
    /// - Parameters:
    ///   - root: The file's outermost value.
    ///   - anomalies: What the reader objected to.
    ///   - budget: How many diagnostics there may be.
    public static func decode(
        dictionaryOrInfoPlist root: PropertyListNode, anomalies: [PropertyListAnomaly] = [],
        budget: ATSDecodingBudget = ATSDecodingBudget()
    ) -> (configuration: ATSConfiguration?, diagnostics: [ATSDiagnostic]) {
        let isInfoPlist = root.dictionary?.entries.contains {
            $0.key == ATSKey.appTransportSecurity.rawValue || $0.key.hasPrefix("CFBundle")
        }
        if isInfoPlist == true { return decode(infoPlist: root, anomalies: anomalies, budget: budget) }
        var decoder = ATSDecoder(budget: budget)
        let configuration = decoder.decodeTransportSecurity(root, at: ATSDecoder.home)
        decoder.addDuplicates(
            of: anomalies.map {
                PropertyListAnomaly(
                    $0.kind, keyPath: PropertyListKeyPath(ATSDecoder.home.steps + $0.keyPath.steps),
                    place: $0.place)
            })
        return (configuration, decoder.diagnostics(of: root))
    }
}
