// SPDX-License-Identifier: Apache-2.0
internal import MerlonPropertyList

extension ProjectReading {
    /// Keeps what went wrong in a text with variables as problems, and gives the names that nothing defines.
    ///
    /// - Parameters:
    ///   - what: what the text is, for a sentence: `INFOPLIST_FILE`, `CFBundleName of App/Info.plist`.
    ///   - path: the file that the text stands in.
    ///   - losesFacts: whether the text decides about a fact.
    func take(
        _ text: SettingText, of what: String, at path: String, _ place: SourcePlace?, losesFacts: Bool
    ) -> [String] {
        work += text.steps + 1
        for issue in text.issues {
            note(
                issue.kind.problem, issue.path ?? path, issue.path == nil ? place : issue.place,
                issue.words(in: what), losesFacts: losesFacts || issue.kind.isLimit)
        }
        return text.unresolved
    }
}

extension SettingIssue {
    fileprivate func words(in what: String) -> String {
        let user = setting.map { path == nil ? "\(what) by way of \($0)" : $0 } ?? what
        switch kind {
        case .cycle(let names):
            return "\(names.joined(separator: " → ")) are defined by each other: none of them gets a value"
        case .limit(let words): return "\(what) needs \(words): it was cut there"
        case .unresolved(let name) where XcodeVariables.ofTheMachine.contains(name):
            return "\(user) uses $(\(name)), which Xcode sets on the machine that builds"
        case .unresolved(let name):
            return "\(user) uses $(\(name)), which nothing defines: the build leaves it empty"
        case .unclosed(let name): return "\(user) has a variable \(name) without its closing bracket"
        // What is no word is the rest of a URL, and no one's business.
        case .unknownOperator(let name, let variable) where !name.utf8.allSatisfy(\.isIdentifier):
            return "\(user) has a colon inside of $(\(variable):…): what follows it is taken for an operator"
        case .unknownOperator(let name, let variable):
            return "\(user) uses the operator :\(name) on $(\(variable)), which is not known here"
        }
    }
}

extension SettingIssue.Kind {
    fileprivate var isLimit: Bool { if case .limit = self { true } else { false } }

    fileprivate var problem: ProjectProblem.Kind {
        switch self {
        case .cycle: .variableCycle
        case .limit: .limit
        case .unclosed, .unknownOperator, .unresolved: .unresolvedVariable
        }
    }
}
