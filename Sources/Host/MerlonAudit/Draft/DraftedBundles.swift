// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy

/// The bundles of a draft under short names: `app`, and the last word of each other identifier. A target that
/// has an identifier of its own in some configuration is one bundle all the same.
struct DraftedBundles {
    /// A bundle that was read.
    struct Read {
        /// The operand that it was found in.
        var operand: Int
        var facts: BundleFacts
        /// The environments that it is built for.
        var environments: Set<String>
        /// The Info.plist that it is made from, seen from the policy.
        var infoPlist: String?
    }

    /// The bundles, in the order in which they were first met.
    private(set) var bundles: [PolicyBundle] = []
    /// How many were left out, since there are too many.
    private(set) var leftOut = 0
    private let longestName: Int
    private let limit: Int
    private var words = DraftWords()
    private var byOwner: [Owner: Int] = [:]
    private var byIdentifier: [String: Int] = [:]
    private var files: [Int: [String]] = [:]

    /// What makes several bundles that were read one of the policy.
    private enum Owner: Hashable {
        case identifier(String)
        case target(operand: Int, project: Int, String)
    }

    init(_ read: [Read], limit: Int, longestName: Int) {
        self.limit = limit
        self.longestName = longestName
        var main: [Owner: Read] = [:]
        for bundle in read {
            let owner = owner(of: bundle)
            // The identifier of a target is the one that users get.
            if main[owner].map({ $0.rank < bundle.rank }) ?? true { main[owner] = bundle }
        }
        for bundle in read {
            let owner = owner(of: bundle)
            guard let main = main[owner], let index = index(of: owner, main) else { continue }
            if let file = bundle.infoPlist, !files[index, default: []].contains(file) {
                files[index, default: []].append(file)
            }
            let identifier = identifier(of: bundle)
            guard bundle.facts.build != nil, identifier != bundles[index].identifier,
                identifier != PolicyPlaceholder.identifier
            else { continue }
            for environment in bundle.environments where bundles[index].identifiers[environment] == nil {
                bundles[index].identifiers[environment] = identifier
            }
        }
    }

    /// What a person should know who generates Info.plists from the policy.
    func note(_ log: inout DraftNotes) {
        for (index, bundle) in bundles.enumerated() {
            guard let files = files[index], files.count > 1, let file = bundle.infoPlist else { continue }
            let others = files.filter { $0 != file }
            log.add(
                "\(bundle.name): generated files take their other keys from \(file) in every configuration, and "
                    + "not from \(others.prefix(3).joined(separator: ", "))"
                    + (others.count > 3 ? " and \(others.count - 3) more" : ""))
        }
    }

    /// The short name of `bundle`; nil where it was left out.
    func name(of bundle: Read) -> String? {
        byOwner[owner(of: bundle)].flatMap { bundles.indices.contains($0) ? bundles[$0].name : nil }
    }

    private func owner(of bundle: Read) -> Owner {
        guard let build = bundle.facts.build else { return .identifier(identifier(of: bundle)) }
        return .target(operand: bundle.operand, project: build.project, build.target)
    }

    private func identifier(of bundle: Read) -> String {
        let identifier = bundle.facts.identifier ?? ""
        let isOne = identifier.utf8.count <= longestName && identifier.contains { !$0.isWhitespace }
        return isOne ? identifier : PolicyPlaceholder.identifier
    }

    private mutating func index(of owner: Owner, _ bundle: Read) -> Int? {
        if let known = byOwner[owner] { return known < limit ? known : nil }
        let identifier = identifier(of: bundle)
        let isNamed = identifier != PolicyPlaceholder.identifier
        // Two targets with one identifier are one bundle: nothing in an artifact tells them apart.
        if isNamed, let known = byIdentifier[identifier] {
            byOwner[owner] = known
            return known
        }
        guard bundles.count < limit else {
            byOwner[owner] = limit
            leftOut += 1
            return nil
        }
        let kind = bundle.facts.kind
        let last = isNamed ? identifier.split(separator: ".").last.flatMap { DraftWords.word($0) } : nil
        let word = last ?? bundle.facts.build.flatMap { DraftWords.word($0.target) } ?? kind.rawValue
        byOwner[owner] = bundles.count
        if isNamed { byIdentifier[identifier] = bundles.count }
        bundles.append(
            PolicyBundle(
                name: words.take(kind == .app ? "app" : word), identifier: identifier,
                infoPlist: bundle.infoPlist))
        return byOwner[owner]
    }
}

extension DraftedBundles.Read {
    /// How well the build stands for what users get: testers are users too, and the last to be asked.
    fileprivate var rank: Int {
        guard let build = facts.build, build.reachesUsers else { return 0 }
        return build.configuration.lowercased() == "release" ? 2 : 1
    }
}
