// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    internal import MerlonProject
    internal import MerlonPropertyList
    internal import SwiftSyntax

    /// Makes plain values of a manifest's syntax. What it does not understand it notes, and goes on.
    struct TuistInterpreter {
        let source: TuistSource
        var problems: [ProjectProblem] = []
        /// The constants whose values are being looked at, to end at those that name each other.
        private var open: [String] = []
        private var values = 0

        init(_ source: TuistSource) {
            self.source = source
        }

        mutating func note(_ node: some SyntaxProtocol, _ words: String, losesFacts: Bool) {
            problems.append(
                ProjectProblem(
                    .codeNotRun, path: source.path, place: source.place(node), message: words,
                    losesFacts: losesFacts))
        }

        /// Counts one value more; false, and a problem, where there are too many.
        mutating func spend(_ node: some SyntaxProtocol) -> Bool {
            values += 1
            if values == source.limit + 1 {
                problems.append(
                    ProjectProblem(
                        .limit, path: source.path, place: source.place(node),
                        message:
                            "it has more than \(source.limit) values, constants counted at each use: the rest was not read",
                        losesFacts: true))
            }
            return values <= source.limit
        }

        /// `expression` with names of constants and brackets replaced by what they stand for, handed to
        /// `work`.
        mutating func resolving<T>(
            _ expression: ExprSyntax, _ work: (inout TuistInterpreter, ExprSyntax) -> T
        ) -> T {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let inner = tuple.elements.first?.expression
            {
                return resolving(inner, work)
            }
            guard let name = expression.constantName, let value = source.constants[name],
                !open.contains(name), open.count < 64
            else { return work(&self, expression) }
            open.append(name)
            defer { open.removeLast() }
            return resolving(value, work)
        }
    }

    extension ExprSyntax {
        /// The name of a constant, or of one of a type: `name`, `Type.name`.
        var constantName: String? {
            if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
            guard let member = self.as(MemberAccessExprSyntax.self),
                let base = member.base?.as(DeclReferenceExprSyntax.self)
            else { return nil }
            return "\(base.baseName.text).\(member.declName.baseName.text)"
        }

        /// The last name of a member such as `.default` or `InfoPlist.default`.
        var memberName: String? { self.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

        /// The last name of what is called: `target` of `.target(…)`, `Target` of `Target(…)`.
        var calledName: String? {
            guard let called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
            return called.memberName ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
        }

        /// The argument of a call with this label; with nil, the first that has none.
        func argument(_ label: String?) -> ExprSyntax? {
            self.as(FunctionCallExprSyntax.self)?.arguments.first { $0.label?.text == label }?.expression
        }

        /// What it is, in words: a name as far as it is short, never a text.
        var kindInWords: String {
            if let name = calledName { return "a call of \(name.prefix(60))" }
            if let name = constantName {
                return "the name \(name.prefix(60)), which no constant of this file has"
            }
            if let name = memberName { return "the member \(name.prefix(60))" }
            if self.is(TernaryExprSyntax.self) || self.is(SequenceExprSyntax.self) { return "a calculation" }
            if self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) { return "a choice by code" }
            if self.is(ClosureExprSyntax.self) { return "a closure" }
            if self.is(StringLiteralExprSyntax.self) { return "a text made by code" }
            return "an expression"
        }
    }
#endif
