// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

/// Short names for the bundles of an app: `app`, and the last word of each other identifier.
struct DraftNames {
    /// The bundles that were named, in order.
    private(set) var bundles: [PolicyBundle] = []

    /// The short name of `bundle`; bundles with one identifier have one name.
    mutating func name(of bundle: BundleFacts) -> String {
        let identifier = bundle.identifier ?? ""
        if let known = bundles.first(where: { $0.identifier == identifier }) { return known.name }
        let name = unused(bundle.kind == .app ? "app" : Self.word(identifier, bundle.kind))
        bundles.append(PolicyBundle(name: name, identifier: identifier))
        return name
    }

    private func unused(_ wanted: String) -> String {
        let taken = Set(bundles.map(\.name))
        guard taken.contains(wanted) else { return wanted }
        var number = 2
        while taken.contains("\(wanted)-\(number)") { number += 1 }
        return "\(wanted)-\(number)"
    }

    private static func word(_ identifier: String, _ kind: BundleFacts.Kind) -> String {
        let last = identifier.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let word = last.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        return word.isEmpty ? kind.rawValue : word
    }
}

/// The environments of a draft.
enum DraftEnvironments {
    /// Those of every app: nothing in an artifact says more.
    static func environments(of bundles: [BundleFacts]) -> [PolicyEnvironment] {
        [
            PolicyEnvironment(name: "debug", configurations: ["Debug"]),
            PolicyEnvironment(name: "release", configurations: ["Release"]),
        ]
    }
}
