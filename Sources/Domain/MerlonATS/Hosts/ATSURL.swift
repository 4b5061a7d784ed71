// SPDX-License-Identifier: Apache-2.0

/// A URL that ATS has a say in, taken apart: for those who name a host rather than judge it.
public struct ATSURL: Sendable, Hashable {
    /// The scheme.
    public var scheme: ATSScheme
    /// The host as it is compared with the keys: percent escapes decoded, in lower case, an IPv6 address
    /// without brackets and zone.
    public var host: String
    /// The address, where the host is one.
    public var address: IPAddress?
    /// The port, or nil where none is written.
    public var port: Int?
    /// Whether the URL writes capital letters in the host.
    var hasCapitals: Bool

    /// Takes `url` apart.
    public init(_ url: String) throws(ATSURLError) {
        var url = url
        self = try url.withUTF8 { bytes -> Result<ATSURL, ATSURLError> in
            Result { () throws(ATSURLError) in try ATSURL(bytes) }
        }.get()
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ATSURLError) {
        let split = try URLSplit(bytes)
        scheme = split.scheme
        port = split.port
        hasCapitals = bytes[split.host].contains { $0.isUpperCase }
        (host, address) = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ATSURLBudget.hostRoom) {
            (buffer) throws(ATSURLError) in
            let host = try HostReader.read(bytes[split.host], into: buffer)
            return (String(decoding: buffer[..<host.count], as: UTF8.self), host.address)
        }
    }
}
