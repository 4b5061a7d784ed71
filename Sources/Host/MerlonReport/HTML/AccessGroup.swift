// SPDX-License-Identifier: Apache-2.0
import MerlonATS
import MerlonAudit

/// Bundles that may load the same: an app and its extensions often carry one block eight times over.
struct AccessGroup {
    /// The bundles, at least one; the first one's cells stand for all.
    private(set) var bundles: [BundleAccess]

    /// `bundles` in the order of their first, those with one answer together.
    static func groups(of bundles: [BundleAccess]) -> [AccessGroup] {
        var groups: [AccessGroup] = []
        var indices: [BundleAccess: Int] = [:]
        for bundle in bundles {
            let key = bundle.answer
            if let index = indices[key] {
                groups[index].bundles.append(bundle)
            } else {
                indices[key] = groups.count
                groups.append(AccessGroup(bundles: [bundle]))
            }
        }
        return groups
    }

    /// `com.example.shop and 2 more`.
    var title: String {
        let rest = bundles.count - 1
        return (bundles.first?.name ?? "") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension BundleAccess {
    /// What a person calls the bundle: by its target and configuration, its identifier, or its folder's name.
    var name: String {
        if let build { return "\(build.target) (\(build.configuration))" }
        if let identifier, !identifier.contains("$") { return identifier }
        let path = location.member ?? location.path
        return path.isEmpty ? identifier ?? "the file itself" : path
    }

    /// The answer alone: without what the bundle is called and where its keys stand.
    fileprivate var answer: BundleAccess {
        var answer = self
        answer.identifier = nil
        answer.build = nil
        answer.kind = .other
        answer.location = .init(path: "")
        for host in answer.hosts.indices {
            for cell in answer.hosts[host].cells.indices {
                for step in answer.hosts[host].cells[cell].trace.indices {
                    answer.hosts[host].cells[cell].trace[step].place = nil
                }
            }
        }
        return answer
    }
}
