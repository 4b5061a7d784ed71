// SPDX-License-Identifier: Apache-2.0

/// All codes that this tool can explain. `docs/errors.md` is its rendering.
public enum ErrorCodeTable {
    /// Every code, domain by domain, in the order of the documents they come from.
    public static let all: [ErrorCode] =
        urlCodes + urlTwins + cfNetworkCodes + streamHTTPCodes + secureTransportCodes + securityCodes
        + posixCodes
        + netDBCodes + dnsServiceCodes + avFoundationCodes + webCodes + tlsAlertCodes + curlCodes + x509Codes

    /// The code `number` of `domain`, or nil where the table has none.
    public static func code(_ domain: ErrorDomain, _ number: Int) -> ErrorCode? {
        byNumber[Key(domain: domain, number: number)]
    }

    /// The code of a symbol such as `errSSLPeerHandshakeFail`, `URLError.Code`'s
    /// `secureConnectionFailed` not among them, in any letter case.
    public static func code(named name: String) -> ErrorCode? {
        byName[name.lowercased()]
    }

    /// The code of a case of Swift's `URLError.Code` such as `secureConnectionFailed`.
    public static func urlErrorCase(_ name: String) -> ErrorCode? {
        byName["nsurlerror" + name.lowercased()]
    }

    private struct Key: Hashable {
        var domain: ErrorDomain
        var number: Int
    }

    private static let byNumber: [Key: ErrorCode] = Dictionary(
        all.map { (Key(domain: $0.domain, number: $0.number), $0) }, uniquingKeysWith: { first, _ in first })

    private static let byName: [String: ErrorCode] = Dictionary(
        all.filter { !$0.name.isEmpty }.map { ($0.name.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first })
}
