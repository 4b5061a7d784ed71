// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// The environments of a draft: those that a project's configurations make, or those of every app where
/// nothing tells of configurations.
struct DraftEnvironments {
    /// In the order of the project.
    private(set) var environments: [PolicyEnvironment] = []
    /// The configurations that no environment was made of, since there are too many.
    private(set) var leftOut: [String] = []
    private var byConfiguration: [String: Int] = [:]

    init(_ bundles: [BundleFacts], limit: Int) {
        var words = DraftWords()
        for build in bundles.compactMap(\.build) {
            let configuration = build.configuration
            if let known = byConfiguration[configuration] {
                // What one target's users get is not for developers alone.
                if known < limit, !build.isDebug { environments[known].reachesUsers = true }
                continue
            }
            guard environments.count < limit else {
                byConfiguration[configuration] = limit
                leftOut.append(configuration)
                continue
            }
            byConfiguration[configuration] = environments.count
            let word = DraftWords.word(configuration, keeping: "-_.") ?? (build.isDebug ? "debug" : "release")
            environments.append(
                PolicyEnvironment(
                    name: words.take(word), reachesUsers: !build.isDebug, configurations: [configuration]))
        }
        if environments.isEmpty {
            environments = [
                PolicyEnvironment(name: "debug", configurations: ["Debug"]),
                PolicyEnvironment(name: "release", configurations: ["Release"]),
            ]
        }
    }

    /// The names of all of them.
    var names: [String] { environments.map(\.name) }

    /// The environments that `bundle` is built for: all where nothing says which; nil where its configuration
    /// was left out.
    func names(for bundle: BundleFacts) -> Set<String>? {
        guard let build = bundle.build else { return Set(names) }
        guard let index = byConfiguration[build.configuration], environments.indices.contains(index) else {
            return nil
        }
        return [environments[index].name]
    }
}
