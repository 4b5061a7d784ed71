// SPDX-License-Identifier: Apache-2.0

extension Baseline {
    /// `report` compared with this baseline, which lies at `path`: known findings no longer count, a known
    /// finding at a new place or of a higher severity counts again, and what no longer occurs is listed.
    public func compare(_ report: AuditReport, path: String) -> AuditReport {
        let known = Dictionary(
            entries.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first })
        var report = report
        var seen: [String: Set<Place>] = [:]
        for index in report.findings.indices {
            let reported = report.findings[index]
            seen[reported.fingerprint, default: []].formUnion(reported.finding.locations.map(Place.init))
            guard let entry = known[reported.fingerprint] else { continue }
            let places = Set(entry.places)
            let new = reported.finding.locations.filter { !places.contains(Place($0)) }
            let hasRisen = reported.finding.severity > entry.severity
            report.findings[index].isInBaseline = new.isEmpty && !hasRisen
            report.findings[index].newPlaces = new
            report.findings[index].severityInBaseline = hasRisen ? entry.severity : nil
        }
        report.baseline = BaselineSummary(
            path: path, known: report.findings.count(where: \.isInBaseline),
            // Where an operand could not even be opened, nothing can be said to have gone.
            gone: report.status == .failed ? [] : gone(where: seen))
        return report
    }

    private func gone(where seen: [String: Set<Place>]) -> [BaselineSummary.Entry] {
        entries.compactMap { entry in
            let left = seen[entry.fingerprint]
            let places = entry.places.filter { left?.contains($0) != true }
            guard left == nil || !places.isEmpty else { return nil }
            return BaselineSummary.Entry(
                fingerprint: entry.fingerprint, ruleID: entry.ruleID, message: entry.message,
                places: places, isWhole: left == nil)
        }
    }
}
