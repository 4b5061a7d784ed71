// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    internal import MerlonProject
    internal import MerlonPropertyList
    internal import SwiftSyntax

    extension TuistInterpreter {
        /// What `infoPlist:` says; Tuist's own list where it is not there.
        mutating func infoPlist(_ argument: ExprSyntax?, of name: String) -> TuistTarget.InfoPlist {
            let empty = PropertyListNode(.dictionary(.init()))
            guard let argument else { return .extendingDefault(empty) }
            let what = "infoPlist of \(name)"
            return resolving(argument) { reader, node in
                if node.is(NilLiteralExprSyntax.self) { return .none }
                if node.is(StringLiteralExprSyntax.self) {
                    return reader.path(node, of: what, losesFacts: true).map { .file($0) } ?? .none
                }
                if node.memberName == "default" { return .extendingDefault(empty) }
                switch node.calledName {
                case "extendingDefault":
                    guard let entries = reader.entries(node.argument("with"), of: what) else { return .none }
                    return .extendingDefault(entries)
                case "dictionary":
                    guard let entries = reader.entries(node.argument(nil), of: what) else { return .none }
                    return .dictionary(entries)
                case "file":
                    return node.argument("path").flatMap { reader.path($0, of: what, losesFacts: true) }
                        .map { .file($0) } ?? .none
                default:
                    reader.note(
                        argument, "\(what) is \(node.kindInWords), which is not run", losesFacts: true)
                    return .none
                }
            }
        }

        /// A dictionary of an Info.plist; nil, and a problem, where it is none.
        private mutating func entries(_ expression: ExprSyntax?, of what: String) -> PropertyListNode? {
            guard let expression else { return nil }
            return resolving(expression) { reader, node in
                guard node.is(DictionaryExprSyntax.self) else {
                    reader.note(
                        expression, "\(what) is \(node.kindInWords), which is not run", losesFacts: true)
                    return nil
                }
                return reader.value(node, of: what, losesFacts: false)
            }
        }

        /// A path: a text, `.relativeToManifest("")`, `.relativeToRoot("")`, `.path("")`.
        mutating func path(_ expression: ExprSyntax, of what: String, losesFacts: Bool) -> TuistPath? {
            resolving(expression) { reader, node in
                let place = reader.source.place(node)
                let names = ["file", "path", "relativeToManifest", "relativeToRoot"]
                let isCall = names.contains(node.calledName ?? "")
                let inner = isCall ? node.argument(nil) ?? node.argument("path") : node
                guard let inner, let text = reader.text(inner, of: what, losesFacts: losesFacts) else {
                    return nil
                }
                // Two slashes stand for Tuist's root.
                if text.hasPrefix("//") {
                    return TuistPath(String(text.dropFirst(2)), isFromRoot: true, place: place)
                }
                return TuistPath(text, isFromRoot: node.calledName == "relativeToRoot", place: place)
            }
        }

        /// What `settings:` says.
        mutating func settings(_ argument: ExprSyntax?, of name: String) -> TuistSettings {
            var settings = TuistSettings()
            guard let argument else { return settings }
            resolving(argument) { reader, node in
                guard ["settings", "Settings"].contains(node.calledName ?? "") else {
                    if !node.is(NilLiteralExprSyntax.self) {
                        reader.note(
                            argument, "settings of \(name) is \(node.kindInWords), which is not run",
                            losesFacts: false)
                    }
                    return
                }
                settings.base = reader.settingEntries(node.argument("base"), of: name)
                settings.debug = reader.settingEntries(node.argument("debug"), of: name)
                settings.release = reader.settingEntries(node.argument("release"), of: name)
                guard let list = node.argument("configurations") else { return }
                settings.configurations = reader.configurations(list, of: name)
            }
            return settings
        }

        private mutating func settingEntries(
            _ expression: ExprSyntax?, of name: String
        ) -> PropertyListDictionary {
            guard let expression else { return .init() }
            return value(expression, of: "settings of \(name)", losesFacts: false)?.dictionary ?? .init()
        }

        private mutating func configurations(_ list: ExprSyntax, of name: String) -> [TuistConfiguration] {
            resolving(list) { reader, node in
                guard let elements = node.as(ArrayExprSyntax.self)?.elements else {
                    reader.note(
                        list, "configurations of \(name) is \(node.kindInWords), which is not run",
                        losesFacts: true)
                    return []
                }
                return elements.compactMap { element in
                    reader.resolving(element.expression) { reader, node in
                        reader.configuration(node, element.expression, of: name)
                    }
                }
            }
        }

        private mutating func configuration(
            _ node: ExprSyntax, _ expression: ExprSyntax, of name: String
        ) -> TuistConfiguration? {
            let kind = node.calledName
            guard kind == "debug" || kind == "release", let label = node.argument("name"),
                let text = configurationName(label)
            else {
                note(
                    expression, "a configuration of \(name) is \(node.kindInWords), which is not run",
                    losesFacts: true)
                return nil
            }
            var configuration = TuistConfiguration(name: text, isDebug: kind == "debug")
            configuration.settings = settingEntries(node.argument("settings"), of: name)
            configuration.xcconfig = node.argument("xcconfig").flatMap {
                path($0, of: "xcconfig of \(text)", losesFacts: true)
            }
            return configuration
        }

        /// `"Beta"`, `.debug`, `.release`, `.configuration("Beta")`.
        private mutating func configurationName(_ expression: ExprSyntax) -> String? {
            resolving(expression) { reader, node in
                switch node.memberName {
                case "debug": return "Debug"
                case "release": return "Release"
                default: break
                }
                if node.calledName == "configuration" || node.calledName == "init" {
                    return node.argument(nil).flatMap {
                        reader.text($0, of: "the name of a configuration", losesFacts: true)
                    }
                }
                return reader.string(node)
            }
        }
    }
#endif
