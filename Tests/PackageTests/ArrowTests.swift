// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite struct ArrowTests {
    private static let package = Result { try PackageDescription.read() }

    @Test func everyTargetOfSourcesLiesInAGroup() throws {
        for target in try Self.package.get().targets where target.path?.hasPrefix("Sources/") == true {
            let group = try #require(Layers.group(target), "\(target.name) lies in \(target.path ?? "")")
            #expect(Layers.topDown.contains(group), "\(target.name) lies in the unknown group \(group)")
        }
    }

    @Test func everyArrowPointsDownOrIsInTheTable() throws {
        let package = try Self.package.get()
        let groups = Dictionary(
            uniqueKeysWithValues: package.targets.compactMap { target in
                Layers.group(target).map { (target.name, $0) }
            })
        var arrows = 0
        for target in package.targets {
            guard let from = groups[target.name].flatMap(Layers.topDown.firstIndex) else { continue }
            for dependency in target.dependencies {
                arrows += 1
                let to = try #require(
                    groups[dependency.name].flatMap(Layers.topDown.firstIndex),
                    "\(target.name) imports \(dependency.name), which lies in no group")
                let isAllowed =
                    to > from || (to == from && Layers.within[target.name]?.contains(dependency.name) == true)
                #expect(isAllowed, "\(target.name) may not import \(dependency.name)")
            }
        }
        #expect(arrows >= 8, "the description names too few arrows to be this package's")
    }

    @Test func onlyItsWrapperImportsACLibrary() throws {
        for target in try Self.package.get().targets where Layers.group(target) != nil {
            for dependency in target.dependencies {
                guard let wrappers = Layers.wrappers[dependency.name] else { continue }
                #expect(wrappers.contains(target.name), "\(target.name) may not import \(dependency.name)")
            }
        }
    }

    @Test func everySystemLibraryHasAWrapperInTheTable() throws {
        for target in try Self.package.get().targets where target.type == "system" {
            #expect(Layers.wrappers[target.name] != nil, "\(target.name)")
        }
    }

    @Test func everyImportIsDeclared() throws {
        let package = try Self.package.get()
        let own = Set(package.targets.map(\.name))
        for target in package.targets where target.type != "system" {
            let folder = PackageDescription.root.appendingPathComponent(target.path ?? "")
            let declared = Set(target.dependencies.map(\.name))
            let files = try SwiftFiles.below(folder)
            // A target of C has no import to declare.
            let isC = try SwiftFiles.hasC(in: folder)
            #expect(!files.isEmpty || isC, "\(target.name) has no source")
            for file in files {
                for module in try SwiftFiles.imports(of: file) where own.contains(module) {
                    #expect(
                        declared.contains(module), "\(file.lastPathComponent) imports \(module), undeclared")
                }
            }
        }
    }

    @Test func everyDeclaredDependencyIsImported() throws {
        let package = try Self.package.get()
        for target in package.targets where Layers.group(target) != nil && target.type != "system" {
            let folder = PackageDescription.root.appendingPathComponent(target.path ?? "")
            let imports = Set(try SwiftFiles.below(folder).flatMap(SwiftFiles.imports))
            for dependency in target.dependencies {
                #expect(
                    imports.contains(dependency.name),
                    "\(target.name) declares \(dependency.name) for nothing")
            }
        }
    }

    @Test("domain and primitives stay free of frameworks that a device or Linux lacks")
    func lowerGroupsImportNoFoundationBeyondEssentials() throws {
        let allowed: Set<String> = ["FoundationEssentials", "Foundation"]
        let package = try Self.package.get()
        let own = Set(package.targets.map(\.name))
        for target in package.targets where ["Domain", "Primitives"].contains(Layers.group(target)) {
            let folder = PackageDescription.root.appendingPathComponent(target.path ?? "")
            for file in try SwiftFiles.below(folder) {
                for module in try SwiftFiles.imports(of: file) where !own.contains(module) {
                    #expect(allowed.contains(module), "\(file.lastPathComponent) imports \(module)")
                }
            }
        }
    }
}
