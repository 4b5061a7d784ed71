// SPDX-License-Identifier: Apache-2.0

/// A host under which strangers have names of their own: an entry that includes its subdomains speaks for
/// all of them.
public struct SharedSuffix: Sendable, Hashable {
    /// Why strangers have names there.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A registry gives out names one label below it, as under `co.uk`.
        case registrySuffix = "registry-suffix"
        /// A platform gives its customers names below it, as under `herokuapp.com`.
        case sharedPlatform = "shared-platform"
        /// A top-level domain: `com`, `onion`.
        case topLevelDomain = "top-level-domain"
    }

    /// The host, in lower case and without a dot at its end.
    public var host: String
    /// Why strangers have names below it.
    public var kind: Kind

    /// The suffix that `host` itself is, or nil where it is none that this program knows.
    ///
    /// The knowledge is a table of the program's own (`SharedSuffixTable`), and a rule: every
    /// two-letter label is a country's. It is not the whole Public Suffix List, so nil says little.
    public static func match(_ host: String) -> SharedSuffix? {
        var name = host.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !labels.contains(""), let first = labels.first else { return nil }
        if labels.count == 1 {
            let isCountry = first.utf8.count == 2 && first.utf8.allSatisfy { (0x61...0x7a).contains($0) }
            // Names of a registry that are not ASCII are written in punycode.
            let isTopLevel =
                isCountry || first.hasPrefix("xn--") || SharedSuffixTable.topLevelDomains.contains(name)
            return isTopLevel ? SharedSuffix(host: name, kind: .topLevelDomain) : nil
        }
        if SharedSuffixTable.registrySuffixes.contains(name) {
            return SharedSuffix(host: name, kind: .registrySuffix)
        }
        // Second levels that many countries' registries have in common, as in com.au and co.jp.
        if labels.count == 2, labels[1].utf8.count == 2,
            SharedSuffixTable.commonSecondLevels.contains(String(first)),
            !SharedSuffixTable.countriesWithoutSecondLevel.contains(String(labels[1]))
        {
            return SharedSuffix(host: name, kind: .registrySuffix)
        }
        if SharedSuffixTable.isPlatform(labels) { return SharedSuffix(host: name, kind: .sharedPlatform) }
        return nil
    }
}

extension SharedSuffix.Kind {
    /// What to call it in a sentence.
    public var words: String {
        switch self {
        case .registrySuffix: "a suffix under which a registry gives out names"
        case .sharedPlatform: "the domain of a platform that gives its customers names"
        case .topLevelDomain: "a top-level domain"
        }
    }
}
