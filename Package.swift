// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import Foundation
import PackageDescription

/// One list for every Swift target of the package.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// SwiftSyntax as the toolchain at work ships it, or nil where it ships none or its place is not known. SwiftPM
/// runs this manifest as its child, so that the parent's executable lies in the toolchain's `usr/bin`.
let toolchainSwiftSyntax: String? = {
    let host = URL(fileURLWithPath: "/proc/\(getppid())/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}()

/// What MerlonTuist needs, and whatever imports it: SwiftPM hands on the linker's flags and not these.
let importsSwiftSyntax: [SwiftSetting] = toolchainSwiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? []
let linksSwiftSyntax: [LinkerSetting] =
    toolchainSwiftSyntax.map {
        [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
    } ?? []

/// A target in the folder of its group; a group's targets import only from the groups below it.
func target(_ name: String, in group: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(group)/\(name)", swiftSettings: settings)
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil,
    more: [SwiftSetting] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, resources: resources,
        swiftSettings: settings + more)
}

let package = Package(
    name: "merlon",
    platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .executable(name: "merlon", targets: ["merlon"]),
        .plugin(name: "MerlonAuditPlugin", targets: ["MerlonAuditPlugin"]),
        .library(name: "MerlonATS", targets: ["MerlonATS"]),
        .library(name: "MerlonErrorCodes", targets: ["MerlonErrorCodes"]),
        .library(name: "MerlonPropertyList", targets: ["MerlonPropertyList"]),
    ],
    targets: [
        .executableTarget(
            name: "merlon",
            dependencies: [
                "MerlonATS", "MerlonAudit", "MerlonErrorCodes", "MerlonPolicy", "MerlonPropertyList",
                "MerlonReport", "MerlonTuist",
            ],
            path: "Sources/CLI/merlon", swiftSettings: settings + importsSwiftSyntax),

        target(
            "MerlonReport", in: "Host",
            ["MerlonAudit", "MerlonATS", "MerlonErrorCodes", "MerlonPolicy", "MerlonPropertyList"]),
        target(
            "MerlonAudit", in: "Host",
            ["MerlonATS", "MerlonPolicy", "MerlonProject", "MerlonPropertyList", "CArchive", "COpenSSL"]),
        .target(
            name: "MerlonTuist", dependencies: ["MerlonProject", "MerlonPropertyList"],
            path: "Sources/Host/MerlonTuist", swiftSettings: settings + importsSwiftSyntax,
            linkerSettings: linksSwiftSyntax),
        target("MerlonPolicy", in: "Host", ["MerlonATS", "MerlonPropertyList", "MerlonYAML"]),
        target("MerlonProject", in: "Host", ["MerlonPropertyList", "MerlonYAML"]),
        target("MerlonYAML", in: "Host", ["MerlonPropertyList", "CYaml"]),

        target("MerlonATS", in: "Domain", ["MerlonPropertyList"]),
        target("MerlonErrorCodes", in: "Domain"),

        target("MerlonPropertyList", in: "Primitives"),

        .systemLibrary(
            name: "CArchive", path: "Sources/System/CArchive", pkgConfig: "libarchive",
            providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
        .systemLibrary(
            name: "CYaml", path: "Sources/System/CYaml", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "COpenSSL", path: "Sources/System/COpenSSL", pkgConfig: "openssl",
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),

        .plugin(
            name: "MerlonAuditPlugin",
            capability: .command(
                intent: .custom(
                    verb: "merlon-audit",
                    description: "Audit the transport security of the package's apps and property lists")),
            dependencies: ["merlon"], path: "Plugins/MerlonAuditPlugin"),

        .executableTarget(
            name: "DecisionBench", dependencies: ["CAllocationCount", "MerlonATS", "MerlonPropertyList"],
            path: "Benchmarks/Decisions", swiftSettings: settings),
        .executableTarget(
            name: "ProjectBench", dependencies: ["MerlonProject", "MerlonPropertyList"],
            path: "Benchmarks/Projects", swiftSettings: settings),
        .target(name: "CAllocationCount", path: "Benchmarks/CAllocationCount"),

        tests("MerlonPropertyListTests", ["MerlonPropertyList"]),
        tests("MerlonATSTests", ["MerlonATS", "MerlonPropertyList"]),
        tests("MerlonErrorCodesTests", ["MerlonErrorCodes"]),
        tests("MerlonYAMLTests", ["MerlonYAML", "MerlonPropertyList"]),
        tests("MerlonPolicyTests", ["MerlonPolicy", "MerlonATS", "MerlonPropertyList", "MerlonYAML"]),
        tests("MerlonProjectTests", ["MerlonProject", "MerlonATS", "MerlonPropertyList"]),
        tests(
            "MerlonTuistTests", ["MerlonTuist", "MerlonProject", "MerlonPropertyList"],
            more: importsSwiftSyntax),
        tests(
            "MerlonAuditTests",
            ["MerlonAudit", "MerlonATS", "MerlonPolicy", "MerlonProject", "MerlonPropertyList"]),
        tests(
            "MerlonReportTests",
            [
                "MerlonReport", "MerlonAudit", "MerlonATS", "MerlonErrorCodes", "MerlonPolicy",
                "MerlonPropertyList",
            ],
            exclude: ["Golden"]),
        tests(
            "MerlonCommandTests",
            [
                "merlon", "MerlonATS", "MerlonAudit", "MerlonPolicy", "MerlonPropertyList", "MerlonTuist",
                "MerlonYAML",
            ],
            resources: [.copy("Scripts")], more: importsSwiftSyntax),
        tests("PackageTests", []),
    ],
    swiftLanguageModes: [.v6]
)
