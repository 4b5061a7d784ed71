// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// A place in what ships, named so that it is the same in the next build: an `.xcarchive`, the `.ipa` made of
/// it and the `.app` inside have one Info.plist at one place.
public struct ShippedPlace: Sendable, Hashable {
    /// The bundle, as `Shop.app/PlugIns/Share.appex`, or the folder of a loose file.
    public var bundle: String
    /// The file below the outermost app, or below the operand where that is no app.
    public var file: String
    /// The key path in a property list.
    public var keyPath: String?
    /// The line, where there is one; it tells a reader where to look and is no part of the comparison.
    public var line: Int?

    /// What two places are compared by.
    var key: Key { Key(file: file, keyPath: keyPath ?? "") }

    struct Key: Hashable {
        var file: String
        var keyPath: String
    }

    /// A place from its parts.
    ///
    /// - Parameters:
    ///   - operand: The operand's path.
    ///   - kind: What the operand is.
    ///   - path: The path relative to the operand; empty where the operand is the file.
    ///   - member: The member inside an archive.
    public init(
        operand: String, kind: ArtifactKind, path: String, member: String?, keyPath: String?, line: Int?
    ) {
        self.keyPath = keyPath
        self.line = line
        let inside = [path, member ?? ""].filter { !$0.isEmpty }.joined(separator: "/").split(separator: "/")
        let name = operand.split(separator: "/").last.map(String.init) ?? operand
        var parts = inside
        var root = ""
        if kind.isOneApp {
            if kind == .bundle {
                root = name
            } else if let app = inside.firstIndex(where: { $0.hasSuffix(".app") }) {
                root = String(inside[app])
                parts = Array(inside[(app + 1)...])
            }
        }
        file = parts.joined(separator: "/")
        // A bundle of macOS keeps its Info.plist one folder down.
        var folder = parts.dropLast()
        if folder.last == "Contents" { folder = folder.dropLast() }
        let whole = ([root] + folder.map(String.init)).filter { !$0.isEmpty }.joined(separator: "/")
        bundle = whole.isEmpty ? (inside.isEmpty ? name : ".") : whole
    }

    /// The place of a finding's location in `operand`.
    init(_ location: Location, in operand: AuditReport.Operand?) {
        self.init(
            operand: operand?.path ?? "", kind: operand?.kind ?? .unknown, path: location.path,
            member: location.member, keyPath: location.keyPath?.description, line: location.place?.line)
    }
}

extension ArtifactKind {
    /// Whether such an artifact holds one app, whose own name may change between two builds.
    fileprivate var isOneApp: Bool {
        switch self {
        case .archive, .bundle, .ipa: true
        default: false
        }
    }
}
