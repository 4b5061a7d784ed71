// SPDX-License-Identifier: Apache-2.0
#if canImport(SwiftParser)
    internal import MerlonProject
    internal import MerlonPropertyList
    internal import SwiftSyntax

    extension TuistInterpreter {
        /// The manifest; one without targets, and a problem, where a helper makes the project.
        mutating func manifest(named path: String) -> TuistManifest {
            let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
            var manifest = TuistManifest(name: folder)
            if let project = source.project {
                resolving(project) { reader, node in reader.read(node, into: &manifest) }
            } else {
                problems.append(
                    ProjectProblem(
                        .codeNotRun, path: source.path,
                        message: "no project is written out in it: helpers make it, which are not run",
                        losesFacts: true))
            }
            manifest.problems = problems
            return manifest
        }

        private mutating func read(_ node: ExprSyntax, into manifest: inout TuistManifest) {
            guard ["Project", "init"].contains(node.calledName ?? "") else {
                note(node, "the project is \(node.kindInWords), which is not run", losesFacts: true)
                return
            }
            if let name = node.argument("name"), let text = text(name, of: "name", losesFacts: false) {
                manifest.name = text
            }
            manifest.settings = settings(node.argument("settings"), of: "the project")
            guard let targets = node.argument("targets") else { return }
            for target in elements(targets, of: "targets") {
                if let read = self.target(target) { manifest.targets.append(read) }
            }
        }

        /// The elements of a list, of constants that are lists, and of lists joined by `+`.
        private mutating func elements(_ expression: ExprSyntax, of what: String) -> [ExprSyntax] {
            guard spend(expression) else { return [] }
            return resolving(expression) { reader, node in
                if let list = node.as(ArrayExprSyntax.self) { return list.elements.map(\.expression) }
                if let sequence = node.as(SequenceExprSyntax.self) {
                    var all: [ExprSyntax] = []
                    for (index, element) in sequence.elements.enumerated() where index % 2 == 0 {
                        all += reader.elements(element, of: what)
                    }
                    return all
                }
                reader.note(expression, "\(what) is \(node.kindInWords), which is not run", losesFacts: true)
                return []
            }
        }

        private mutating func target(_ expression: ExprSyntax) -> TuistTarget? {
            guard spend(expression) else { return nil }
            return resolving(expression) { reader, node in
                guard ["Target", "target"].contains(node.calledName ?? ""),
                    let name = node.argument("name").flatMap({
                        reader.text($0, of: "the name of a target", losesFacts: true)
                    })
                else {
                    reader.note(
                        expression, "an element of targets is \(node.kindInWords), which is not run",
                        losesFacts: true)
                    return nil
                }
                return reader.target(node, named: name)
            }
        }

        private mutating func target(_ node: ExprSyntax, named name: String) -> TuistTarget {
            let product = node.argument("product").flatMap { resolving($0) { _, node in node.memberName } }
            if product == nil {
                note(node, "the product of \(name) is not written out", losesFacts: true)
            }
            var target = TuistTarget(
                name: name, product: product ?? "app",
                infoPlist: infoPlist(node.argument("infoPlist"), of: name))
            let destinations = destinations(node)
            target.platforms = Self.platforms(destinations)
            target.isForCatalyst = destinations.contains("macCatalyst")
            if !target.platforms.contains(where: Self.isPlatform) {
                note(
                    node.argument("destinations") ?? node.argument("platform") ?? node,
                    "the platforms of \(name) are not written out", losesFacts: true)
            }
            target.productName = node.argument("productName").flatMap {
                text($0, of: "productName of \(name)", losesFacts: false)
            }
            target.bundleID = node.argument("bundleId").flatMap {
                text($0, of: "bundleId of \(name)", losesFacts: false)
            }
            for platform in target.platforms {
                target.deploymentTargets[platform] = deploymentTarget(node, platform, of: name)
            }
            target.entitlements = node.argument("entitlements").flatMap {
                path($0, of: "entitlements of \(name)", losesFacts: false)
            }
            target.settings = settings(node.argument("settings"), of: name)
            return target
        }

        private static func isPlatform(_ name: String) -> Bool {
            ["iOS", "macOS", "tvOS", "visionOS", "watchOS"].contains(name)
        }

        /// The names in `destinations`, or the older `platform`.
        private mutating func destinations(_ node: ExprSyntax) -> [String] {
            guard let argument = node.argument("destinations") ?? node.argument("platform") else {
                return []
            }
            return resolving(argument) { _, node in
                let list = node.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.memberName)
                return list ?? node.memberName.map { [$0] } ?? []
            }
        }

        /// The platforms of `destinations`, each once, iOS before others.
        private static func platforms(_ destinations: [String]) -> [String] {
            let platforms = destinations.map { name in
                switch name {
                case "iPhone", "iPad", "macCatalyst", "macWithiPadDesign", "appleVisionWithiPadDesign": "iOS"
                case "mac": "macOS"
                case "appleTv": "tvOS"
                case "appleWatch": "watchOS"
                case "appleVision": "visionOS"
                default: name
                }
            }
            return (platforms.filter { $0 == "iOS" } + platforms).unique
        }

        /// `.iOS("17.0")`, `.multiplatform(iOS:macOS:)`, or the older `.iOS(targetVersion:devices:)`.
        private mutating func deploymentTarget(
            _ node: ExprSyntax, _ platform: String, of name: String
        ) -> String? {
            guard let argument = node.argument("deploymentTargets") ?? node.argument("deploymentTarget")
            else { return nil }
            return resolving(argument) { reader, node in
                // `.iOS("17.0")` says nothing of the target's other platforms.
                if let called = node.calledName, Self.isPlatform(called), called != platform { return nil }
                let isMany = node.calledName == "multiplatform"
                let version =
                    isMany ? node.argument(platform) : node.argument(nil) ?? node.argument("targetVersion")
                return version.flatMap {
                    reader.text($0, of: "deploymentTargets of \(name)", losesFacts: false)
                }
            }
        }

        mutating func text(_ expression: ExprSyntax, of what: String, losesFacts: Bool) -> String? {
            guard let value = value(expression, of: what, losesFacts: losesFacts) else { return nil }
            return value.string
        }
    }
#endif
