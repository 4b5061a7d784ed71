// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

/// What systems make of a value where ATS wants a boolean. They differ: see `docs/ats.md`.
enum SettingValue {
    /// Every system that was read takes it as YES.
    case yes
    /// Some systems take it as YES: the string `YES` before 18.4, a number other than 0 but for 18.4.
    case yesOnSome
    /// No system takes it as YES.
    case no

    init(_ node: PropertyListNode?) {
        switch node?.value {
        case .boolean(true): self = .yes
        case .integer(let number) where number != 0: self = .yesOnSome
        case .real(let number) where number != 0: self = .yesOnSome
        case .unsignedInteger: self = .yesOnSome
        case .string(let text) where Self.isYesWord(text): self = .yesOnSome
        default: self = .no
        }
    }

    /// `boolValue` of NSString: Y, y, T, t or a digit other than 0 after white space, sign and zeros.
    private static func isYesWord(_ text: String) -> Bool {
        guard let first = text.drop(while: { " \t\n+-0".contains($0) }).first else { return false }
        return "YyTt123456789".contains(first)
    }
}

extension ATSConfiguration {
    /// Whether `NSAllowsArbitraryLoads` opens the app, the override rule applied: since iOS 10 a narrow key
    /// with any value makes it count for nothing, but one that is no boolean counts as absent from 18.5 on.
    var arbitraryLoadsInEffect: SettingValue {
        let narrow = [
            allowsArbitraryLoadsForMedia, allowsArbitraryLoadsInWebContent, allowsLocalNetworking,
        ].compactMap(\.self)
        let own = SettingValue(allowsArbitraryLoads)
        if narrow.isEmpty || own == .no { return own }
        return narrow.contains(where: \.isNumber) ? .no : .yesOnSome
    }
}

extension PropertyListNode {
    /// Whether every system takes the value for one of a switch, as NSNumber.
    fileprivate var isNumber: Bool {
        switch value {
        case .boolean, .integer, .real, .unsignedInteger: true
        default: false
        }
    }

    /// The value in a few characters, for evidence: it is a switch or a version, never a secret, but a
    /// long text from outside is cut.
    var shortText: String {
        switch value {
        case .boolean(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .unsignedInteger(let number): String(number)
        case .real(let number): String(number)
        case .string(let text): "\"\(text.count > 40 ? text.prefix(40) + "…" : text[...])\""
        default: value.typeName
        }
    }
}
