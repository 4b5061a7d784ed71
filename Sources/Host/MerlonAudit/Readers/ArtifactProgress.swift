// SPDX-License-Identifier: Apache-2.0

/// How far the reading of one operand is.
public struct ArtifactProgress: Sendable, Hashable {
    /// Files that were read so far.
    public var files: Int
    /// Bytes of them.
    public var bytes: Int
    /// The file that was read last.
    public var location: Location

    /// Progress from its parts.
    public init(files: Int, bytes: Int, location: Location) {
        self.files = files
        self.bytes = bytes
        self.location = location
    }
}
