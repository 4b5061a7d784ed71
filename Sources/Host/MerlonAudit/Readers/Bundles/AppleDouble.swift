// SPDX-License-Identifier: Apache-2.0

/// The files in which macOS keeps extended attributes where a volume or an archive has no place for them:
/// `._Info.plist` beside `Info.plist`, in the form of RFC 1740.
enum AppleDouble {
    /// Whether a file of this name may be one.
    static func isName(_ name: String) -> Bool { name.hasPrefix("._") }

    /// Whether a file that begins with `head` is one.
    static func recognizes(_ head: some Collection<UInt8>) -> Bool {
        head.prefix(4).elementsEqual([0x00, 0x05, 0x16, 0x07])
    }
}
