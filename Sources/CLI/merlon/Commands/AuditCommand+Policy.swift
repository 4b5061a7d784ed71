// SPDX-License-Identifier: Apache-2.0
import MerlonAudit
import MerlonPolicy

extension AuditCommand {
    static let policy = Option(
        "policy", .file("FILE"),
        help: "hold what is found against this policy: approved exceptions are listed apart",
        standard: "merlon.yml in this folder, where there is one", group: "policy")
    static let noPolicy = Option(
        "no-policy", help: "audit without a policy, even where this folder has one", group: "policy")
    static let environment = Option(
        "environment", letter: "e", .text("NAME"),
        help:
            "the environment of the policy that was built: the settings must equal what the policy makes for it",
        group: "environment")
    static let configuration = Option(
        "configuration", .text("NAME"),
        help: "the Xcode configuration that was built, in place of the environment that it makes",
        group: "environment")

    /// The policy that `arguments` name, or the one of this folder; nil where there is none.
    static func readPolicy(
        _ arguments: Arguments, _ console: Console, today: PolicyDay
    ) throws(CommandError) -> PolicyContext? {
        guard let path = try policyPath(arguments) else {
            guard let option = [environment, configuration].first(where: { arguments.value($0) != nil })
            else {
                return nil
            }
            throw .usage(
                .missingOption(
                    "--policy where it has --\(option.name)", command: "audit",
                    hint: "an environment is one of a policy; 'merlon init PATH' drafts one"))
        }
        let document = try PolicyFile.read(path).document
        if arguments.value(policy) == nil {
            console.note("held against \(path), found in this folder; --no-policy audits without it")
        }
        let name = try environmentName(arguments, of: document.policy, at: path)
        return PolicyContext(policy: document.policy, path: path, environment: name, today: today)
    }

    /// The environment that `arguments` name, or whose configuration they name; nil where they name neither.
    private static func environmentName(
        _ arguments: Arguments, of policy: Policy, at path: String
    ) throws(CommandError) -> String? {
        if let name = arguments.value(configuration) {
            return try PolicyChoice.environment(madeBy: name, of: policy, at: path).name
        }
        // Refuses a name that the policy does not have.
        _ = try PolicyChoice.environments(arguments.all(environment), of: policy, at: path)
        return arguments.value(environment)
    }

    /// Only this folder's policy is taken unasked: one further up may be that of another app.
    private static func policyPath(_ arguments: Arguments) throws(CommandError) -> String? {
        if arguments.has(noPolicy) { return nil }
        if let path = arguments.value(policy) { return path }
        return try PolicyFile.find().flatMap { $0.hasPrefix("../") ? nil : $0 }
    }
}
