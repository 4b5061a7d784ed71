// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The example archive of this repository and its files.
enum Storefront {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let archive = package.appendingPathComponent("Examples/Storefront.xcarchive")
    static let sources = package.appendingPathComponent("Examples/Sources/Storefront")

    static let app = "Products/Applications/Storefront.app"
    static let executable = app + "/Storefront"
    static let shareExtension = app + "/PlugIns/ShareExtension.appex/ShareExtension"
    static let watchApp = app + "/Watch/StorefrontWatch.app/StorefrontWatch"
    static let framework = app + "/Frameworks/StorefrontKit.framework/StorefrontKit"

    /// The bytes of the file at a path in the archive.
    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: archive.appendingPathComponent(path)))
    }

    /// The digestible contents of an archive: paths of its files with their bytes.
    static func files(of archive: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: archive.path) {
            let file = archive.appendingPathComponent(path)
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[path] = try Data(contentsOf: file)
            }
        }
        return files
    }
}
