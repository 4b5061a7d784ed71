// SPDX-License-Identifier: Apache-2.0

/// A binary property list put together by hand, so that each rule of the form can be kept or broken.
struct BinaryFixture {
    /// The objects' bytes, marker first.
    var objects: [[UInt8]]
    var topObject = 0
    var offsetSize = 2
    var referenceSize = 1
    var header = Array("bplist00".utf8)
    /// Offsets that replace the true ones, by the object's number.
    var offsets: [Int: UInt64] = [:]
    /// Bytes between the offset table and the trailer.
    var gap: [UInt8] = []

    init(_ objects: [[UInt8]]) {
        self.objects = objects
    }

    /// The file.
    var bytes: [UInt8] {
        var file = header
        var table: [UInt8] = []
        for (index, object) in objects.enumerated() {
            table += Self.bigEndian(offsets[index] ?? UInt64(file.count), offsetSize)
            file += object
        }
        let tableOffset = file.count
        file += table + gap + [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [objects.count, topObject, tableOffset] { file += Self.bigEndian(UInt64(number), 8) }
        return file
    }

    /// The last `size` bytes of `number`, big end first.
    static func bigEndian(_ number: UInt64, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
    }

    /// An object of an array whose elements have these numbers.
    static func array(_ references: [UInt8]) -> [UInt8] { [0xA0 | UInt8(references.count)] + references }

    /// An object of a dictionary whose keys and values have these numbers.
    static func dictionary(_ keys: [UInt8], _ values: [UInt8]) -> [UInt8] {
        [0xD0 | UInt8(keys.count)] + keys + values
    }

    /// An object of a short ASCII string.
    static func ascii(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }
}
