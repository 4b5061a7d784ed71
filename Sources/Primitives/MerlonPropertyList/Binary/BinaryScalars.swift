// SPDX-License-Identifier: Apache-2.0

/// The values of the objects that are no containers.
///
/// A long string that many references lead to is read once and shared. Objects of a file that a writer made
/// don't overlap, so the long ones together are no longer than the file; a file in which they are would cost
/// memory without bound, and is refused.
struct BinaryScalars {
    private let table: BinaryObjectTable
    private var shared: [Int: PropertyListValue] = [:]
    private var sharedBytes = 0

    /// From this length on a value is kept: shorter ones cost no more than the node that holds them.
    private static let sharedLength = 64

    init(_ table: BinaryObjectTable) {
        self.table = table
    }

    /// The value of `object`, which has the number `index`. A container has none: nil becomes an error there.
    mutating func value(of object: BinaryObject, _ index: Int) throws(PropertyListError) -> PropertyListValue
    {
        let length = object.payload.count
        guard length >= Self.sharedLength else { return try read(object) }
        if let value = shared[index] { return value }
        guard length <= table.bytes.count - sharedBytes else {
            throw malformed("objects that overlap", object)
        }
        let value = try read(object)
        sharedBytes += length
        shared[index] = value
        return value
    }

    private func read(_ object: BinaryObject) throws(PropertyListError) -> PropertyListValue {
        let payload = table.bytes[object.payload]
        switch object.kind {
        case .array, .dictionary: throw malformed("a dictionary with a key that is no string", object)
        case .ascii:
            guard payload.allSatisfy({ $0 < 0x80 }) else {
                throw malformed("an ASCII string with a byte above 127", object)
            }
            return .string(String(decoding: payload, as: UTF8.self))
        case .boolean(let value): return .boolean(value)
        case .data: return .data(Array(payload))
        case .date: return .date(Double(bitPattern: number(payload)))
        case .integer: return try integer(object, payload)
        case .null: return .null
        case .real:
            return .real(
                payload.count == 4
                    ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: number(payload))))
                    : Double(bitPattern: number(payload)))
        case .uid: return .uid(number(payload))
        case .utf16: return .string(utf16(payload))
        case .utf8:
            guard let text = payload.withUnsafeBufferPointer(String.init(utf8:)) else {
                throw malformed("a UTF-8 string that is not UTF-8", object)
            }
            return .string(text)
        }
    }

    /// 1, 2 and 4 bytes have no sign, 8 have one, and 16 are there for what 8 don't hold.
    private func integer(
        _ object: BinaryObject, _ payload: ArraySlice<UInt8>
    ) throws(PropertyListError) -> PropertyListValue {
        let low = number(payload.suffix(8))
        guard payload.count > 8 else {
            return .integer(Int64(truncatingIfNeeded: low))
        }
        let high = number(payload.prefix(8))
        switch (high, Int64(truncatingIfNeeded: low)) {
        case (0, let value): return value < 0 ? .unsignedInteger(low) : .integer(value)
        case (.max, let value) where value < 0: return .integer(value)
        default: throw malformed("an integer that 64 bits don't hold", object)
        }
    }

    private func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

    /// UTF-16 text; half a surrogate pair, which Core Foundation keeps and a Swift string can't hold, becomes
    /// U+FFFD.
    private func utf16(_ payload: ArraySlice<UInt8>) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(payload.count / 2)
        var index = payload.startIndex
        while index + 1 < payload.endIndex {
            units.append(UInt16(payload[index]) << 8 | UInt16(payload[index + 1]))
            index += 2
        }
        return String(decoding: units, as: UTF16.self)
    }

    private func malformed(_ problem: String, _ object: BinaryObject) -> PropertyListError {
        table.malformed(problem, at: object.place.offset, to: object.place.endOffset)
    }
}
