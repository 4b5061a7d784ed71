// SPDX-License-Identifier: Apache-2.0

/// Why a zip file, or one of its members, could not be read.
enum ZipFault: Error, Sendable, Hashable {
    /// The file does not begin or end as a zip file does.
    case notZip
    /// There is no end record: the file was cut short.
    case truncated
    /// The archive is one of several volumes.
    case multiDisk
    /// A record contradicts itself or another; the words name both sides.
    case malformed(String)
    /// A limit of ``ArtifactBudget`` was reached.
    case limit(String)
    /// The member grows past what its directory or the budget allows.
    case bomb(String)
    /// The member is encrypted.
    case encrypted
    /// The file itself could not be read.
    case source(ByteSourceError)
}

extension ZipFault {
    /// What `body` returns, with a fault of the file itself in place of its error.
    static func wrapping<T>(_ body: () throws(ByteSourceError) -> T) throws(ZipFault) -> T {
        do {
            return try body()
        } catch {
            throw .source(error)
        }
    }

    /// The problem that a report names this fault by.
    var problemKind: ReadProblem.Kind {
        switch self {
        case .bomb: .bomb
        case .encrypted: .encryptedMember
        case .limit: .limit
        case .malformed, .multiDisk, .notZip: .malformed
        case .source: .inaccessible
        case .truncated: .truncated
        }
    }

    /// Whether a limit of this program was the reason.
    var isLimit: Bool {
        switch self {
        case .bomb, .limit: true
        case .encrypted, .malformed, .multiDisk, .notZip, .source, .truncated: false
        }
    }
}

extension ZipFault: CustomStringConvertible {
    /// One sentence without its full stop.
    var description: String {
        switch self {
        case .bomb(let words), .limit(let words), .malformed(let words): words
        case .encrypted: "it is encrypted, and no password is known"
        case .multiDisk: "it is one volume of an archive that spans several"
        case .notZip: "it does not have the form of a zip file"
        case .source(let error): "\(error)"
        case .truncated: "it ends before its central directory: the file was cut short"
        }
    }
}
