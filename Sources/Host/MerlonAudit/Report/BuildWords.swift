// SPDX-License-Identifier: Apache-2.0
internal import MerlonProject

/// Tells of a merged finding in which targets and configurations of a project it is, and lowers it where no
/// user gets any of them.
struct BuildWords {
    /// The configurations of each target.
    private var known: [TargetKey: [String]] = [:]

    private struct TargetKey: Hashable {
        var project: Int
        var target: String
    }

    /// The words for findings in `facts`.
    init(_ facts: AuditFacts) {
        for (index, project) in facts.projects.enumerated() {
            for target in project.project.targets {
                known[TargetKey(project: index, target: target.label)] = target.builds.map(\.configuration)
            }
        }
    }

    /// `finding` with its builds in its message. What is only in builds that users don't get is no more
    /// than information.
    func adding(to finding: Finding) -> Finding {
        guard !finding.builds.isEmpty else { return finding }
        var finding = finding
        if !finding.builds.contains(where: \.reachesUsers) { finding.severity = .info }
        finding.add("\(audience(of: finding.builds)): \(names(of: finding.builds))")
        return finding
    }

    private func audience(of builds: [BuildFacts]) -> String {
        if builds.contains(where: \.reachesUsers) { return "in" }
        var words: [String] = []
        if builds.contains(where: { !$0.isNeverShipped }) { words.append("Debug") }
        if builds.contains(where: { $0.isForSimulator && !$0.isTest }) { words.append("simulators") }
        if builds.contains(where: \.isTest) { words.append("tests") }
        let last = words.removeLast()
        return "only in " + (words.isEmpty ? last : "\(words.joined(separator: ", ")) and \(last)")
    }

    /// `Shop (Release), Share (every configuration)`.
    private func names(of builds: [BuildFacts]) -> String {
        var order: [TargetKey] = []
        var configurations: [TargetKey: [String]] = [:]
        for build in builds {
            let key = TargetKey(project: build.project, target: build.target)
            if configurations[key] == nil { order.append(key) }
            guard configurations[key]?.contains(build.configuration) != true else { continue }
            configurations[key, default: []].append(build.configuration)
        }
        var words = order.prefix(Self.targetsNamed).map { key in
            let named = configurations[key] ?? []
            let all = known[key] ?? []
            let isAll = all.count > 1 && named.count == all.count
            return "\(key.target) (\(isAll ? "every configuration" : named.joined(separator: ", ")))"
        }
        let rest = order.count - words.count
        if rest > 0 { words.append("\(rest) more target\(rest == 1 ? "" : "s")") }
        return words.joined(separator: ", ")
    }

    /// The targets that a message names: the rest is counted.
    private static let targetsNamed = 4
}
