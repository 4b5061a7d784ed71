// SPDX-License-Identifier: Apache-2.0

/// Why a URL or a host got no decision.
public enum ATSURLError: Error, Sendable, Hashable {
    /// There is no text.
    case empty
    /// The host holds something that no host holds.
    case hostMalformed(HostProblem)
    /// The host has letters outside ASCII. What the system compares is the `xn--` form; the suggestion is
    /// what it most likely is, and nil where that can't be told.
    case hostNotASCII(suggestion: String?)
    /// The host is longer than a domain name can be.
    case hostTooLong(bytes: Int, limit: Int)
    /// The URL names no host.
    case noHost
    /// The text begins with no scheme; a bare host is no URL.
    case noScheme
    /// The port is not a decimal number up to 65535.
    case portMalformed
    /// App Transport Security has no say in this scheme (`file`, `data`, an app's own).
    case schemeOutsideATS(String)
    /// The URL is longer than the limit.
    case tooLong(bytes: Int, limit: Int)

    /// What is wrong with a host.
    public enum HostProblem: Sendable, Hashable {
        /// Brackets hold something else than an IPv6 address, or one is missing.
        case bracketsWithoutIPv6
        /// A byte that no host has: white space, a control character, `\`, `"`, `<` …
        case byte(UInt8)
        /// Two dots in a row, or a dot at the start.
        case emptyLabel
        /// A `%` without two hexadecimal digits, or one that stands for a delimiter.
        case percentEscape
        /// More than one `@`: readers differ in which part is the host.
        case severalAtSigns
    }
}

extension ATSURLError {
    /// A stable name for machine-readable output.
    public var code: String {
        switch self {
        case .empty: "empty"
        case .hostMalformed: "host-malformed"
        case .hostNotASCII: "host-not-ascii"
        case .hostTooLong: "host-too-long"
        case .noHost: "no-host"
        case .noScheme: "no-scheme"
        case .portMalformed: "port-malformed"
        case .schemeOutsideATS: "scheme-outside-ats"
        case .tooLong: "url-too-long"
        }
    }
}

extension ATSURLError: CustomStringConvertible {
    /// What was found, what was expected, and the next step; never more of the URL than its scheme and host.
    public var description: String {
        switch self {
        case .empty:
            "there is no URL: give one such as https://example.com/"
        case .hostMalformed(.bracketsWithoutIPv6):
            "the host has brackets that hold no IPv6 address: write [2001:db8::1]"
        case .hostMalformed(.byte(let byte)):
            "the host holds the byte 0x\(String(byte, radix: 16)), which no host name has"
        case .hostMalformed(.emptyLabel):
            "the host has a dot with nothing before it, which no resolver takes"
        case .hostMalformed(.percentEscape):
            "the host holds a % that does not stand for a letter, digit, hyphen or dot"
        case .hostMalformed(.severalAtSigns):
            "the URL has more than one @ before its path, so that readers differ in which part is the host"
        case .hostNotASCII(nil):
            "the host has letters outside ASCII: write it in the xn-- form, which is what the system compares"
        case .hostNotASCII(let suggestion?):
            "the host has letters outside ASCII: write it in the xn-- form, which is what the system compares, most "
                + "likely \(suggestion) (how IDNA maps other characters than capital letters is not looked at)"
        case .hostTooLong(let bytes, let limit):
            "the host has \(bytes) bytes, a domain name has at most \(limit)"
        case .noHost:
            "the URL names no host"
        case .noScheme:
            "the text begins with no scheme: write http:// or https:// before the host"
        case .portMalformed:
            "the port is not a decimal number from 0 to 65535"
        case .schemeOutsideATS(let scheme):
            "App Transport Security has no say in the scheme \(scheme): it judges http, https, ws and wss"
        case .tooLong(let bytes, let limit):
            "the URL has \(bytes) bytes, at most \(limit) are read"
        }
    }
}
