// SPDX-License-Identifier: Apache-2.0
import Foundation
import MerlonPropertyList

/// Foundation's readers, which keep neither places nor duplicates, as the second opinion on values.
enum FoundationOracle {
    /// What Foundation reads from a property list, or nil where it refuses.
    static func propertyList(_ bytes: [UInt8]) -> PropertyListNode? {
        (try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)).flatMap(
            node)
    }

    /// What Foundation reads from JSON, or nil where it refuses.
    static func json(_ bytes: [UInt8]) -> PropertyListNode? {
        (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)).flatMap(node)
    }

    /// Bytes that Foundation writes for `node`.
    static func bytes(_ node: PropertyListNode, _ format: PropertyListSerialization.PropertyListFormat) throws
        -> [UInt8]
    {
        Array(try PropertyListSerialization.data(fromPropertyList: object(node), format: format, options: 0))
    }

    /// Foundation's object of `node`.
    static func object(_ node: PropertyListNode) -> Any {
        switch node.value {
        case .array(let elements): elements.map(object)
        case .boolean(let value): value
        case .data(let bytes): Data(bytes)
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .dictionary(let dictionary):
            Dictionary(dictionary.entries.map { ($0.key, object($0.value)) }) { $1 }
        case .integer(let value): NSNumber(value: value)
        case .null: NSNull()
        case .real(let value): NSNumber(value: value)
        case .string(let text): text
        case .uid(let value): NSNumber(value: value)
        case .unsignedInteger(let value): NSNumber(value: value)
        }
    }

    private static func node(_ object: Any) -> PropertyListNode? {
        switch object {
        case is NSNull: return PropertyListNode(.null)
        case let text as String: return PropertyListNode(.string(text))
        case let data as Data: return PropertyListNode(.data(Array(data)))
        case let date as Date: return PropertyListNode(.date(date.timeIntervalSinceReferenceDate))
        case let array as [Any]: return PropertyListNode(.array(array.compactMap(node)))
        case let dictionary as [String: Any]:
            let entries = dictionary.sorted { $0.key < $1.key }.compactMap { key, value in
                node(value).map { PropertyListDictionary.Entry(key, $0) }
            }
            return PropertyListNode(.dictionary(PropertyListDictionary(entries)))
        default: return number(object)
        }
    }

    /// On Linux `as? Bool` succeeds for the integer 1 too: the type that the number was made with tells.
    private static func number(_ object: Any) -> PropertyListNode? {
        guard let number = object as? NSNumber else { return nil }
        switch String(cString: number.objCType) {
        case "c", "B": return PropertyListNode(.boolean(number.boolValue))
        case "d", "f": return PropertyListNode(.real(number.doubleValue))
        case "Q" where number.uint64Value > Int64.max:
            return PropertyListNode(.unsignedInteger(number.uint64Value))
        default: return PropertyListNode(.integer(number.int64Value))
        }
    }
}
