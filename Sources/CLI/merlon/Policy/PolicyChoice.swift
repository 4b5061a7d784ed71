// SPDX-License-Identifier: Apache-2.0
import MerlonPolicy

/// The parts of a policy that a command line names.
enum PolicyChoice {
    /// The environments that `names` name, in that order; all of them where nothing is named.
    static func environments(
        _ names: [String], of policy: Policy, at path: String
    ) throws(CommandError) -> [PolicyEnvironment] {
        try chosen(names, of: policy.environments, "environment", at: path, \.name)
    }

    /// The bundles that `names` name, in that order; all of them where nothing is named.
    static func bundles(
        _ names: [String], of policy: Policy, at path: String
    ) throws(CommandError) -> [PolicyBundle] {
        try chosen(names, of: policy.bundles, "bundle", at: path, \.name)
    }

    /// The one environment that the Xcode configuration called `configuration` makes.
    static func environment(
        madeBy configuration: String, of policy: Policy, at path: String
    ) throws(CommandError) -> PolicyEnvironment {
        let made = policy.environments.filter { $0.isMade(by: configuration) }
        if made.count == 1 { return made[0] }
        let known = policy.environments.flatMap { $0.configurations.isEmpty ? [$0.name] : $0.configurations }
        guard !made.isEmpty else {
            throw .usage(
                .unknownName(
                    kind: "configuration of an environment of \(path)", configuration,
                    suggestion: nearest(to: configuration, in: known),
                    hint: "list it under the configurations of the environment that it makes"))
        }
        throw .notUsable(
            path: path,
            reason: "\(made.map(\.name).joined(separator: " and ")) are made by the configuration "
                + configuration,
            hint: "name the environment by --environment")
    }

    private static func chosen<Element>(
        _ names: [String], of elements: [Element], _ kind: String, at path: String,
        _ name: (Element) -> String
    ) throws(CommandError) -> [Element] {
        guard !names.isEmpty else { return elements }
        let known = elements.map(name)
        var chosen: [Element] = []
        for wanted in names {
            guard let index = known.firstIndex(of: wanted) else {
                throw .usage(
                    .unknownName(
                        kind: "\(kind) of \(path)", wanted, suggestion: nearest(to: wanted, in: known),
                        hint: known.isEmpty
                            ? "the policy lists no \(kind)s" : "it has \(known.joined(separator: ", "))"))
            }
            chosen.append(elements[index])
        }
        return chosen
    }
}
