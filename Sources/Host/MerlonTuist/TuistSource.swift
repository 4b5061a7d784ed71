// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    internal import MerlonPropertyList
    internal import SwiftParser
    internal import SwiftSyntax

    /// One manifest's syntax, with the constants that it declares.
    struct TuistSource {
        let path: String
        /// The most values that are read of it.
        let limit: Int
        let importsTuist: Bool
        /// What `let project` is; nil where there is none.
        let project: ExprSyntax?
        /// The constants by name; those of a type as `Type.name`.
        private(set) var constants: [String: ExprSyntax] = [:]
        private let bytes: [UInt8]
        private let lineStarts: [Int]
        /// For each stretch of 256 bytes, how many code points begin before it: a line may have a hundred
        /// thousand values, and each has its column.
        private let codePoints: [Int]

        init(_ bytes: [UInt8], path: String, limit: Int) {
            self.bytes = bytes
            self.path = path
            self.limit = limit
            lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
            var begun = 0
            codePoints = stride(from: 0, through: bytes.count, by: Self.stretch).map { start in
                defer { begun += bytes[start...].prefix(Self.stretch).count { $0.beginsCodePoint } }
                return begun
            }
            let tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
            var constants: [String: ExprSyntax] = [:]
            var imports = false
            var calls: [ExprSyntax] = []
            for statement in tree.statements {
                switch statement.item {
                case .decl(let declaration):
                    if let declaration = declaration.as(ImportDeclSyntax.self) {
                        imports = imports || declaration.path.trimmedDescription == "ProjectDescription"
                    }
                    Self.collect(declaration, below: "", into: &constants)
                case .expr(let expression): calls.append(expression)
                case .stmt: continue
                @unknown default: continue
                }
            }
            importsTuist = imports
            self.constants = constants
            // A project may stand there without a name.
            project =
                constants["project"]
                ?? (constants.sorted { $0.key < $1.key }.map(\.value) + calls).first {
                    $0.isCall(of: "Project")
                }
        }

        /// Takes the constants of a declaration: of the file itself, and static ones of its types.
        private static func collect(
            _ declaration: DeclSyntax, below type: String, into constants: inout [String: ExprSyntax]
        ) {
            if let variable = declaration.as(VariableDeclSyntax.self) {
                guard variable.bindingSpecifier.text == "let" else { return }
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                        let value = binding.initializer?.value
                    else { continue }
                    constants[type + name] = value
                }
            } else if let group = declaration.asProtocol((any DeclGroupSyntax).self), type.isEmpty {
                let name =
                    declaration.as(EnumDeclSyntax.self)?.name.text
                    ?? declaration.as(StructDeclSyntax.self)?.name.text
                    ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                guard let name else { return }
                for member in group.memberBlock.members {
                    collect(member.decl, below: name + ".", into: &constants)
                }
            }
        }

        /// The place of a node, trivia around it left out.
        func place(_ node: some SyntaxProtocol) -> SourcePlace {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            let (line, column) = position(start)
            let (endLine, endColumn) = position(end)
            return SourcePlace(
                offset: start, endOffset: end, line: line, column: column, endLine: endLine,
                endColumn: endColumn)
        }

        private func position(_ offset: Int) -> (line: Int, column: Int) {
            var (low, high) = (0, lineStarts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if lineStarts[middle] <= offset { low = middle } else { high = middle }
            }
            let end = min(offset, bytes.count)
            return (low + 1, codePoints(before: end) - codePoints(before: min(lineStarts[low], end)) + 1)
        }

        /// How many code points begin before `offset`.
        private func codePoints(before offset: Int) -> Int {
            let stretch = offset / Self.stretch
            return codePoints[stretch]
                + bytes[stretch * Self.stretch..<offset].count { $0.beginsCodePoint }
        }

        private static let stretch = 256
    }

    extension UInt8 {
        /// Whether it is no byte that continues a code point.
        fileprivate var beginsCodePoint: Bool { self & 0xC0 != 0x80 }
    }

    extension ExprSyntax {
        /// Whether it is a call of `name`, or of its initialiser.
        func isCall(of name: String) -> Bool {
            guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
            let called = call.calledExpression.trimmedDescription
            return called == name || called == "ProjectDescription." + name || called.hasPrefix(name + ".")
        }
    }
#endif
