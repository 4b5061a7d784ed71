// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The parts between the bytes in `separators`, empty ones among them. Bytes and not characters: a
    /// combining mark behind a `/` makes one character of the two, and the `/` still separates for a
    /// file system.
    func pathParts(at separators: String = "/") -> [String] {
        utf8.split(omittingEmptySubsequences: false) { separators.utf8.contains($0) }
            .map { String(Substring($0)) }
    }

    /// Whether the text begins with a `/`.
    var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }
}
