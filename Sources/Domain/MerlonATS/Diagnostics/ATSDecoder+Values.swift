// SPDX-License-Identifier: Apache-2.0
import MerlonPropertyList

extension ATSDecoder {
    /// Reports a value that `key` does not take.
    mutating func checkValue(_ node: PropertyListNode, of key: ATSKey, at path: PropertyListKeyPath) {
        switch key {
        case .minimumTLSVersion:
            checkWord(
                node, of: key, at: path, documented: TLSVersion.allCases.map(\.rawValue),
                nearest: nearestTLSVersion,
                otherwise: "any other spelling is ignored, and the minimum stays TLSv1.2")
        case .exceptionRequiresNIAPPackage, .requiresNIAPPackage:
            checkWord(
                node, of: key, at: path, documented: ["FCP_v2.1", "none", "recommended"],
                nearest: nearestNIAPPackage,
                otherwise: "what the system makes of any other value is not documented")
        default: checkBoolean(node, of: key, at: path)
        }
    }

    /// Reports a value of a type that the system does not take.
    mutating func reportWrongType(
        _ node: PropertyListNode, of key: ATSKey, wanted: String, at path: PropertyListKeyPath,
        intended: String? = nil
    ) {
        log.add(
            .wrongType, at: path, node.place, intended: intended,
            "\(key.rawValue) is of type \(node.value.typeName); the system reads \(wanted) here and ignores anything "
                + "else.")
    }

    /// Reports anything but `<true/>` and `<false/>`. Systems differ in what they make of it: the code of
    /// 18.5 and later takes numbers alone, that of 18.4 booleans alone, and that before any `boolValue`.
    private mutating func checkBoolean(_ node: PropertyListNode, of key: ATSKey, at path: PropertyListKeyPath)
    {
        switch node.value {
        case .boolean: return
        case .integer, .real, .unsignedInteger: reportNumber(node, of: key, at: path)
        case .string(let text) where text.isUnresolved:
            reportUnresolved(text, node, of: key, wanted: "a boolean", at: path)
        case .string(let text) where text.isScheme:
            log.add(
                .unresolvedValue, at: path, node.place,
                "\(key.rawValue) is the string \(shown(text)), a URL scheme, and ATS reads a boolean: it asks for YES "
                    + "or NO, and takes the scheme from each URL.")
        case .string(let text):
            log.add(
                .wrongType, at: path, node.place,
                intended: text.meantBoolean.map { $0 ? "<true/>" : "<false/>" },
                "\(key.rawValue) is the string \(shown(text)), and ATS reads a boolean: systems since iOS 18.5 take "
                    + "the key for absent, "
                    + (BooleanReading.boolValue(node) == true
                        ? "18.4 takes it for NO and older ones for YES."
                        : "18.4 and older ones take it for NO."))
        default: reportWrongType(node, of: key, wanted: "a boolean", at: path)
        }
    }

    private mutating func reportNumber(_ node: PropertyListNode, of key: ATSKey, at path: PropertyListKeyPath)
    {
        let isYes = BooleanReading.boolValue(node) == true
        let readings =
            if !isYes {
                "systems take it for NO, but only <false/> is documented"
            } else if BooleanReading.numberEqualToYES(node) == true {
                "systems since iOS 18.5 take it for YES, 18.4 for NO and older ones for YES"
            } else {
                "systems since iOS 18.4 take it for NO and older ones for YES"
            }
        log.add(
            .wrongType, at: path, node.place, intended: isYes ? "<true/>" : "<false/>",
            "\(key.rawValue) is \(node.value.numberWords), and ATS reads a boolean: \(readings).")
    }

    /// Reports a string outside the documented set, or no string at all.
    private mutating func checkWord(
        _ node: PropertyListNode, of key: ATSKey, at path: PropertyListKeyPath, documented: [String],
        nearest: (String) -> String?, otherwise: String
    ) {
        let set = documented.dropLast().joined(separator: ", ") + " or " + (documented.last ?? "")
        switch node.value {
        case .string(let text) where documented.contains(text): return
        case .string(let text) where text.isUnresolved:
            reportUnresolved(text, node, of: key, wanted: "one of \(set)", at: path)
        case .string(let text):
            log.add(
                .invalidValue, at: path, node.place, intended: nearest(text),
                "\(key.rawValue) is \(shown(text)), and the values are \(set), in this case exactly; \(otherwise)."
            )
        case .real(let number):
            reportWrongType(
                node, of: key, wanted: "the string \(set)", at: path, intended: nearest("\(number)"))
        default: reportWrongType(node, of: key, wanted: "the string \(set)", at: path)
        }
    }

    /// Reports a variable that was left in a value.
    mutating func reportUnresolved(
        _ text: String, _ node: PropertyListNode, of key: ATSKey, wanted: String, at path: PropertyListKeyPath
    ) {
        log.add(
            .unresolvedValue, at: path, node.place,
            "\(key.rawValue) is the string \(shown(text)), which holds a variable that the build has not replaced; "
                + "the system reads \(wanted) here"
                + (wanted == "a boolean" ? ", and what a variable leaves is a string even then." : "."))
    }
}

/// `TLSV1.2`, `TLS 1.2`, `1.2`, `tls1_2`, `TLSv12` → `TLSv1.2`; nil where no documented version is near.
private func nearestTLSVersion(_ text: String) -> String? {
    var rest = text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }[...]
    for word in ["k", "tls", "protocol", "version", "v"] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
    }
    return switch rest {
    case "1", "10", "100": "TLSv1.0"
    case "11", "110": "TLSv1.1"
    case "12", "120": "TLSv1.2"
    case "13", "130": "TLSv1.3"
    default: nil
    }
}

/// The documented package that `text` was most likely meant for.
private func nearestNIAPPackage(_ text: String) -> String? {
    let letters = text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return ["FCP_v2.1", "none", "recommended"].first { package in
        let wanted = package.lowercased().filter { $0.isLetter || $0.isNumber }
        return editDistance(Array(letters.utf8.prefix(32)), Array(wanted.utf8), atMost: wanted.utf8.count / 4)
            != nil
    }
}

extension String {
    /// Whether a build, template or environment variable stands in this: `$(NAME)`, `${NAME}`, `$NAME`,
    /// `@NAME@`, `{{name}}`, `<%= name %>`.
    var isUnresolved: Bool {
        guard utf8.contains(where: { "$@{<".utf8.contains($0) }) else { return false }
        return contains("$(") || contains("${") || contains("{{") || contains("<%")
            || (hasPrefix("$") && utf8.count > 1) || (hasPrefix("@") && hasSuffix("@") && utf8.count > 2)
    }

    /// Whether this is a scheme that URL loading knows, alone or with more behind it.
    fileprivate var isScheme: Bool {
        let scheme = prefix { $0 != ":" }.lowercased()
        return ["http", "https", "ws", "wss", "ftp", "file"].contains(scheme)
    }

    /// What the author of a word in place of a boolean meant.
    fileprivate var meantBoolean: Bool? {
        switch lowercased().filter({ !$0.isWhitespace }) {
        case "yes", "true", "1", "y", "on", "<true/>": true
        case "no", "false", "0", "n", "off", "<false/>": false
        default: nil
        }
    }
}

extension PropertyListValue {
    /// A number for a sentence.
    fileprivate var numberWords: String {
        switch self {
        case .integer(let number): "the integer \(number)"
        case .unsignedInteger(let number): "the integer \(number)"
        case .real(let number): "the real number \(number)"
        default: typeName
        }
    }
}
