// SPDX-License-Identifier: Apache-2.0

/// What is being built: what the conditions of settings are held against.
public struct SettingContext: Sendable, Hashable {
    /// The configuration's name.
    public var configuration: String
    /// The SDK without its version (`iphoneos`); nil where it is not known yet: then no `[sdk=…]` but
    /// `[sdk=*]` holds.
    public var sdk: String?

    /// A context from its parts.
    public init(configuration: String, sdk: String?) {
        self.configuration = configuration
        self.sdk = sdk
    }

    /// Whether all of `conditions` hold.
    func satisfies(_ conditions: [SettingCondition]) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.parameter {
            case "config": condition.pattern.globMatches(configuration)
            // Xcode compares with the name and version (`iphoneos26.0`), and no project says which version
            // it will meet: the version is a character here that no pattern can name.
            case "sdk": condition.pattern.globMatches((sdk ?? "") + "\u{1}")
            // An Info.plist is made once for all architectures: only a pattern for any of them holds.
            case "arch": condition.pattern.globMatches("undefined_arch")
            case "variant": condition.pattern.globMatches("normal")
            default: false
            }
        }
    }
}

extension String {
    /// Whether `text` is what this pattern of `*` (any characters) and `?` (any one) describes.
    func globMatches(_ text: String) -> Bool {
        let pattern = Array(utf8)
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                star = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == text[t] {
                p += 1
                t += 1
            } else if let last = star {
                // Let the last star take one character more.
                star = (last.pattern, last.text + 1)
                (p, t) = (last.pattern + 1, last.text + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
