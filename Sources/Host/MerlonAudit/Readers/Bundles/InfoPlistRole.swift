// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Whether a property list outside a bundle is the Info.plist of one: by its name, or by what its root
/// holds. Text search is not enough: an editor's saved state quotes the same keys.
enum InfoPlistRole {
    /// Whether a file of this name may be a property list.
    static func isCandidate(_ name: String) -> Bool {
        name.utf8.count >= 6 && name.lowercased().hasSuffix(".plist")
    }

    /// Whether projects give this name to an Info.plist: `Info.plist`, `App-Info.plist`,
    /// `Info-Debug.plist`, `InfoRelease.plist`.
    static func isNamed(_ name: String) -> Bool {
        guard isCandidate(name) else { return false }
        let stem = name.dropLast(6)
        if stem.lowercased() == "info" { return true }
        let words = stem.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        if words.first == "info" || words.last == "info" { return true }
        // `InfoDebug`, but not `Information`.
        return stem.hasPrefix("Info") && stem.dropFirst(4).first?.isUppercase ?? false
    }

    /// Keys that stand at the root of an Info.plist and nowhere else, and ATS keys that people put there.
    private static let marks = [
        "NSAppTransportSecurity", "CFBundleIdentifier", "CFBundlePackageType", "CFBundleExecutable",
        "NSExtension",
        "NSExceptionDomains", "NSPinnedDomains", "NSAllowsArbitraryLoads",
    ]

    /// Whether the bytes can hold a mark: quicker than to parse every table of an app's data. Text in
    /// UTF-16 or UTF-32, which few files have, is always parsed.
    static func mayHaveMark(_ bytes: [UInt8]) -> Bool {
        let isWide = bytes.first == 0xFE || bytes.first == 0xFF || bytes.prefix(64).contains(0)
        if isWide, !bytes.starts(with: Array("bplist".utf8)) { return true }
        return ByteSearch.contains(anyOf: markBytes, in: bytes)
    }

    private static let markBytes = marks.map { Array($0.utf8) }

    /// Whether the root is that of an Info.plist.
    static func hasMark(_ root: PropertyListNode) -> Bool {
        root.dictionary?.entries.contains { marks.contains($0.key) } ?? false
    }

    /// Keys that stand at the root of other known files, and never in an Info.plist: Firebase's
    /// `GoogleService-Info.plist`, entitlements, privacy manifests, archives of objects.
    private static let foreignMarks: Set<String> = [
        "GOOGLE_APP_ID", "application-identifier", "aps-environment", "com.apple.application-identifier",
        "get-task-allow", "keychain-access-groups", "NSPrivacyTracking", "NSPrivacyAccessedAPITypes",
        "$archiver",
    ]
    private static let foreignPrefixes = ["com.apple.security.", "com.apple.developer."]

    /// Whether the root is that of another known file, whatever its name.
    static func isForeign(_ root: PropertyListNode) -> Bool {
        // The Info.plist of debug symbols, which no process reads.
        if root["CFBundlePackageType"]?.string == "dSYM" { return true }
        guard let entries = root.dictionary?.entries, !hasMark(root) else { return false }
        return entries.contains { entry in
            foreignMarks.contains(entry.key) || foreignPrefixes.contains { entry.key.hasPrefix($0) }
        }
    }

    /// Whether anything in a file that was named for an Info.plist shows that it is one, or a part of one.
    /// An empty dictionary is: a target whose keys all come from build settings has such a file.
    static func isRecognized(_ infoPlist: InfoPlistFacts) -> Bool {
        guard let entries = infoPlist.document.root.dictionary?.entries, !entries.isEmpty else { return true }
        // The decoder finds settings at other places too, such as the dictionary's content alone.
        return infoPlist.ats != nil || !infoPlist.diagnostics.isEmpty
            || entries.contains { isKey($0.key) }
    }

    /// Whether Apple's reference has such a key for an Info.plist, by its prefix: the lists of hundreds of
    /// keys grow each year.
    private static func isKey(_ key: String) -> Bool {
        guard key.utf8.allSatisfy(\.isOfKey) else { return false }
        if otherKeys.contains(key) { return true }
        return prefixes.contains { prefix in
            key.hasPrefix(prefix) && key.utf8.dropFirst(prefix.utf8.count).first?.isUpper == true
        }
    }

    private static let prefixes = [
        "AS", "ATS", "AV", "BG", "CA", "CF", "CK", "CL", "CP", "CS", "DT", "EK", "EX", "GC", "GK", "HK", "IN",
        "IO", "ITS", "LS", "MD", "MK", "NF", "NS", "OS", "PH", "PK", "QL", "SF", "SK", "SM", "SU", "UI", "UN",
        "UT", "VS", "WK", "XS", "XPC",
    ]
    private static let otherKeys: Set<String> = [
        "APInstallerURL", "BuildMachineOSBuild", "MinimumOSVersion", "MetalCaptureEnabled",
        "XPCService",
    ]
}

extension UInt8 {
    fileprivate var isUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

    /// Whether a key of an Info.plist may hold the byte: letters and digits, and `~ipad` or `-macos` behind.
    fileprivate var isOfKey: Bool {
        isUpper || self == UInt8(ascii: "~")
            || isOfHostName && self != UInt8(ascii: ".") && self != UInt8(ascii: "_")
    }
}

/// A search for short words in bytes.
enum ByteSearch {
    /// Whether any of `words` stands in `bytes`. All words here begin with `N` or `C`, so most bytes cost
    /// one comparison.
    static func contains(anyOf words: [[UInt8]], in bytes: [UInt8]) -> Bool {
        let firsts = Set(words.compactMap(\.first))
        var isFirst = [Bool](repeating: false, count: 256)
        for byte in firsts { isFirst[Int(byte)] = true }
        return bytes.withUnsafeBufferPointer { buffer in
            for index in buffer.indices where isFirst[Int(buffer[index])] {
                let rest = buffer[index...]
                if words.contains(where: { rest.starts(with: $0) }) { return true }
            }
            return false
        }
    }
}
