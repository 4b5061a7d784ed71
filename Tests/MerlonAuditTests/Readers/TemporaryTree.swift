// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A directory of its own for one test, removed with this object.
final class TemporaryTree {
    let path: String

    init(_ files: [String: [UInt8]] = [:]) throws {
        path = NSTemporaryDirectory() + "merlon-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, content) in files { try add(name, content) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func add(_ name: String, _ content: [UInt8]) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(content).write(to: URL(fileURLWithPath: file))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }
}

/// Property lists for fixtures.
enum PlistText {
    /// An XML property list with `content` in its root dictionary.
    static func xml(_ content: String) -> [UInt8] {
        Array(
            #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(content)</dict></plist>"#
                .utf8)
    }

    /// An Info.plist of a bundle, with ATS open where `open` is true.
    static func info(
        _ identifier: String, type: String = "APPL", executable: String? = nil, open: Bool = false,
        more: String = ""
    ) -> [UInt8] {
        var content = "<key>CFBundleIdentifier</key><string>\(identifier)</string>"
        content += "<key>CFBundlePackageType</key><string>\(type)</string>"
        if let executable { content += "<key>CFBundleExecutable</key><string>\(executable)</string>" }
        if open {
            content +=
                "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"
        }
        return xml(content + more)
    }
}
