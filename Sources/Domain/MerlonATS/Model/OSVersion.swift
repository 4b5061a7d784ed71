// SPDX-License-Identifier: Apache-2.0

/// A version of a system or SDK: `17`, `17.2`, `18.3.1`.
public struct OSVersion: Sendable, Hashable, Comparable {
    /// The first number.
    public var major: Int
    /// The second number, 0 where none is written.
    public var minor: Int
    /// The third number, 0 where none is written.
    public var patch: Int

    /// A version from its numbers.
    public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        self.major = major
        self.minor = minor
        self.patch = patch
    }

    /// The version that `text` writes, or nil where it is not one to three decimal numbers
    /// (of at most four digits each) with dots between them.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers = [0, 0, 0]
        for (index, part) in parts.enumerated() {
            guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers[index] = number
        }
        self.init(numbers[0], numbers[1], numbers[2])
    }

    /// Orders by major, then minor, then patch.
    public static func < (left: OSVersion, right: OSVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}

extension OSVersion: CustomStringConvertible {
    /// `18.3` or `18.3.1`; a zero patch is left out.
    public var description: String {
        patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
    }
}
