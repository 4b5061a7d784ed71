// SPDX-License-Identifier: Apache-2.0

extension ATSConfiguration {
    /// The keys at the top of the dictionary that hold a switch or a word: all but the two lists of hosts.
    public static var settingKeys: [String] {
        ATSKey.allCases
            .filter {
                $0.levels.contains(.transportSecurity) && $0 != .exceptionDomains && $0 != .pinnedDomains
            }
            .map(\.rawValue)
    }

    /// The keys of an entry of `NSExceptionDomains`.
    public static var exceptionKeys: [String] {
        ATSKey.allCases.filter { $0.levels.contains(.exception) }.map(\.rawValue)
    }
}
