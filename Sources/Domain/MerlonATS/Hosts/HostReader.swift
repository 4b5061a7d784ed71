// SPDX-License-Identifier: Apache-2.0

/// Brings a host into the form in which it is compared: percent escapes decoded, capitals lowered (assumed:
/// Apple documents that keys must be lower case, not that the host is lowered), brackets and zone gone.
enum HostReader {
    /// A host in a buffer.
    struct Host {
        /// How many bytes it has there.
        var count: Int
        /// The address, where the host is one.
        var address: IPAddress?
    }

    /// Reads `source` into `target`, which has room for ``ATSURLBudget/hostRoom`` bytes.
    static func read(
        _ source: Slice<UnsafeBufferPointer<UInt8>>, keepsCase: Bool = false,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) throws(ATSURLError) -> Host {
        guard let first = source.first, let last = source.last else { throw .noHost }
        if first == UInt8(ascii: "[") {
            guard last == UInt8(ascii: "]"), source.count > 2 else {
                throw .hostMalformed(.bracketsWithoutIPv6)
            }
            return try readIPv6(source.dropFirst().dropLast(), into: target)
        }
        let count = try copyName(source, keepsCase: keepsCase, into: target)
        guard target[count - 1].isDigit else { return Host(count: count) }
        return Host(count: count, address: IPAddress.v4(UnsafeBufferPointer(rebasing: target[..<count])[...]))
    }

    /// Reads an IPv6 address without brackets.
    static func readIPv6(
        _ source: Slice<UnsafeBufferPointer<UInt8>>, into target: UnsafeMutableBufferPointer<UInt8>
    ) throws(ATSURLError) -> Host {
        // A zone (`%en0`, in a URL `%25en0`) says which interface, not which address.
        let text = source.prefix { $0 != UInt8(ascii: "%") }
        guard let address = IPAddress.v6(text) else { throw .hostMalformed(.bracketsWithoutIPv6) }
        for (index, byte) in text.enumerated() { target[index] = byte.lowered }
        return Host(count: text.count, address: address)
    }

    private static func copyName(
        _ source: Slice<UnsafeBufferPointer<UInt8>>, keepsCase: Bool,
        into target: UnsafeMutableBufferPointer<UInt8>
    ) throws(ATSURLError) -> Int {
        var count = 0
        var index = source.startIndex
        while index < source.endIndex {
            var byte = source[index]
            index += 1
            if byte == UInt8(ascii: "%") {
                byte = try unescaped(source[index...])
                index += 2
            }
            if byte == UInt8(ascii: ".") {
                guard count > 0, target[count - 1] != byte else { throw .hostMalformed(.emptyLabel) }
            } else if !byte.isHostByte {
                guard byte < 0x80 else { throw .hostNotASCII(suggestion: suggestion(for: source)) }
                throw .hostMalformed(.byte(byte))
            }
            guard count < ATSURLBudget.hostBytes else {
                throw .hostTooLong(bytes: source.count, limit: ATSURLBudget.hostBytes)
            }
            target[count] = keepsCase ? byte : byte.lowered
            count += 1
        }
        return count
    }

    /// The `xn--` form of a host with letters outside ASCII.
    private static func suggestion(for source: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard source.count <= ATSURLBudget.escapedHostBytes else { return nil }
        var host: [UInt8] = []
        var rest = source
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                host.append(byte)
                continue
            }
            guard let decoded = try? unescaped(rest) else { return nil }
            host.append(decoded)
            rest = rest.dropFirst(2)
        }
        return Punycode.suggestion(for: host)
    }

    private static func unescaped(_ digits: Slice<UnsafeBufferPointer<UInt8>>) throws(ATSURLError) -> UInt8 {
        guard let first = digits.first?.hexadecimalValue,
            let second = digits.dropFirst().first?.hexadecimalValue
        else { throw .hostMalformed(.percentEscape) }
        let byte = first << 4 | second
        guard
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "_") || byte >= 0x80
        else { throw .hostMalformed(.percentEscape) }
        return byte
    }
}

extension UInt8 {
    /// Whether RFC 3986 allows the byte in a registered name: unreserved and sub-delims.
    fileprivate var isHostByte: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || (self < 0x80 && isRareHostByte)
    }

    private var isRareHostByte: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            true
        default: false
        }
    }
}
