// SPDX-License-Identifier: Apache-2.0

/// What a system does with URLs under one `NSAppTransportSecurity` dictionary.
///
/// Making one costs time in proportion to the dictionary; a decision then costs time in proportion to the
/// labels of the host and the prefix lengths that occur, not to the number of entries. The rules and their
/// sources are `docs/ats.md`.
public struct ATSEvaluator: Sendable {
    /// The dictionary.
    public let configuration: ATSConfiguration
    /// The system that decisions are made for.
    public let system: ATSSystem

    let reading: ATSReading
    let globals: GlobalSettings
    let exceptions: ExceptionTable
    let pins: PinTable
    let hash: SuffixHash

    /// An evaluator of `configuration` for `system`.
    public init(_ configuration: ATSConfiguration, system: ATSSystem) {
        self.init(configuration, system: system, reading: ATSReading(system))
    }

    /// An evaluator by another reading, or of some entries only.
    init(
        _ configuration: ATSConfiguration, system: ATSSystem, reading: ATSReading,
        entries: EntrySelection = .all
    ) {
        self.configuration = configuration
        self.system = system
        self.reading = reading
        hash = SuffixHash()
        globals = GlobalSettings(configuration, reading: reading)
        exceptions = ExceptionTable(
            configuration.exceptionDomains, selection: entries.exceptions, globalNIAP: globals.niap,
            reading: reading, hash: hash)
        pins = PinTable(
            configuration.pinnedDomains,
            selection: reading.readsPins && !globals.discardsPins ? entries.pinned : [], hash: hash)
    }

    /// The decision on the URL in `bytes`, loaded by `loader`.
    ///
    /// - Throws: ``ATSURLError`` where the bytes are no URL with a host, or of a scheme that ATS has no
    ///   say in.
    public func decide(
        _ bytes: UnsafeBufferPointer<UInt8>, loader: ATSLoader = .urlSession
    ) throws(ATSURLError) -> ATSDecision {
        let split = try URLSplit(bytes)
        return try decide(hostText: bytes[split.host], scheme: split.scheme, loader: loader)
    }

    /// The decision on the URL in `bytes`, loaded by `loader`.
    public func decide(_ bytes: [UInt8], loader: ATSLoader = .urlSession) throws(ATSURLError) -> ATSDecision {
        try bytes.withUnsafeBufferPointer { (bytes) throws(ATSURLError) in try decide(bytes, loader: loader) }
    }

    /// The decision on `url`, loaded by `loader`.
    public func decide(_ url: String, loader: ATSLoader = .urlSession) throws(ATSURLError) -> ATSDecision {
        var url = url
        return try url.withUTF8 { bytes -> Result<ATSDecision, ATSURLError> in
            Result { () throws(ATSURLError) in try decide(bytes, loader: loader) }
        }.get()
    }

    /// The decision on a connection to `host`: a name, an IPv4 address, or an IPv6 address with or without
    /// brackets.
    public func decide(
        host: String, scheme: ATSScheme = .https, loader: ATSLoader = .urlSession
    ) throws(ATSURLError) -> ATSDecision {
        var host = host
        guard !host.isEmpty else { throw .empty }
        if host.utf8.first != UInt8(ascii: "["), host.utf8.contains(UInt8(ascii: ":")) { host = "[\(host)]" }
        return try host.withUTF8 { bytes -> Result<ATSDecision, ATSURLError> in
            Result { () throws(ATSURLError) in
                try decide(hostText: bytes[...], scheme: scheme, loader: loader)
            }
        }.get()
    }

    private func decide(
        hostText: Slice<UnsafeBufferPointer<UInt8>>, scheme: ATSScheme, loader: ATSLoader
    ) throws(ATSURLError) -> ATSDecision {
        try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ATSURLBudget.hostRoom) {
            (buffer) throws(ATSURLError) in
            let keepsCase = reading.hostCase == .asWritten
            var host = try HostReader.read(hostText, keepsCase: keepsCase, into: buffer)
            if reading.readsNumericNames { host.readNumericName(in: buffer) }
            return decide(
                UnsafeBufferPointer(rebasing: buffer[..<host.count]), address: host.address, scheme: scheme,
                loader: loader)
        }
    }
}
