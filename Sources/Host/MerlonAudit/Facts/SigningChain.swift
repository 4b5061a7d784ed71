// SPDX-License-Identifier: Apache-2.0
public import MerlonPolicy

/// The certificates behind a CMS signature, as the signature carries them.
///
/// Each certificate's signature is checked with the key of the next. Whether the last one is Apple's is not
/// verified: that needs Apple's roots, and whether one was revoked needs Apple.
public struct SigningChain: Sendable, Hashable {
    /// The signer's certificate, then the one that made it, and so on.
    public var certificates: [CertificateFacts]
    /// Whether the last certificate made itself: no link is missing.
    public var isComplete: Bool
    /// How many certificates of the signature were not looked through, since it carries more than the limit.
    public var unreadCertificates: Int

    /// A chain from its parts.
    public init(certificates: [CertificateFacts], isComplete: Bool, unreadCertificates: Int = 0) {
        self.certificates = certificates
        self.isComplete = isComplete
        self.unreadCertificates = unreadCertificates
    }

    /// The certificates that are not valid on `day`: over, or not begun.
    public func outOfDate(on day: PolicyDay) -> [CertificateFacts] {
        certificates.filter { certificate in
            if let last = certificate.lastDay, last < day { return true }
            guard let first = certificate.firstDay else { return false }
            return day < first
        }
    }
}

extension CertificateFacts {
    /// The day of its first second in UTC; nil where it is not known or no day of the calendar.
    public var firstDay: PolicyDay? { begins.flatMap(PolicyDay.init(second:)) }
    /// The day of its last second in UTC; nil where that is no day of the calendar.
    public var lastDay: PolicyDay? { PolicyDay(second: expires) }
}

extension PolicyDay {
    /// The day in UTC of a second since 1970-01-01T00:00:00Z.
    init?(second: Int) {
        self.init(daysSince1970: Int((Double(second) / 86_400).rounded(.down)))
    }
}
