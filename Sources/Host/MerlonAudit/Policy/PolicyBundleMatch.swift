// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

/// Which of the policy's bundles a bundle of an artifact is.
enum PolicyBundleMatch {
    /// The policy lists it under the identifier that it has in the audited environment.
    case listed(PolicyBundle)
    /// It has the identifier that the policy gives the bundle in other environments.
    case otherEnvironment(PolicyBundle, environments: [String])
    /// Nothing tells: its Info.plist names no identifier, or a variable.
    case unidentified
    /// It has an identifier that the policy does not list.
    case unlisted(String)

    /// The bundle in the policy.
    var bundle: PolicyBundle? {
        switch self {
        case .listed(let bundle), .otherEnvironment(let bundle, _): bundle
        case .unidentified, .unlisted: nil
        }
    }
}

extension PolicyContext {
    /// The policy's bundle that `bundle` of `facts` is: by the name of a generated file, its
    /// identifier or the path of its Info.plist, else the only one that the policy has.
    func match(_ bundle: BundleFacts, in facts: AuditFacts) -> PolicyBundleMatch {
        if let made = generatedFile(bundle, in: facts) { return .listed(made.bundle) }
        if let identifier = bundle.identifier, !identifier.isEmpty, !identifier.contains("$") {
            return match(identifier: identifier, environments(for: bundle) ?? policy.environments)
        }
        if let plist = bundle.infoPlist?.location, plist.member == nil {
            let file = PolicyPath.joined(facts.base ?? facts.operand, plist.path)
            let folder = PolicyPath.folder(of: path)
            if let known = policy.bundles.first(where: { known in
                known.infoPlist.map { PolicyPath.joined(folder, $0) == file } ?? false
            }) {
                return .listed(known)
            }
        }
        guard let only = policy.bundles.first, policy.bundles.count == 1, bundle.kind != .appExtension else {
            return .unidentified
        }
        return .listed(only)
    }

    private func match(identifier: String, _ environments: [PolicyEnvironment]) -> PolicyBundleMatch {
        let names = environments.map(\.name)
        func expected(_ bundle: PolicyBundle) -> [String] {
            names.isEmpty ? [bundle.identifier] : names.map { bundle.identifiers[$0] ?? bundle.identifier }
        }
        if let bundle = policy.bundles.first(where: { expected($0).contains(identifier) }) {
            return .listed(bundle)
        }
        for bundle in policy.bundles {
            var others = bundle.identifiers.filter { $0.value == identifier }.map(\.key)
            if bundle.identifier == identifier {
                others += policy.environments.map(\.name).filter { bundle.identifiers[$0] == nil }
            }
            if !others.isEmpty || bundle.identifier == identifier {
                return .otherEnvironment(bundle, environments: others.sorted())
            }
        }
        return .unlisted(identifier)
    }
}

/// Paths as text, brought to one form before they are compared.
enum PolicyPath {
    /// The folder that the file at `path` lies in.
    static func folder(of path: String) -> String {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }

    /// `path` seen from `folder`, without `.` and with `..` resolved where a folder stands before it.
    static func joined(_ folder: String, _ path: String) -> String {
        let isAbsolute = path.hasPrefix("/") || folder.hasPrefix("/")
        let whole = path.hasPrefix("/") || path.isEmpty ? (path.isEmpty ? folder : path) : "\(folder)/\(path)"
        var steps: [Substring] = []
        for step in whole.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." {
                steps.removeLast()
            } else {
                steps.append(step)
            }
        }
        return (isAbsolute ? "/" : "") + steps.joined(separator: "/")
    }
}
