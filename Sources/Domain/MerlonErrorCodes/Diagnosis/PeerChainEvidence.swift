// SPDX-License-Identifier: Apache-2.0

/// What the names of the server's certificates tell: who vouches for whom, and whether the leaf is meant
/// for the host.
struct PeerChainEvidence {
    let chain: [PeerCertificate]
    let host: String?

    func adjust(_ board: inout ScoreBoard) {
        guard let leaf = chain.first, let top = chain.last, board.weight(.untrustedRoot) > 0 else { return }
        let isPublic = Self.isPublic(top.issuer)
        if chain.count == 1, leaf.isSelfIssued {
            board.raise(.selfSigned, to: 84, because: "The server sent one certificate, issued by itself.")
        } else if chain.count == 1 {
            board.raise(
                .missingIntermediate, to: isPublic ? 80 : 66,
                because: "The server sent the leaf alone, issued by \"\(leaf.issuer)\".")
            if !isPublic { board.raise(.untrustedRoot, to: 68, because: Self.unknown(leaf.issuer)) }
        } else if !isPublic {
            board.raise(.untrustedRoot, to: 76, because: Self.unknown(top.issuer))
        }
        if let host, !Self.covers(leaf.subject, host) {
            board.raise(
                .hostNameMismatch, to: isPublic ? 79 : 48,
                because: "The leaf is named \"\(leaf.subject)\" and the host is \(host).")
        }
    }

    private static func unknown(_ issuer: String) -> String {
        "The chain ends in \"\(issuer)\", which is no public CA that this tool knows."
    }

    /// Whether a common name covers the host, as the alternative names beside it usually do.
    private static func covers(_ name: String, _ host: String) -> Bool {
        let name = name.lowercased()
        if name == host { return true }
        guard name.hasPrefix("*.") else { return false }
        let labels = host.split(separator: ".", maxSplits: 1)
        return labels.count == 2 && labels[1] == name.dropFirst(2)
    }

    private static func isPublic(_ issuer: String) -> Bool {
        let issuer = issuer.lowercased()
        return letsEncrypt.contains(issuer) || publicNames.contains { issuer.hasPrefix($0) }
    }

    /// The short names of Let's Encrypt's and Google's intermediates.
    private static let letsEncrypt: Set<String> = [
        "r3", "r4", "r10", "r11", "r12", "r13", "r14", "e1", "e2", "e5", "e6", "e7", "e8", "e9",
        "we1", "we2", "wr1", "wr2", "wr3", "wr4",
    ]

    private static let publicNames = [
        "let's encrypt", "isrg root", "dst root ca", "digicert", "globalsign", "gts ",
        "google trust", "amazon ", "starfield", "go daddy", "godaddy", "sectigo", "comodo",
        "usertrust", "aaa certificate services", "zerossl", "geotrust", "rapidssl", "thawte",
        "entrust", "identrust", "ssl.com", "microsoft azure rsa", "microsoft rsa tls",
        "baltimore cybertrust", "certum", "buypass", "quovadis", "swisssign", "t-telesec",
        "telekom security", "actalis", "apple public", "apple ist", "cloudflare ecc",
        "cloudflare rsa", "encryption everywhere", "trustwave",
    ]
}
