// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// The names that Apple gives to categories of APIs, types of data and purposes, as of 2024-05. A name that is
/// near to one of them is misspelt; what is like none of them may be newer than this list.
enum PrivacyNames {
    /// The misspelt names in the manifest with `root`, and the uses of an API for which no reason is given.
    static func faults(of root: PropertyListNode) -> [PrivacyForm.Fault] {
        entries(of: root, "NSPrivacyAccessedAPITypes").flatMap { path, entry in
            fault(entry["NSPrivacyAccessedAPIType"], at: path.appending("NSPrivacyAccessedAPIType"), apis)
                + withoutReason(entry, at: path)
        }
            + entries(of: root, "NSPrivacyCollectedDataTypes").flatMap { path, entry in
                fault(
                    entry["NSPrivacyCollectedDataType"], at: path.appending("NSPrivacyCollectedDataType"),
                    types)
                    + purposes(of: entry, at: path.appending("NSPrivacyCollectedDataTypePurposes"))
            }
    }

    /// The entries of `list`, each with its path.
    static func entries(
        of root: PropertyListNode, _ list: String
    ) -> [(PropertyListKeyPath, PropertyListNode)] {
        (root[list]?.array ?? []).enumerated().map { (PropertyListKeyPath(keys: list).appending($0), $1) }
    }

    private static func withoutReason(
        _ entry: PropertyListNode, at path: PropertyListKeyPath
    ) -> [PrivacyForm.Fault] {
        let key = "NSPrivacyAccessedAPITypeReasons"
        guard let reasons = entry[key], reasons.array?.isEmpty == true else { return [] }
        return [.init(path: path.appending(key), place: reasons.place, message: "\(key) names no reason")]
    }

    private static func purposes(
        of entry: PropertyListNode, at path: PropertyListKeyPath
    ) -> [PrivacyForm.Fault] {
        (entry["NSPrivacyCollectedDataTypePurposes"]?.array ?? []).enumerated().flatMap {
            fault($1, at: path.appending($0), purposes)
        }
    }

    private static func fault(
        _ node: PropertyListNode?, at path: PropertyListKeyPath, _ list: Names
    ) -> [PrivacyForm.Fault] {
        guard let node, let name = node.string, name.hasPrefix(list.prefix) else { return [] }
        let rest = String(name.dropFirst(list.prefix.count))
        guard !list.names.contains(rest), let guess = Spelling.nearest(to: rest, in: list.names) else {
            return []
        }
        let words =
            "\(name.escapedForDisplay) is no name of Apple's; did you mean \(list.prefix)\(guess)?"
        return [.init(path: path, place: node.place, message: words)]
    }

    /// Names that begin alike.
    private struct Names {
        var prefix: String
        var names: [String]
    }

    private static let apis = Names(
        prefix: "NSPrivacyAccessedAPICategory",
        names: ["ActiveKeyboards", "DiskSpace", "FileTimestamp", "SystemBootTime", "UserDefaults"])

    private static let purposes = Names(
        prefix: "NSPrivacyCollectedDataTypePurpose",
        names: [
            "Analytics", "AppFunctionality", "DeveloperAdvertising", "Other", "ProductPersonalization",
            "ThirdPartyAdvertising",
        ])

    private static let types = Names(
        prefix: "NSPrivacyCollectedDataType",
        names: [
            "AdvertisingData", "AudioData", "BrowsingHistory", "CoarseLocation", "Contacts", "CrashData",
            "CreditInfo", "CustomerSupport", "DeviceID", "EmailAddress", "EmailsOrTextMessages",
            "EnvironmentScanning", "Fitness", "GameplayContent", "Hands", "Head", "Health", "Name",
            "OtherDataTypes", "OtherDiagnosticData", "OtherFinancialInfo", "OtherUsageData",
            "OtherUserContactInfo", "OtherUserContent", "PaymentInfo", "PerformanceData", "PhoneNumber",
            "PhotosorVideos", "PhysicalAddress", "PreciseLocation", "ProductInteraction", "PurchaseHistory",
            "SearchHistory", "SensitiveInfo", "UserID",
        ])
}
