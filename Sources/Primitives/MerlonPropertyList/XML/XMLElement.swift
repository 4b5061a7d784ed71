// SPDX-License-Identifier: Apache-2.0

/// The elements of Apple's PropertyList-1.0 document type.
enum XMLElement: String, CaseIterable {
    case array, data, date, dict, `false`, integer, key, plist, real, string, `true`

    /// The element of the name `name`, or nil.
    init?(_ name: UnsafeBufferPointer<UInt8>) {
        let element: XMLElement? =
            switch (name.count, name.first) {
            case (3, _): .key
            case (4, UInt8(ascii: "d")):
                name[1] == UInt8(ascii: "i") ? .dict : name[3] == UInt8(ascii: "a") ? .data : .date
            case (4, UInt8(ascii: "r")): .real
            case (4, UInt8(ascii: "t")): .true
            case (5, UInt8(ascii: "a")): .array
            case (5, UInt8(ascii: "f")): .false
            case (5, UInt8(ascii: "p")): .plist
            case (6, _): .string
            case (7, _): .integer
            default: nil
            }
        guard let element, name.elementsEqual(element.rawValue.utf8) else { return nil }
        self = element
    }
}
