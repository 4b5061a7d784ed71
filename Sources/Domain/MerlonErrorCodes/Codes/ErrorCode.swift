// SPDX-License-Identifier: Apache-2.0

/// What one number of one domain means.
public struct ErrorCode: Sendable, Hashable, Codable {
    /// How sure the meaning is.
    public enum Confidence: String, Sendable, Hashable, Codable, CaseIterable {
        /// Name and number stand in a published header or standard.
        case documented
        /// The number is in no header; its meaning follows from many public reports that agree, or from
        /// open source of the component that prints it.
        case reported
    }

    /// Whose number it is.
    public var domain: ErrorDomain
    /// The number.
    public var number: Int
    /// The symbol (`errSSLClosedNoNotify`); empty where no header gives one.
    public var name: String
    /// One or two plain sentences: what happened, not what to do.
    public var meaning: String
    /// Where name and number stand.
    public var source: ErrorSource
    /// How sure the meaning is.
    public var confidence: Confidence

    /// A code from its parts.
    public init(
        _ domain: ErrorDomain, _ number: Int, _ name: String, _ meaning: String, source: ErrorSource,
        confidence: Confidence = .documented
    ) {
        self.domain = domain
        self.number = number
        self.name = name
        self.meaning = meaning
        self.source = source
        self.confidence = confidence
    }
}
