// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// Reads a specification with all files that it includes, merged in XcodeGen's order: those included one
/// after the other, each over those before, and the file itself over all of them.
struct XcodeGenLoader {
    private let reading: ProjectReading
    private var included = 0
    private var known: [String: PropertyListNode?] = [:]

    init(_ reading: ProjectReading) {
        self.reading = reading
    }

    /// The specification at `path`; nil, and a problem, where it can't be read.
    mutating func load(_ path: String) -> ManifestNode? {
        load(ManifestFile(path: path, base: TreePath.parent(path)), behind: [])
    }

    private mutating func load(_ file: ManifestFile, behind parents: [String]) -> ManifestNode? {
        guard let root = root(of: file.path) else { return nil }
        let node = ManifestNode(root, in: file)
        guard let includes = node["include"] else { return node.merged(onto: Self.empty(file)) }
        var merged = Self.empty(file)
        for include in includes.list ?? [includes] {
            guard let next = self.file(of: include, in: file) else { continue }
            if let start = parents.firstIndex(of: next.path) ?? (next.path == file.path ? parents.count : nil)
            {
                let circle = ((parents + [file.path])[start...] + [next.path]).joined(separator: " → ")
                reading.note(
                    .includeCycle, file.path, include.place, "the file includes itself: \(circle)")
                continue
            }
            included += 1
            guard included <= reading.budget.includes, parents.count < reading.budget.includeDepth else {
                reading.note(
                    .limit, file.path, include.place,
                    "more than \(reading.budget.includes) inclusions, or more than \(reading.budget.includeDepth) deep: the rest was not read",
                    losesFacts: true)
                break
            }
            if let other = load(next, behind: parents + [file.path]) {
                merged = other.merged(onto: merged)
                reading.work += merged.count
            }
            guard reading.work <= reading.budget.work else {
                reading.note(
                    .limit, file.path, include.place,
                    "the files that it includes hold more than \(reading.budget.work) values: the rest was not read",
                    losesFacts: true)
                break
            }
        }
        return node.merged(onto: merged)
    }

    private static func empty(_ file: ManifestFile) -> ManifestNode {
        ManifestNode(.dictionary(.init()), in: file)
    }

    /// The file that an entry of `include` names; nil where it is switched off or names none.
    private func file(of include: ManifestNode, in file: ManifestFile) -> ManifestFile? {
        guard let name = include.text ?? include["path"]?.text else {
            reading.note(
                .malformed, file.path, include.place, "an entry of include names no path", losesFacts: true)
            return nil
        }
        guard isEnabled(include["enable"], name) else { return nil }
        guard !name.contains("${") else {
            reading.note(
                .unresolvedVariable, file.path, include.place,
                "include names \(name), and what the variable is, only the environment of xcodegen says",
                losesFacts: true)
            return nil
        }
        let isRelative = include["relativePaths"].map { $0.boolean ?? ($0.text == "true") } ?? true
        guard let path = TreePath.join(file.base, name) else {
            reading.note(
                .missingFile, file.path, include.place, "include names \(name), outside of the tree",
                losesFacts: true)
            return nil
        }
        let spelled = reading.spelling(of: path)
        guard !reading.isMissing(spelled) else {
            reading.note(
                .missingFile, file.path, include.place, "include names \(name), and there is no such file",
                losesFacts: true)
            return nil
        }
        return ManifestFile(path: spelled, base: isRelative ? TreePath.parent(spelled) : file.base)
    }

    /// Whether an entry with this `enable` is taken in. A variable that is not set leaves it out.
    private func isEnabled(_ enable: ManifestNode?, _ name: String) -> Bool {
        guard let enable else { return true }
        if let boolean = enable.boolean { return boolean }
        guard let text = enable.text else { return true }
        if text.contains("${") {
            reading.note(
                .unresolvedVariable, enable.file.path, enable.place,
                "\(name) is included where \(text) is set for xcodegen: it was left out here",
                losesFacts: true)
        }
        return ["yes", "true", "1"].contains(text.lowercased())
    }

    private mutating func root(of path: String) -> PropertyListNode? {
        if let known = known[path] { return known }
        var root: PropertyListNode?
        do throws(ProjectProblem) {
            root = try TreePath.suffix(path) == ".json" ? reading.json(path) : reading.yaml(path)
        } catch {
            reading.note(error)
        }
        known[path] = .some(root)
        return root
    }
}
