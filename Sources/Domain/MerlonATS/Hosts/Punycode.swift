// SPDX-License-Identifier: Apache-2.0

/// The `xn--` form of names with letters outside ASCII, as a suggestion for a person.
///
/// The encoding is RFC 3492's. Letters are brought to lower case; the rest of the mapping that IDNA asks for
/// (UTS #46) is not done, so the outcome is never compared with a key.
enum Punycode {
    /// The form that a URL most likely carries for `host` in UTF-8, its percent escapes decoded; nil where no
    /// host comes of it.
    static func suggestion(for host: [UInt8]) -> String? {
        guard let text = String(validating: host) else { return nil }
        var parts = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        let finalDot = parts.count > 1 && parts.last?.isEmpty == true ? "." : ""
        if !finalDot.isEmpty { parts.removeLast() }
        let labels = parts.map(label)
        let known = labels.compactMap(\.self)
        let name = known.joined(separator: ".") + finalDot
        return known.count == labels.count && name.utf8.count <= ATSURLBudget.hostBytes ? name : nil
    }

    private static func label(_ label: Substring.UnicodeScalarView) -> String? {
        let scalars = label.flatMap(\.properties.lowercaseMapping.unicodeScalars)
        let isPlain = scalars.allSatisfy { scalar in
            guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else {
                // A letter and its accent would have to become one letter first.
                return !(0x300...0x36f).contains(scalar.value) && scalar.isOfNames
            }
            return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        guard isPlain, !scalars.isEmpty else { return nil }
        if scalars.allSatisfy(\.isASCII) { return String(String.UnicodeScalarView(scalars)) }
        // RFC 1035, section 2.3.4: a label has 63 bytes at most; with "xn--" before them, 59 are left.
        let encoded = scalars.count <= 59 ? encode(scalars.map(\.value)) : nil
        return encoded.flatMap { $0.utf8.count <= 59 ? "xn--\($0)" : nil }
    }

    /// RFC 3492, section 6.3; `scalars` are few enough that nothing overflows.
    static func encode(_ scalars: [UInt32]) -> String {
        var output = scalars.filter { $0 < 0x80 }.map { UInt8(truncatingIfNeeded: $0) }
        let basic = output.count
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var (handled, delta, bias) = (basic, 0, 72)
        var last: UInt32 = 0x7f
        while handled < scalars.count, let next = scalars.filter({ $0 > last }).min() {
            // The scalars between the last one handled and this one, each before every place of the text.
            delta += Int(next - last - 1) * (handled + 1)
            for scalar in scalars {
                if scalar < next { delta += 1 }
                guard scalar == next else { continue }
                append(delta, bias, to: &output)
                bias = adapted(delta, isFirst: handled == basic, handled: handled + 1)
                delta = 0
                handled += 1
            }
            delta += 1
            last = next
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// A number as a variable-length integer: RFC 3492, section 3.3.
    private static func append(_ delta: Int, _ bias: Int, to output: inout [UInt8]) {
        var rest = delta
        var position = 36
        while true {
            let threshold = min(max(position - bias, 1), 26)
            guard rest >= threshold else { return output.append(digit(rest)) }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            position += 36
        }
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }

    /// RFC 3492, section 6.1.
    private static func adapted(_ delta: Int, isFirst: Bool, handled: Int) -> Int {
        var rest = isFirst ? delta / 700 : delta / 2
        rest += rest / handled
        var bias = 0
        while rest > 455 {
            rest /= 35
            bias += 36
        }
        return bias + 36 * rest / (rest + 38)
    }
}

extension Unicode.Scalar {
    /// Whether names are written with it: letters, their marks, digits and pictures, but no dots and spaces,
    /// of which some would have to be mapped.
    fileprivate var isOfNames: Bool {
        switch properties.generalCategory {
        case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber,
            .otherSymbol:
            !properties.isDefaultIgnorableCodePoint
        default: false
        }
    }
}

extension String {
    /// `bytes` where they are UTF-8.
    fileprivate init?(validating bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is not UTF-8 becomes U+FFFD, which no host holds.
        guard !text.unicodeScalars.contains("\u{fffd}") else { return nil }
        self = text
    }
}
