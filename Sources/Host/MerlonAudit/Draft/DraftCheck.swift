// SPDX-License-Identifier: Apache-2.0
internal import MerlonPolicy
internal import MerlonPropertyList

/// Asks the reader of policies what it refuses of an element as it would be written: a draft is held against
/// nothing else, so that none is refused later.
struct DraftCheck<Element: Hashable> {
    /// An element with what was taken out of it.
    struct Checked {
        /// What is left; nil where nothing is.
        var element: Element?
        /// What is wrong, below the element, and why.
        var faults: [(steps: [PropertyListKeyPath.Step], reason: String)] = []
    }

    /// A policy of the element alone.
    let policy: (Element) -> Policy
    /// The element without what stands at some steps below it, or nil where it is nothing without.
    let removing: (Element, Set<[PropertyListKeyPath.Step]>) -> Element?
    /// Many bundles of one app have the same elements.
    private var known: [Element: Checked] = [:]

    init(
        policy: @escaping (Element) -> Policy,
        removing: @escaping (Element, Set<[PropertyListKeyPath.Step]>) -> Element?
    ) {
        self.policy = policy
        self.removing = removing
    }

    /// What the reader takes of `element`.
    mutating func checked(_ element: Element) -> Checked {
        if let known = known[element] { return known }
        var checked = Checked(element: element)
        while let rest = checked.element {
            let faults = Self.faults(of: policy(rest))
            if faults.isEmpty { break }
            checked.faults += faults
            let less = removing(rest, Set(faults.map(\.steps)))
            checked.element = less == rest ? nil : less
        }
        known[element] = checked
        return checked
    }

    private static func faults(
        of policy: Policy
    ) -> [(steps: [PropertyListKeyPath.Step], reason: String)] {
        do throws(PolicyError) {
            _ = try PolicyReader.read(Array(PolicyWriter.yaml(policy).utf8), path: "")
            return []
        } catch {
            return error.diagnostics.filter { $0.severity == .error && $0.code != .further }.map {
                (Array($0.place.keyPath.steps.dropFirst(2)), $0.message)
            }
        }
    }
}
