// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    public import MerlonProject

    extension TuistManifests {
        static var reader: (any ProjectManifestReader)? { TuistReader() }
    }

    /// The reader of Tuist's `Project.swift`, as syntax: no code is run.
    ///
    /// Literals are read, constants of the file that hold literals, their joining by `+` and by interpolation,
    /// and Tuist's own spellings of values. Anything else is a problem at its line.
    public struct TuistReader: ProjectManifestReader {
        /// A reader.
        public init() {}

        /// Tuist.
        public var kind: Project.Kind { .tuist }

        /// Whether it is `Project.swift`.
        public func mayRead(_ name: String) -> Bool { name == "Project.swift" }

        /// The project that the file at `path` describes; none where it is no manifest of Tuist.
        public func projects(
            at path: String, in files: any ProjectFiles, budget: ProjectBudget = .init()
        ) -> [Project] {
            let bytes: [UInt8]
            do {
                bytes = try files.read(path, limit: budget.manifestBytes)
            } catch {
                var project = Project(kind: .tuist, path: path, name: "")
                project.problems = [error.problem(path)]
                return [project]
            }
            if let words = Self.tooDeep(SourceNesting(bytes), budget) {
                var project = Project(kind: .tuist, path: path, name: "")
                project.problems = [ProjectProblem(.limit, path: path, message: words, losesFacts: true)]
                return [project]
            }
            let source = TuistSource(bytes, path: path, limit: budget.manifestValues)
            guard source.importsTuist else { return [] }
            var interpreter = TuistInterpreter(source)
            let manifest = interpreter.manifest(named: path)
            return [TuistProject.project(of: manifest, at: path, in: files, budget: budget)]
        }

        /// Why a source so nested is not parsed; nil where it is.
        private static func tooDeep(_ nesting: SourceNesting, _ budget: ProjectBudget) -> String? {
            if nesting.squareBrackets > budget.manifestSquareBrackets {
                return "its lists are nested \(nesting.squareBrackets) deep, "
                    + "more than the \(budget.manifestSquareBrackets) that are read"
            }
            guard nesting.all > budget.manifestBrackets else { return nil }
            return "its brackets are nested \(nesting.all) deep, "
                + "more than the \(budget.manifestBrackets) that are read"
        }
    }
#endif
