// SPDX-License-Identifier: Apache-2.0

/// A file that is read from front to back, with skips: enough for an executable's head and signature and
/// for the first bytes that tell what a file is.
struct ForwardBytes {
    var count: Int
    /// The bytes from an offset on; nil where they could not be read.
    var bytes: (_ offset: Int, _ count: Int) -> [UInt8]?
    /// Why ``bytes`` gave nothing the last time; nil where the data simply ended.
    var fault: () -> ReadFault?

    /// The first bytes, at most `limit`.
    func prefix(_ limit: Int) -> [UInt8] { bytes(0, min(limit, count)) ?? [] }
}

extension ForwardBytes {
    /// A source that can seek.
    init(_ source: any ByteSource) {
        self.init(count: source.count, bytes: { try? source.bytes($0..<$0 + $1) }, fault: { nil })
    }

    /// A member that is unpacked as it is read.
    init(_ member: MemberBytes, count: Int) {
        self.init(
            count: count, bytes: { member.bytes(at: $0, count: $1) },
            fault: { member.fault.map(ReadFault.init) })
    }
}
