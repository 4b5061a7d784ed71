// SPDX-License-Identifier: Apache-2.0

/// Names files of a source tree as the policy does: relative to its own folder.
public struct DraftPaths: Sendable, Hashable {
    private let current: String
    private let folder: String

    /// Names for a policy at `path`, written by a program whose current folder is `current` (absolute).
    public init(policy path: String, current: String) {
        self.current = current
        folder = PolicyPath.joined(current, PolicyPath.folder(of: path))
    }

    /// The Info.plist that `bundle` of `facts` is made from; nil where it was built already, or where settings
    /// or a manifest hold its content.
    func infoPlist(of bundle: BundleFacts, in facts: AuditFacts) -> String? {
        guard bundle.build != nil || bundle.kind == .loosePropertyList, facts.kind != .standardInput,
            let location = bundle.infoPlist?.location, location.member == nil
        else { return nil }
        let file = PolicyPath.joined(
            PolicyPath.joined(current, facts.base ?? facts.operand), location.path)
        guard file.lowercased().hasSuffix(".plist") else { return nil }
        return relative(file)
    }

    private func relative(_ file: String) -> String {
        let steps = file.split(separator: "/")
        let start = folder.split(separator: "/")
        let shared = zip(steps, start).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - shared)
        return (up + steps.dropFirst(shared).map(String.init)).joined(separator: "/")
    }
}
