// SPDX-License-Identifier: Apache-2.0
internal import MerlonATS

/// What is demanded of TLS, in words.
enum TransportDemandWords {
    static func words(_ demand: ATSTransportDemand?) -> String {
        guard let demand else { return "nothing is demanded of TLS" }
        let secrecy = demand.requiresForwardSecrecy ? "with" : "without"
        let niap = demand.niap == .none ? "" : ", NIAP \(demand.niap.rawValue)"
        return "\(demand.minimumTLS.rawValue) is demanded, \(secrecy) forward secrecy\(niap)"
    }

    static func direction(
        from before: ATSTransportDemand?, to now: ATSTransportDemand?
    ) -> EffectiveDifference.Direction {
        guard let before else { return .stricter }
        guard let now else { return .looser }
        let isLooser =
            now.minimumTLS < before.minimumTLS
            || (before.requiresForwardSecrecy && !now.requiresForwardSecrecy)
            || (before.niap != .none && now.niap == .none)
        let isStricter =
            before.minimumTLS < now.minimumTLS
            || (!before.requiresForwardSecrecy && now.requiresForwardSecrecy)
            || (before.niap == .none && now.niap != .none)
        // Both at once is no comfort: who reviews a release shall look at it.
        return isLooser ? .looser : isStricter ? .stricter : .different
    }
}

/// What became of a host's pins, in words.
enum PinWords {
    static func difference(
        from before: ATSPinDemand, to now: ATSPinDemand
    ) -> (EffectiveDifference.Direction, String) {
        if now.rejectsEverything, !before.rejectsEverything {
            return (.stricter, "a pin list applies that no key can match: every connection fails")
        }
        if before == .none { return (.stricter, "pins apply now (\(count(now)))") }
        if now == .none { return (.looser, "pins no longer apply (before: \(count(before)))") }
        let old = keys(before)
        let new = keys(now)
        let words =
            "other pins apply: \(new.subtracting(old).count) added, \(old.subtracting(new).count) removed"
        if old.isStrictSubset(of: new) { return (.looser, words) }
        return (new.isStrictSubset(of: old) ? .stricter : .different, words)
    }

    private static func keys(_ pins: ATSPinDemand) -> Set<String> {
        Set((pins.ca ?? []).map { "ca \($0)" } + (pins.leaf ?? []).map { "leaf \($0)" })
    }

    private static func count(_ pins: ATSPinDemand) -> String {
        let lists = [(pins.ca, "CA"), (pins.leaf, "leaf")].compactMap { list, name in
            list.map { "\($0.count) \(name) key\($0.count == 1 ? "" : "s")" }
        }
        return lists.joined(separator: ", ")
    }
}
