// SPDX-License-Identifier: Apache-2.0

/// The parts of a policy that a command line names.
enum PolicyChoice {
    /// The elements that `names` name, in that order; all of them where nothing is named.
    static func chosen<Element>(
        _ names: [String], of elements: [Element], kind: String, _ name: (Element) -> String
    ) throws(CommandError) -> [Element] {
        guard !names.isEmpty else { return elements }
        let known = elements.map(name)
        var chosen: [Element] = []
        for wanted in names {
            guard let index = known.firstIndex(of: wanted) else {
                throw .usage(
                    .unknownName(
                        kind: kind, wanted, suggestion: nearest(to: wanted, in: known),
                        hint: known.isEmpty
                            ? "the policy lists none" : "it has \(known.joined(separator: ", "))"))
            }
            chosen.append(elements[index])
        }
        return chosen
    }
}
