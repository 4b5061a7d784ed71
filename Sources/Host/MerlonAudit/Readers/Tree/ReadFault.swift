// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// Why one file or member gave no facts.
struct ReadFault: Error, Sendable, Hashable {
    var kind: ReadProblem.Kind
    /// A clause that goes after "… was not read: ".
    var reason: String
    var isLimit: Bool

    init(_ kind: ReadProblem.Kind, _ reason: String, isLimit: Bool = false) {
        self.kind = kind
        self.reason = reason
        self.isLimit = isLimit
    }

    /// A limit of this program, which `reason` names.
    static func limit(_ reason: String) -> ReadFault { ReadFault(.limit, reason, isLimit: true) }

    init(_ fault: ZipFault) {
        self.init(fault.problemKind, fault.description, isLimit: fault.isLimit)
    }

    /// What `body` returns, with a fault in place of its error.
    static func wrapping<T>(_ body: () throws(ByteSourceError) -> T) throws(ReadFault) -> T {
        do {
            return try body()
        } catch {
            throw ReadFault(error)
        }
    }

    init(_ error: ByteSourceError) {
        self.init(.inaccessible, error.description)
    }
}

extension ByteSourceError: CustomStringConvertible {
    /// A clause without its full stop.
    var description: String {
        switch self {
        case .system(let code): String(cString: strerror(code)).lowercased()
        case .outOfRange: "it ended while it was being read"
        }
    }
}
