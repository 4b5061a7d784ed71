// SPDX-License-Identifier: Apache-2.0

/// What reading one pasted text may cost. Whatever a limit leaves out stands in ``ErrorReading/cuts``.
public struct ErrorReadingBudget: Sendable {
    /// The longest text in bytes; of a longer one the beginning is read. A day's console log of one app is
    /// below 1 MB, and reading this much takes less than a second of one core.
    public var bytes = 4 << 20
    /// The most different codes kept. An error that a person pastes holds fewer than 20.
    public var codes = 500
    /// The most different URLs kept. A log of one failing screen names fewer than 20.
    public var urls = 100
    /// The deepest nesting of brackets that is followed. Alamofire in Moya in a wrapper reaches 12.
    public var nesting = 64
    /// The most certificates kept of the server's chain; TLS stacks refuse chains beyond about 10.
    public var certificates = 32

    /// The limits that fit console text.
    public init() {}
}
