// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

/// What the readers of one project share: the tree's files, the limits, what was read once for many targets,
/// and the problems.
final class ProjectReading {
    let files: any ProjectFiles
    let budget: ProjectBudget
    /// The problems in the order in which they were met, each once.
    private(set) var problems: [ProjectProblem] = []
    private var known: Set<ProjectProblem> = []
    private var unlisted = 0
    private var unlistedLoss = false
    /// What replacing variables and looking at values has cost so far; ``ProjectBudget/work`` bounds it.
    var work = 0
    /// How many builds were made; ``ProjectBudget/builds`` bounds it.
    var builds = 0
    /// Whether what is read is for a simulator alone: no answer is incomplete for what it lacks.
    var isOfSimulator = false

    /// Paths that ``spelling(of:)`` has looked for.
    var spellings: [String: String] = [:]
    /// Directories that ``children(of:)`` has listed.
    var listings: [String: [ProjectFileEntry]] = [:]
    /// Levels that ``level(ofConfigFile:)`` has made.
    var configLevels: [String: BuildSettingLevel?] = [:]
    private var configFiles: [String: XCConfigFile?] = [:]
    private var infoPlists: [String: InfoPlistBase?] = [:]

    init(_ files: any ProjectFiles, _ budget: ProjectBudget) {
        self.files = files
        self.budget = budget
    }

    /// Keeps a problem, once.
    func note(_ problem: ProjectProblem) {
        var problem = problem
        if isOfSimulator, problem.kind != .limit {
            guard !known.contains(problem) else { return }
            problem.losesFacts = false
        }
        guard problems.count < budget.problems else {
            if !known.contains(problem) {
                unlisted += 1
                unlistedLoss = unlistedLoss || problem.losesFacts
            }
            return
        }
        if known.insert(problem).inserted { problems.append(problem) }
    }

    func note(
        _ kind: ProjectProblem.Kind, _ path: String, _ place: SourcePlace? = nil, _ message: String,
        losesFacts: Bool = false
    ) {
        note(ProjectProblem(kind, path: path, place: place, message: message, losesFacts: losesFacts))
    }

    /// All problems; where there were more than the limit, the last one counts the rest.
    func allProblems(of path: String) -> [ProjectProblem] {
        guard unlisted > 0 else { return problems }
        let words = "\(unlisted) problems more than the limit of \(budget.problems) are not listed"
        return problems + [ProjectProblem(.limit, path: path, message: words, losesFacts: unlistedLoss)]
    }

    /// The file of settings at `path`, read once; nil, and a problem, where it can't be read. The problem
    /// lies at `include`, which stands in the file `includer`.
    func configFile(
        _ path: String, as include: XCConfigInclude? = nil, of includer: String? = nil
    ) -> XCConfigFile? {
        if let known = configFiles[path] {
            if known == nil { noteUnread(path, .missing, include, includer) }
            return known
        }
        do {
            let bytes = try files.read(path, limit: budget.settingsFileBytes)
            let file = XCConfigReader.read(bytes, at: path, limit: budget.settings)
            configFiles[path] = file
            return file
        } catch {
            configFiles[path] = .some(nil)
            noteUnread(path, error, include, includer)
            return nil
        }
    }

    private func noteUnread(
        _ path: String, _ error: ProjectFileError, _ include: XCConfigInclude?, _ includer: String?
    ) {
        guard let include, let includer else {
            // The reader of the project knows the place that names the file.
            if error != .missing { note(error.problem(path)) }
            return
        }
        if error == .missing {
            guard !include.isOptional else { return }
            note(
                .missingFile, includer, include.place,
                "#include \"\(include.path)\": there is no file \(path)",
                losesFacts: true)
        } else {
            note(error.problem(path))
        }
    }

    /// The Info.plist at `path`, read once; nil where it can't be read. The first reading notes why, except
    /// that there is no such file, which whoever names it must say.
    func infoPlist(_ path: String) -> InfoPlistBase? {
        if let known = infoPlists[path] { return known }
        var base: InfoPlistBase?
        do {
            let document = try propertyList(path, bytes: budget.infoPlistBytes, budget: .infoPlist)
            base = InfoPlistBase(document, at: path)
        } catch {
            if error.kind != .missingFile { note(error) }
        }
        infoPlists[path] = .some(base)
        return base
    }

    /// The bytes of the file at `path`.
    func bytes(_ path: String, limit: Int) throws(ProjectProblem) -> [UInt8] {
        do {
            return try files.read(path, limit: limit)
        } catch {
            throw error.problem(path)
        }
    }

    /// The property list at `path` with a dictionary for its root.
    func propertyList(
        _ path: String, bytes limit: Int, budget: PropertyListBudget
    ) throws(ProjectProblem) -> PropertyListDocument {
        let bytes = try bytes(path, limit: limit)
        let document: PropertyListDocument
        do {
            document = try PropertyListReader.read(bytes, budget: budget)
        } catch {
            throw ProjectProblem(
                error.isLimit ? .limit : .malformed, path: path, place: error.place,
                message: error.description, losesFacts: true)
        }
        guard document.root.dictionary != nil else {
            let words = "its outermost value is of type \(document.root.value.typeName), not a dictionary"
            throw ProjectProblem(.malformed, path: path, message: words, losesFacts: true)
        }
        return document
    }
}

extension ProjectProblem: Error {}

extension ProjectFileError {
    /// The problem of a file that was not read.
    package func problem(_ path: String) -> ProjectProblem {
        let kind: ProjectProblem.Kind =
            switch self {
            case .missing, .outside: .missingFile
            case .tooLong: .limit
            case .unreadable: .malformed
            }
        return ProjectProblem(kind, path: path, message: "\(path) was not read: \(self)", losesFacts: true)
    }
}

extension PropertyListBudget {
    /// The limits for an Info.plist: its values are walked once for each build.
    static var infoPlist: PropertyListBudget {
        var budget = PropertyListBudget()
        budget.depth = 64
        budget.values = 200_000
        return budget
    }
}

extension PropertyListError {
    /// Where the fault lies, where one place is at fault.
    var place: SourcePlace? {
        switch self {
        case .malformed(_, _, let place), .tooDeep(_, let place), .tooManyValues(_, let place): place
        case .empty, .tooLong, .unknownFormat, .unsupportedEncoding: nil
        }
    }
}
