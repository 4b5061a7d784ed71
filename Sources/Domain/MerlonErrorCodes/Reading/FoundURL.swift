// SPDX-License-Identifier: Apache-2.0

/// A URL of the text, without what could be secret.
public struct FoundURL: Sendable, Hashable, Codable {
    /// What the text says of it.
    public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
        /// A page about the error: Apple's, Flutter's, a forum's.
        case documentation
        /// The text names it as failing (`NSErrorFailingURLKey`, `uri =`).
        case failing
        /// The text names the host alone; the scheme follows from the port.
        case host
        /// It merely stands in the text.
        case mentioned
    }

    /// `scheme://host[:port]/path`: user, password, query, fragment and path parameters are left out.
    public var text: String
    /// The scheme in lower case.
    public var scheme: String
    /// The host in lower case, an IPv6 address in its brackets.
    public var host: String
    /// The port where the URL names one.
    public var port: Int?
    /// What the text says of it.
    public var role: Role
    /// Whether something was left out of ``text``.
    public var isRedacted: Bool
    /// Where it stands first, in bytes of the text as given.
    public var offset: Int

    /// A URL from its parts, without what could be secret.
    public init(
        text: String, scheme: String, host: String, port: Int? = nil, role: Role, isRedacted: Bool = false,
        offset: Int = 0
    ) {
        self.text = text
        self.scheme = scheme
        self.host = host
        self.port = port
        self.role = role
        self.isRedacted = isRedacted
        self.offset = offset
    }
}

extension FoundURL {
    /// Whether the scheme carries data in the clear.
    public var isCleartext: Bool { scheme == "http" || scheme == "ws" || scheme == "ftp" }

    /// The port that is asked, the scheme's own where the URL names none.
    public var effectivePort: Int { port ?? (isCleartext ? 80 : 443) }

    /// Whether the host is this device.
    public var isLoopback: Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host.hasPrefix("127.") || host == "[::1]"
            || host == "0.0.0.0"
    }

    /// Whether the host lies on the local network: a name of one label, `.local`, a private or link-local
    /// address.
    public var isLocalNetwork: Bool {
        if isLoopback { return false }
        if host.hasSuffix(".local") || host.hasSuffix(".lan") || !host.utf8.contains(UInt8(ascii: ".")),
            !isAddress
        {
            return true
        }
        if host.hasPrefix("[fe80:") || host.hasPrefix("[fc") || host.hasPrefix("[fd") { return true }
        guard let parts = addressParts else { return false }
        return parts[0] == 10 || (parts[0] == 192 && parts[1] == 168) || (parts[0] == 169 && parts[1] == 254)
            || (parts[0] == 172 && (16...31).contains(parts[1]))
    }

    /// Whether the host is an IP address.
    public var isAddress: Bool { host.hasPrefix("[") || addressParts != nil }

    private var addressParts: [Int]? {
        let parts = host.split(separator: ".", omittingEmptySubsequences: false).map { part in
            part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
        }
        guard parts.count == 4 else { return nil }
        let numbers = parts.compactMap { $0 }
        return numbers.count == 4 && numbers.allSatisfy { (0...255).contains($0) } ? numbers : nil
    }
}
