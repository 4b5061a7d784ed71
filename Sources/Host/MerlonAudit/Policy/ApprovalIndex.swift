// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

/// Finds the approval that covers a place of an artifact.
///
/// A place is covered where every loosening value at it, or below it, is covered by a live exception for the
/// bundle and the environment; where several do, the one that ends first counts.
struct ApprovalIndex {
    private let context: PolicyContext
    private var verdicts: [Place: [ApprovalVerdict]] = [:]

    private struct Place: Hashable {
        var path: String
        var member: String?
        var build: BuildFacts?
        var keyPath: PropertyListKeyPath
    }

    /// The index of what was reviewed.
    init(_ review: ApprovalReview) {
        context = review.context
        for judged in review.judged {
            let location = judged.governed.plist.location
            let steps = judged.setting.keyPath.steps
            for length in 1...max(1, steps.count) {
                let place = Place(
                    path: location.path, member: location.member, build: judged.governed.bundle.build,
                    keyPath: PropertyListKeyPath(Array(steps.prefix(length))))
                verdicts[place, default: []].append(judged.verdict)
            }
        }
    }

    /// `findings` of approvable rules cut into those that nobody answers for (under nil) and those that an
    /// exception covers, by its index. A finding with places of both kinds becomes two.
    func parts(of findings: [Finding], approvable: Set<String>) -> [(exception: Int?, findings: [Finding])] {
        var parts: [Int?: [Finding]] = [:]
        for finding in findings {
            guard approvable.contains(finding.ruleID) else {
                parts[nil, default: []].append(finding)
                continue
            }
            var open = finding
            open.locations = []
            var covered = open
            var exception: Int?
            for location in finding.locations {
                guard let index = self.exception(covering: location, build: finding.builds.first) else {
                    open.locations.append(location)
                    continue
                }
                covered.locations.append(location)
                exception = exception.map { sooner($0, index) } ?? index
            }
            if !open.locations.isEmpty || exception == nil { parts[nil, default: []].append(open) }
            if let exception { parts[exception, default: []].append(covered) }
        }
        return parts.sorted { ($0.key ?? -1) < ($1.key ?? -1) }.map { ($0.key, $0.value) }
    }

    /// What a report says of the exception of `index`.
    func approval(_ index: Int) -> FindingApproval {
        let exception = context.policy.exceptions[index]
        return FindingApproval(
            exception: "exceptions[\(index)]", reason: exception.reason, owner: exception.owner,
            expires: exception.expires, daysLeft: context.daysLeft(exception))
    }

    private func exception(covering location: Location, build: BuildFacts?) -> Int? {
        guard let keyPath = location.keyPath,
            let found = verdicts[
                Place(path: location.path, member: location.member, build: build, keyPath: keyPath)]
        else { return nil }
        var first: Int?
        for verdict in found {
            guard case .approved(let index) = verdict else { return nil }
            first = first.map { sooner($0, index) } ?? index
        }
        return first
    }

    private func sooner(_ left: Int, _ right: Int) -> Int {
        context.policy.exceptions[right].expires < context.policy.exceptions[left].expires ? right : left
    }
}
