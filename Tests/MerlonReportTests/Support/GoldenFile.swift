// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A file that holds what a renderer must write. `MERLON_UPDATE_GOLDEN=1` writes it anew; the change is then
/// read like any other.
struct GoldenFile {
    let url: URL

    init(_ name: String) {
        url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Golden/\(name)")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["MERLON_UPDATE_GOLDEN"] == "1" {
            try Data(text.utf8).write(to: url)
        }
        let golden = try String(contentsOf: url, encoding: .utf8)
        #expect(text == golden, "differs from \(url.lastPathComponent)", sourceLocation: sourceLocation)
    }
}
