// SPDX-License-Identifier: Apache-2.0

/// A form of archive that may hold an app and that this program does not open.
///
/// Source trees are full of compressed data that holds no app (logs, fixtures, dictionaries): a general
/// form counts where the file's name says that it is an archive too.
struct ContainerForm {
    /// What it is, in words.
    var name: String

    /// The form of a file that is called `name` and begins with `head`; nil where it is none.
    init?(named name: String, head: [UInt8]) {
        let name = name.lowercased()
        let magic = Self.magics.first { head.starts(with: $0.bytes) }
        let isPackage = Self.packageExtensions.contains(BundleLayout.pathExtension(name))
        if let magic, magic.isPackage || isPackage || Self.archiveExtensions.contains(where: name.hasSuffix) {
            self.name = magic.name
        } else if name.hasSuffix(".tar"), !head.isEmpty {
            self.name = "a tar archive"
        } else if name.hasSuffix(".dmg"), !head.isEmpty {
            self.name = "a disk image"
        } else if Self.encryptedExtensions.contains(where: name.hasSuffix), !head.isEmpty {
            self.name = "an encrypted app"
        } else {
            return nil
        }
    }

    /// Why the file was not read.
    var fault: ReadFault {
        ReadFault(.container, "it is \(name), a form that is not opened; unpack it and audit what is in it")
    }

    /// How many bytes tell the forms apart.
    static let headLength = 8

    private struct Magic {
        var bytes: [UInt8]
        var name: String
        /// Whether nothing but packages of software has this form.
        var isPackage = false
    }

    private static let magics = [
        Magic(bytes: Array("xar!".utf8), name: "an installer package", isPackage: true),
        Magic(bytes: Array("AA01".utf8), name: "an Apple Archive", isPackage: true),
        Magic(bytes: Array("AEA1".utf8), name: "an encrypted Apple Archive", isPackage: true),
        Magic(bytes: Array("pbz".utf8), name: "a compressed Apple Archive", isPackage: true),
        Magic(bytes: [0x1F, 0x8B], name: "compressed by gzip"),
        Magic(bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], name: "compressed by xz"),
        Magic(bytes: Array("BZh".utf8), name: "compressed by bzip2"),
        Magic(bytes: [0x28, 0xB5, 0x2F, 0xFD], name: "compressed by zstd"),
        Magic(bytes: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], name: "a 7z archive"),
        Magic(bytes: Array("Rar!".utf8), name: "a RAR archive"),
    ]
    private static let packageExtensions: Set<String> = ["aar", "app", "ipa", "pkg", "xcarchive", "xip"]
    /// The ends of the names that archives of files have.
    private static let archiveExtensions =
        [
            ".7z", ".rar", ".tar.bz2", ".tar.gz", ".tar.xz", ".tar.zst", ".tbz", ".tbz2", ".tgz", ".txz",
        ]
        + [".app", ".ipa", ".xcarchive"].flatMap { app in [".bz2", ".gz", ".xz", ".zst"].map { app + $0 } }
    private static let encryptedExtensions = [".ipa", ".app.zip"].flatMap { app in
        [".aes", ".age", ".enc", ".gpg"].map { app + $0 }
    }
}
