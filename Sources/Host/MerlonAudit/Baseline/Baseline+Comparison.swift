// SPDX-License-Identifier: Apache-2.0

extension Baseline {
    /// `report` compared with this baseline, which lies at `path`: known findings no longer count, a known
    /// finding at a new place counts again, and what no longer occurs is listed.
    public func compare(_ report: AuditReport, path: String) -> AuditReport {
        let known = Dictionary(
            entries.map { ($0.fingerprint, Set($0.places)) }, uniquingKeysWith: { $0.union($1) })
        var report = report
        var seen: [String: Set<Place>] = [:]
        for index in report.findings.indices {
            let reported = report.findings[index]
            seen[reported.fingerprint, default: []].formUnion(reported.finding.locations.map(Place.init))
            guard let places = known[reported.fingerprint] else { continue }
            let new = reported.finding.locations.filter { !places.contains(Place($0)) }
            report.findings[index].isInBaseline = new.isEmpty
            report.findings[index].newPlaces = new
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
