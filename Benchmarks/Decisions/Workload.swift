// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonPropertyList

/// Dictionaries and URLs as real apps have them, in any number; the same for each run.
enum Workload {
    /// A dictionary with `count` exceptions: hosts of two to four labels, half of them with subdomains, one
    /// in ten a lowered TLS version.
    static func configuration(exceptions count: Int) -> ATSConfiguration {
        var configuration = ATSConfiguration()
        configuration.allowsLocalNetworking = PropertyListNode(.boolean(true))
        configuration.exceptionDomains = (0..<count).map { index in
            var entry = ATSExceptionDomain(host(index))
            if index % 2 == 0 { entry.includesSubdomains = PropertyListNode(.boolean(true)) }
            if index % 3 == 0 { entry.allowsInsecureHTTPLoads = PropertyListNode(.boolean(true)) }
            if index % 10 == 0 { entry.minimumTLSVersion = PropertyListNode(.string("TLSv1.1")) }
            return entry
        }
        return configuration
    }

    /// `configuration` and ranges of `lengths` different prefix lengths.
    static func configuration(prefixLengths lengths: Int) -> ATSConfiguration {
        var configuration = ATSConfiguration()
        configuration.exceptionDomains = (0..<lengths).map { ATSExceptionDomain("10.0.0.0/\(32 - $0)") }
        return configuration
    }

    /// 1,000 URLs: a third to listed hosts, a third below them, a third to others.
    static func urls(exceptions count: Int) -> [[UInt8]] {
        (0..<1000).map { index in
            let host =
                switch index % 3 {
                case 0: host(index * 7 % count)
                case 1: "img\(index % 9).eu." + host(index * 11 % count)
                default: "www.site\(index).example.org"
                }
            let scheme = index % 2 == 0 ? "https" : "http"
            return Array("\(scheme)://\(host)/v1/items/\(index)?page=2&size=50".utf8)
        }
    }

    /// 1,000 URLs to one host of `labels` labels, each of two letters.
    static func urls(labels: Int) -> [[UInt8]] {
        let host = [String](repeating: "ab", count: labels - 1).joined(separator: ".")
        return (0..<1000).map { Array("https://\(host).example/v1/items/\($0)".utf8) }
    }

    /// 1,000 URLs to addresses outside every range.
    static func addressURLs() -> [[UInt8]] {
        (0..<1000).map { Array("https://203.0.\($0 % 256).\($0 % 199)/v1/items/\($0)".utf8) }
    }

    private static func host(_ index: Int) -> String {
        let name = "\(["api", "cdn", "static", "media", "login"][index % 5])\(index)"
        return ["\(name).com", "\(name).vendor.net", "\(name).eu.vendor-cloud.io"][index % 3]
    }
}
