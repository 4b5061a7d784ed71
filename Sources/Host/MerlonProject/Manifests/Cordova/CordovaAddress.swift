// SPDX-License-Identifier: Apache-2.0

/// An address of `<access>` or `<allow-navigation>` as cordova-ios takes it apart.
struct CordovaAddress {
    var host: String
    var includesSubdomains = false
    var allowsHTTP = false
    /// Whether it depends on Node's version what becomes of the wildcard: `http://*.example.com`, where the
    /// scheme is written out.
    var wildcardDependsOnNode = false

    /// The parts of `text`; nil for what makes no exception (`tel:*`, a name without a scheme).
    init?(_ text: String) {
        guard let mark = text.firstRange(of: "://") else { return nil }
        let scheme = text[..<mark.lowerBound].lowercased()
        var rest = text[mark.upperBound...]
        if scheme == "*" {
            // Node takes such a text for a path: what stands behind the wildcards is used as it is.
            allowsHTTP = true
            includesSubdomains = rest.hasPrefix("*.")
            if includesSubdomains { rest = rest.dropFirst(2) }
            host = String(rest)
            return
        }
        guard !scheme.isEmpty, scheme.utf8.allSatisfy({ $0.isAlphanumeric || "+-.".utf8.contains($0) }) else {
            return nil
        }
        allowsHTTP = scheme == "http"
        rest = rest.prefix { !"/?#".contains($0) }
        if let user = rest.lastIndex(of: "@") { rest = rest[rest.index(after: user)...] }
        includesSubdomains = rest.hasPrefix("*.")
        wildcardDependsOnNode = includesSubdomains
        if includesSubdomains { rest = rest.dropFirst(2) }
        // A port takes no part, and an address in brackets loses them.
        if rest.hasPrefix("[") {
            rest = rest.dropFirst().prefix { $0 != "]" }
        } else {
            rest = rest.prefix { $0 != ":" }
        }
        host = rest.lowercased()
        // `http://*` and `http://*/*` name every host, and make an exception for a host called `*`.
        if host == "*" { return nil }
    }
}
