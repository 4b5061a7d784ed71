// SPDX-License-Identifier: Apache-2.0

/// What a URL may cost the evaluator.
enum ATSURLBudget {
    /// The longest URL in bytes. Servers stop at 8 KiB to 16 KiB; data URLs, which may be longer, are not
    /// ATS's business.
    static let urlBytes = 1 << 20
    /// The longest host in bytes: 253 for a domain name (RFC 1035, section 2.3.4) and a final dot.
    static let hostBytes = 254
    /// Room for a host as it is compared; the longest text of an IPv6 address (45) fits too.
    static let hostRoom = 256
    /// The longest host with letters outside ASCII that its `xn--` form is derived for: 253 letters of four
    /// bytes, each byte escaped in three.
    static let escapedHostBytes = 3_036
    /// The most characters of a scheme that an error repeats.
    static let schemeShown = 32
}
