// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS
internal import MerlonPropertyList

extension PolicyChecker {
    /// Checks `text` against `form`, which is one of text.
    mutating func checkText(_ text: String, _ form: PolicyForm, at place: PolicyPlace, isKey: Bool = false) {
        switch form {
        case .text:
            if text.allSatisfy(\.isWhitespace) {
                log.add(.wrongValue, at: place, "text is needed here, and this is blank")
            } else if PolicyPlaceholder.isPlaceholder(text) {
                log.add(
                    .undecided, severity: .warning, at: place,
                    "'\(text)' was left for a person to decide, and stands there yet")
            } else if place.isAnswer, PolicyPlaceholder.isPostponed(text) {
                log.add(.undecided, severity: .warning, at: place, "\(quoted(text)) is no answer")
            }
        case .name:
            if !text.isPolicyName {
                log.add(
                    .wrongValue, at: place,
                    "\(quoted(text)) is no name: names have 1 to 64 letters (a to z, A to Z), digits, '.', '_' and "
                        + "'-', and begin with a letter or digit")
            }
        case .word(let words):
            if !words.contains(text) {
                // A kind of mechanism is a key, and an unknown key is told as one.
                log.add(
                    isKey ? .unknownKey : .wrongValue, at: place, "\(quoted(text)) is not known here",
                    allowed: words, suggestion: Spelling.nearest(to: text, in: words))
            }
        case .reference(let kind): checkReference(text, kind, at: place)
        case .day: checkDay(text, at: place)
        // Told with the host, since what is wrong depends on what stands beside it.
        case .host, .pin: break
        case .either, .flag, .list, .members, .record, .settings, .version: break
        }
    }

    private mutating func checkReference(_ text: String, _ kind: PolicyNameKind, at place: PolicyPlace) {
        guard !names.has(text, kind) else { return }
        switch kind {
        case .bundle, .environment, .threat:
            let section = "\(kind.rawValue)s"
            log.add(
                .unknownName, at: place,
                names.isEmpty(kind)
                    ? "\(quoted(text)) is no \(kind.rawValue): the policy has none under '\(section)'"
                    : "\(quoted(text)) is no \(kind.rawValue) that stands under '\(section)'",
                allowed: names.list(kind), suggestion: names.nearest(to: text, kind))
        case .demand:
            log.add(
                .unknownName, at: place, "no demand of a profile has the id \(quoted(text))",
                allowed: names.list(kind), suggestion: names.nearest(to: text, kind))
        case .rule:
            // The rules are too many to list.
            log.add(
                .unknownName, at: place,
                "no rule has the id \(quoted(text)); 'merlon rules' lists the rules",
                suggestion: names.nearest(to: text, kind))
        }
    }

    private mutating func checkDay(_ text: String, at place: PolicyPlace) {
        guard PolicyDay(text) == nil else { return }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        var suggestion: String?
        if parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] {
            suggestion = PolicyDay(year: year, month: month, day: day)?.description
        }
        let words =
            text.hasDayShape
            ? "the calendar has no day \(quoted(text))"
            : "\(quoted(text)) is no day: it is written as 2027-03-01, with year, month and day in this order"
        log.add(.wrongValue, at: place, words, suggestion: suggestion)
    }
}

/// `text` from the file as a message may show it; where it is a URL, without what could be secret.
func quoted(_ text: String) -> String {
    text.contains("://") ? shown("\(ShownURL(text))") : shown(text)
}

extension String {
    /// Whether this can name an environment, a bundle or a threat: file names are made of the first two.
    fileprivate var isPolicyName: Bool {
        (1...64).contains(utf8.count)
            && utf8.enumerated().allSatisfy { index, byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: index > 0 && "._-".utf8.contains(byte)
                }
            }
    }

    /// `dddd-dd-dd`.
    fileprivate var hasDayShape: Bool {
        utf8.count == 10
            && utf8.enumerated().allSatisfy { index, byte in
                index == 4 || index == 7
                    ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            }
    }
}

extension PolicyPlace {
    /// Whether what stands here has to say why, who or how.
    fileprivate var isAnswer: Bool {
        guard case .key(let key)? = keyPath.steps.last else { return false }
        return PolicyPlaceholder.answers.contains(key)
    }
}
