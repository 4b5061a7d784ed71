// SPDX-License-Identifier: Apache-2.0
public import MerlonPropertyList

/// Where a finding points.
public struct Location: Sendable, Hashable {
    /// The file's path relative to the operand; `""` where the operand is that file.
    public var path: String
    /// The member inside an archive file, from outermost to innermost, joined by `!/`; nil outside archives.
    public var member: String?
    /// The key path in a property list.
    public var keyPath: PropertyListKeyPath?
    /// The stretch of the file; nil where the whole file is meant.
    public var place: SourcePlace?

    /// A location from its parts.
    public init(
        path: String, member: String? = nil, keyPath: PropertyListKeyPath? = nil, place: SourcePlace? = nil
    ) {
        self.path = path
        self.member = member
        self.keyPath = keyPath
        self.place = place
    }

    /// This file with another place in it.
    public func at(_ keyPath: PropertyListKeyPath?, _ place: SourcePlace?) -> Location {
        Location(path: path, member: member, keyPath: keyPath, place: place)
    }
}
