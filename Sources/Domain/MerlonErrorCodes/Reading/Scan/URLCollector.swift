// SPDX-License-Identifier: Apache-2.0

/// Every URL of a text once, those named as failing first.
enum URLCollector {
    /// At most a few more than `limit`, so that the caller sees that there are more.
    static func collect(_ text: CleanText, joined: CleanText, limit: Int) -> [FoundURL] {
        var found = URLScanner(text: text).scan(limit: limit).map { placed($0.url, text) }
        if !joined.joints.isEmpty { mend(&found, joined, limit: limit) }
        for host in HostScanner(text: text).scan() where !found.contains(where: { $0.host == host.host }) {
            found.append(placed(host, text))
        }
        return found.filter { $0.role == .failing } + found.filter { $0.role != .failing }
    }

    /// Puts the whole URL in place of what a line break left of it. Only where the text names the URL by
    /// its key, and closes it as a value, can the next line be told from the next sentence.
    private static func mend(_ found: inout [FoundURL], _ joined: CleanText, limit: Int) {
        let broken = Dictionary(
            found.indices.map { (found[$0].offset, $0) }, uniquingKeysWith: { first, _ in first })
        for whole in URLScanner(text: joined).scan(limit: limit) {
            guard whole.url.role == .failing, ",}\"');".utf8.contains(whole.terminator) else { continue }
            let url = placed(whole.url, joined)
            if let index = broken[url.offset] {
                if url.text.hasPrefix(found[index].text) { found[index] = url }
            } else if !found.contains(where: { $0.text == url.text }) {
                found.append(url)
            }
        }
    }

    private static func placed(_ url: FoundURL, _ text: CleanText) -> FoundURL {
        var url = url
        url.offset = text.offset(url.offset)
        return url
    }
}
