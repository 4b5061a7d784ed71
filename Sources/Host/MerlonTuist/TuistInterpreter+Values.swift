// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    internal import MerlonProject
    internal import MerlonPropertyList
    internal import SwiftParser
    internal import SwiftSyntax

    extension TuistInterpreter {
        /// The value of an expression; nil, and a problem, for what is no literal. In a dictionary or list the
        /// rest is there.
        ///
        /// - Parameters:
        ///   - what: what it is, for a sentence.
        ///   - losesFacts: whether the value decides about a fact.
        mutating func value(_ expression: ExprSyntax, of what: String, losesFacts: Bool) -> PropertyListNode?
        {
            guard spend(expression) else { return nil }
            let place = source.place(expression)
            return resolving(expression) { reader, node in
                if let value = reader.literal(node, of: what, losesFacts: losesFacts) {
                    // A constant's value stands where it is declared: that is the line to change.
                    return PropertyListNode(
                        value, at: node.id == expression.id ? place : reader.source.place(node))
                }
                reader.note(
                    expression, "\(what) is \(node.kindInWords), which is not run", losesFacts: losesFacts)
                return nil
            }
        }

        private mutating func literal(
            _ node: ExprSyntax, of what: String, losesFacts: Bool
        ) -> PropertyListValue? {
            if let text = string(node) { return .string(text) }
            if let boolean = node.as(BooleanLiteralExprSyntax.self) {
                return .boolean(boolean.literal.text == "true")
            }
            if let number = node.as(IntegerLiteralExprSyntax.self) {
                return number.representedLiteralValue.map { .integer(Int64($0)) }
            }
            if let number = node.as(FloatLiteralExprSyntax.self) {
                return number.representedLiteralValue.map { .real($0) }
            }
            if let list = node.as(ArrayExprSyntax.self) {
                var elements: [PropertyListNode] = []
                for element in list.elements {
                    guard
                        let value = value(
                            element.expression, of: "an element of \(what)", losesFacts: losesFacts)
                    else { continue }
                    elements.append(value)
                }
                return .array(elements)
            }
            if let dictionary = node.as(DictionaryExprSyntax.self) {
                return .dictionary(self.dictionary(dictionary, of: what, losesFacts: losesFacts))
            }
            if let sequence = node.as(SequenceExprSyntax.self) {
                return sum(sequence, of: what, losesFacts: losesFacts)
            }
            return wrapped(node, of: what, losesFacts: losesFacts)
        }

        /// `.boolean(true)`, `.string("")`, `.dictionary([…])` and their like.
        private mutating func wrapped(
            _ node: ExprSyntax, of what: String, losesFacts: Bool
        ) -> PropertyListValue? {
            let names: Set = ["array", "boolean", "dictionary", "integer", "real", "string"]
            guard let name = node.calledName, names.contains(name),
                node.as(FunctionCallExprSyntax.self)?.calledExpression.is(MemberAccessExprSyntax.self)
                    == true,
                let argument = node.argument(nil)
            else { return nil }
            return resolving(argument) { reader, inner in
                reader.spend(inner) ? reader.literal(inner, of: what, losesFacts: losesFacts) : nil
            }
        }

        private mutating func dictionary(
            _ node: DictionaryExprSyntax, of what: String, losesFacts: Bool
        ) -> PropertyListDictionary {
            guard case .elements(let elements) = node.content else { return .init() }
            var entries: [PropertyListDictionary.Entry] = []
            for element in elements {
                let decides = losesFacts || element.key.mayBe("NSAppTransportSecurity")
                guard let key = text(element.key, of: "a key of \(what)", losesFacts: true) else { continue }
                guard let value = value(element.value, of: key.quotedKey(of: what), losesFacts: decides)
                else {
                    continue
                }
                entries.append(.init(key, at: source.place(element.key), value))
            }
            return PropertyListDictionary(entries)
        }

        /// Texts and lists that are joined by `+`.
        private mutating func sum(
            _ node: SequenceExprSyntax, of what: String, losesFacts: Bool
        ) -> PropertyListValue? {
            var parts: [PropertyListNode] = []
            for (index, element) in node.elements.enumerated() {
                if index % 2 == 1 {
                    guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
                } else {
                    guard let part = value(element, of: what, losesFacts: losesFacts) else { return nil }
                    parts.append(part)
                }
            }
            let texts = parts.compactMap(\.string)
            if texts.count == parts.count {
                let length = texts.reduce(0) { $0 + $1.utf8.count }
                return length <= source.limit ? .string(texts.joined()) : nil
            }
            let lists = parts.compactMap(\.array)
            return lists.count == parts.count ? .array(lists.flatMap { $0 }) : nil
        }

        /// The text of a string literal; what is interpolated must be a text too.
        mutating func string(_ node: ExprSyntax) -> String? {
            guard let literal = node.as(StringLiteralExprSyntax.self) else { return nil }
            if let text = literal.representedLiteralValue { return text }
            guard literal.openingQuote.text == "\"", literal.openingPounds == nil else { return nil }
            var text = ""
            for segment in literal.segments {
                switch segment {
                case .stringSegment(let segment):
                    // An escape would have to be carried out.
                    guard !segment.content.text.contains("\\") else { return nil }
                    text += segment.content.text
                case .expressionSegment(let segment):
                    guard segment.expressions.count == 1, let inner = segment.expressions.first?.expression,
                        spend(inner),
                        let part = resolving(inner, { reader, node in reader.interpolated(node) })
                    else { return nil }
                    text += part
                @unknown default: return nil
                }
                guard text.utf8.count <= source.limit else { return nil }
            }
            return text
        }

        private mutating func interpolated(_ node: ExprSyntax) -> String? {
            if let text = string(node) { return text }
            return node.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue.map { String($0) }
        }
    }

    extension ExprSyntax {
        /// Whether it is the literal `text`, or something whose text is not known before it is looked at.
        fileprivate func mayBe(_ text: String) -> Bool {
            guard let literal = self.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                return true
            }
            return literal == text
        }
    }

    extension String {
        /// The key of `what`, for a sentence.
        fileprivate func quotedKey(of what: String) -> String {
            "\(PropertyListKeyPath(keys: String(prefix(80)))) in \(what)"
        }
    }
#endif
