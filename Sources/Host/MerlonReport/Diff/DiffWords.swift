// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension ResultComparison {
    /// What the comparison comes down to.
    enum Outcome { case reaches, weaker, stronger, other, unchanged }

    /// What the comparison comes down to: what is worse decides, whatever else is better.
    var outcome: Outcome {
        if reaching > 0 { return .reaches }
        let hasRisen = severityChanges.contains { $0.item.severity > $0.before }
        if !opened.isEmpty || looser > 0 || hasRisen { return .weaker }
        if !closed.isEmpty || stricter > 0 { return .stronger }
        if !severityChanges.isEmpty || effective?.differences.isEmpty == false { return .other }
        return .unchanged
    }

    private var looser: Int { effective?.differences.count { $0.direction == .looser } ?? 0 }
    private var stricter: Int { effective?.differences.count { $0.direction == .stricter } ?? 0 }

    /// The verdict for whoever decides on a release, in one sentence.
    var verdict: String {
        let head =
            switch outcome {
            case .reaches:
                "Look before you release: \(counted(reaching, "finding")) opened at or above \(threshold.rawValue)"
            case .weaker: "Weaker than before, below the threshold (\(threshold.rawValue))"
            case .stronger: "Stronger than before"
            case .other: "Changed, and neither weaker nor stronger"
            case .unchanged: "Nothing changed"
            }
        let counts = [
            "\(opened.count) opened", "\(closed.count) closed",
            severityChanges.isEmpty ? nil : "\(severityChanges.count) of another severity",
            "\(unchanged) as before",
            looser > 0 ? "\(looser) looser in effect" : nil,
            stricter > 0 ? "\(stricter) stricter in effect" : nil,
        ].compactMap(\.self).joined(separator: ", ")
        let caution =
            isIncomplete
            ? " Not everything was read: more may have opened, and what closed may only not have been seen."
            : ""
        return "\(head): \(counts).\(caution)"
    }

    /// What to know of the two sides beside their findings; empty most often.
    var cautions: [String] {
        var words: [String] = []
        if old.version != new.version {
            words.append(
                "The older side was audited by version \(old.version), the newer by \(new.version): a finding may "
                    + "open since a rule sees more.")
        }
        for (side, result) in [("older", old), ("newer", new)] where result.unread > 0 {
            words.append("\(counted(result.unread, "item")) of the \(side) side could not be read.")
        }
        if let effective {
            if !effective.added.isEmpty {
                words.append("New processes: \(effective.added.listed).")
            }
            if !effective.removed.isEmpty {
                words.append("Processes that are gone: \(effective.removed.listed).")
            }
            if effective.leftOut > 0 {
                words.append("\(counted(effective.leftOut, "host")) more than a limit were not compared.")
            }
        }
        return words
    }
}

extension ResultComparison.Change {
    /// What is odd about the change; nil where it simply opened or closed.
    func note(hasOpened: Bool) -> String? {
        if isNewRule { return "the older result was made without this rule" }
        if isElsewhere {
            return hasOpened ? "at these places; it was found elsewhere before" : "at these places alone"
        }
        guard let other else { return nil }
        return hasOpened ? "before: \(other)" : "now: \(other)"
    }
}

extension ShippedPlace {
    /// `Shop.app/PlugIns/Share.appex/Info.plist:3 NSAppTransportSecurity.NSAllowsArbitraryLoads`.
    var words: String {
        let name = file.split(separator: "/").last.map(String.init)
        let path = [bundle == "." ? nil : bundle, name].compactMap(\.self).joined(separator: "/")
        let at = path + (line.map { ":\($0)" } ?? "")
        return [at, keyPath ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension EffectiveDifference {
    /// `cdn.shop.example: cleartext may be loaded now (URLSession)`.
    var sentence: String {
        let dispute =
            disputed.isEmpty ? "" : "; sources disagree (\(disputed.joined(separator: ", ")))"
        return "\(host): \(words)\(dispute)"
    }
}

extension [String] {
    /// The first few, and how many more.
    fileprivate var listed: String {
        let shown = prefix(6).joined(separator: ", ")
        return count > 6 ? "\(shown) and \(count - 6) more" : shown
    }
}
