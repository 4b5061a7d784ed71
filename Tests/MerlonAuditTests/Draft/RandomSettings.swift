// SPDX-License-Identifier: Apache-2.0
import MerlonATS

/// Info.plists as a careless or hostile author may write them, the same for a seed on every system.
struct RandomSettings {
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(state: seed)
    }

    mutating func infoPlist() -> [UInt8] {
        var content = ""
        if chance(0.7) { content += entry("CFBundleIdentifier", string(names)) }
        if chance(0.7) { content += entry("CFBundleDisplayName", string(names)) }
        if chance(0.5) { content += entry("CFBundleName", chance(0.8) ? string(names) : value(2)) }
        content += entry("NSAppTransportSecurity", chance(0.95) ? settings() : value(2))
        return PlistText.xml(content)
    }

    private mutating func settings() -> String {
        let own = keys + ATSConfiguration.settingKeys
        var content = entries(own, 0...4)
        content += entry("NSExceptionDomains", chance(0.9) ? domains() : value(2))
        if chance(0.8) { content += entry("NSPinnedDomains", chance(0.9) ? pinned() : value(2)) }
        return "<dict>\(content)</dict>"
    }

    private mutating func domains() -> String {
        let own = keys + ATSConfiguration.exceptionKeys
        let content = count(0...6).map { _ in
            entry(element(of: names), chance(0.9) ? "<dict>\(entries(own, 0...4))</dict>" : value(2))
        }
        return "<dict>\(content.joined())</dict>"
    }

    private mutating func pinned() -> String {
        let content = count(0...4).map { _ in
            let lists = ["NSPinnedCAIdentities", "NSPinnedLeafIdentities"].map { key in
                let listed = count(0...4).map { _ in
                    chance(0.9)
                        ? "<dict>\(entry("SPKI-SHA256-BASE64", chance(0.9) ? string(pins) : value(2)))</dict>"
                        : value(2)
                }
                return chance(0.7)
                    ? entry(key, chance(0.9) ? "<array>\(listed.joined())</array>" : value(2)) : ""
            }
            let below = chance(0.4) ? entry("NSIncludesSubdomains", value(1)) : ""
            return entry(
                element(of: names), chance(0.9) ? "<dict>\(below)\(lists.joined())</dict>" : value(2))
        }
        return "<dict>\(content.joined())</dict>"
    }

    private mutating func entries(_ keys: [String], _ range: ClosedRange<Int>) -> String {
        count(range).map { _ in entry(element(of: keys), value(2)) }.joined()
    }

    /// Any value, a boolean more often than others.
    private mutating func value(_ depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 14 : 12), using: &generator) {
        case 0..<4: "<true/>"
        case 4..<6: "<false/>"
        case 6: "<integer>\(Int.random(in: -1...2, using: &generator))</integer>"
        case 7: "<real>0.5</real>"
        case 8: "<data>AAEC</data>"
        case 9: "<date>2026-11-30T00:00:00Z</date>"
        case 10..<12: string(values)
        case 12: "<array>\(value(depth - 1))</array>"
        default: "<dict>\(entry(element(of: keys), value(depth - 1)))</dict>"
        }
    }

    private mutating func string(_ texts: [String]) -> String {
        "<string>\(escaped(element(of: texts)))</string>"
    }

    private func entry(_ key: String, _ value: String) -> String { "<key>\(escaped(key))</key>\(value)" }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private mutating func count(_ range: ClosedRange<Int>) -> Range<Int> {
        0..<Int.random(in: range, using: &generator)
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    private mutating func element(of texts: [String]) -> String {
        texts[Int.random(in: texts.indices, using: &generator)]
    }

    private let names = [
        "", " ", "img.shop.example", "IMG.Shop.example", "shop.example.", ".shop.example", "*.shop.example",
        "https://shop.example/a?token=b", "localhost", "localhost:3000", "shop.example:8443", "a b.example",
        "10.0.0.1", "010.0.0.1", "10.0.0.0/8", "10.0.0.0/08", "192.168.*.*", "2001:DB8::1", "2001:db8::1",
        "::1",
        "[::1]", "2001:db8::/32", "b\u{fc}cher.example", "xn--bcher-kva.example", "co.uk", "github.io",
        "$(HOST)", "${HOST}.example", "user@shop.example", "no", "1e3", "null", "- a", "a: b", "#", "'", "\"",
        "\\u0041", "a\nb: c", "\u{85}x", "\u{2028}x: y", "\u{202e}elpmaxe", "\u{feff}", "reason needed",
        String(repeating: "a", count: 64) + ".example", String(repeating: "a.", count: 130) + "example",
        String(repeating: "long", count: 100), "com.example.-", "com.example.\u{e9}", "COM.EXAMPLE.SHOP",
        "NSExceptionDomains", "<<", "$schema",
    ]
    private let keys = [
        "NSAllowArbitraryLoads", "NSAllowsArbitraryLoads", "NSExceptionAllowsInsecureHTTPLoads",
        "NSTemporaryExceptionAllowsInsecureHTTPLoads", "NSThirdPartyExceptionMinimumTLSVersion",
        "NSExceptionMinimumTLSVersion", "NSIncludesSubdomains", "NSRequiresCertificateTransparency",
        "Allow Arbitrary Loads", "NSExceptionDomains", "NSPinnedDomains", "", "a: b",
    ]
    private let values = [
        "YES", "NO", "true", "1", "TLSv1.0", "TLSv1.2", "TLSV1.3", "tlsv1.1", "$(FLAG)", "", " ",
        "a: b\nc: d",
        "NIAP-TLS-1", "\u{2029}",
    ]
    private let pins = [
        "r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=", "YLh1dUR9y6Kja30RrAn7JKnbQG/uEtLMkBgFF2Fuihg=",
        "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
        "sha256/r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=", "c2hvcnQ=", "", "$(PIN)", "no pin",
        " r/mIkG3eEpVdm+u/ko/cwxzOMo1bk4TyHIlByibiA5E=", "-----BEGIN CERTIFICATE-----",
    ]
}
