// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

/// Entitlements in DER, as `codesign` writes them.
enum DERBuilder {
    static func entitlements(_ value: PropertyListValue) -> [UInt8] {
        element(0x70, element(0x02, [1]) + encoded(value))
    }

    static func encoded(_ value: PropertyListValue) -> [UInt8] {
        switch value {
        case .array(let nodes): element(0x30, nodes.flatMap { encoded($0.value) })
        case .boolean(let boolean): element(0x01, [boolean ? 0xFF : 0])
        case .data(let bytes): element(0x04, bytes)
        case .dictionary(let dictionary):
            element(0xB0, dictionary.entries.flatMap { pair($0.key, encoded($0.value.value)) })
        case .integer(let number): element(0x02, shortest(number))
        case .string(let text): element(0x0C, Array(text.utf8))
        case .date, .null, .real, .uid, .unsignedInteger: element(0x05, [])
        }
    }

    static func pair(_ key: String, _ value: [UInt8]) -> [UInt8] {
        element(0x30, element(0x0C, Array(key.utf8)) + value)
    }

    static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        guard content.count >= 0x80 else { return [tag, UInt8(content.count)] + content }
        return [tag, 0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) } + content
    }

    private static func shortest(_ number: Int64) -> [UInt8] {
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
        while bytes.count > 1, bytes[0] == (bytes[1] < 0x80 ? 0 : 0xFF) { bytes.removeFirst() }
        return bytes
    }
}

extension PropertyListValue {
    /// A dictionary of `pairs` without places.
    static func dictionary(_ pairs: KeyValuePairs<String, PropertyListValue>) -> PropertyListValue {
        .dictionary(PropertyListDictionary(pairs.map { .init($0.key, PropertyListNode($0.value)) }))
    }

    /// An array of `values` without places.
    static func list(_ values: PropertyListValue...) -> PropertyListValue {
        .array(values.map { PropertyListNode($0) })
    }

    /// The value without places, for comparison.
    var withoutPlaces: PropertyListValue {
        switch self {
        case .array(let nodes): .array(nodes.map { PropertyListNode($0.value.withoutPlaces) })
        case .dictionary(let dictionary):
            .dictionary(
                PropertyListDictionary(
                    dictionary.entries.map { .init($0.key, PropertyListNode($0.value.value.withoutPlaces)) }))
        default: self
        }
    }
}
