// SPDX-License-Identifier: Apache-2.0
import MerlonAudit

extension ResultComparison {
    /// The verdict for whoever decides on a release, in one sentence.
    var verdict: String {
        let looser = effective?.differences.count { $0.direction == .looser } ?? 0
        let stricter = effective?.differences.count { $0.direction == .stricter } ?? 0
        let head: String
        if reaching > 0 {
            head =
                "Look before you release: \(counted(reaching, "finding")) opened at or above \(threshold.rawValue)"
        } else if !opened.isEmpty || looser > 0 {
            head = "Weaker than before, below the threshold (\(threshold.rawValue))"
        } else if !closed.isEmpty || stricter > 0 {
            head = "Stronger than before"
        } else if !severityChanges.isEmpty || effective?.differences.isEmpty == false {
            head = "Changed, and neither weaker nor stronger"
        } else {
            head = "Nothing changed"
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
